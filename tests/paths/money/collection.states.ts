import type { Collection, Outstanding } from '#api/contract/money/collections.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { collectionMachine } from '#machines/money/collection/collection.machine.ts'
import { done, failed, type StateTable } from '../state-table.ts'

/** Collecting a debt: whom, of which orders and how much, asked once more, received, and taken back. */

const order = (id: number, currency = 'TRY') => ({
  ...{ id, number: `T-${id}`, ordered_at: `2026-11-0${id}T09:00:00.000Z`, currency },
  ...{ total: '100.00', paid_total: '0.00', outstanding: '100.00' },
})
const owing: Outstanding = {
  customer: { id: 5, name: 'Zeynep Yılmaz', email: '', phone: '' },
  orders: [order(1), order(2)],
  methods: [{ method: 'cash', name: 'Nakit', minimum: '', maximum: '' }],
  tills: [
    {
      currency: 'TRY',
      accounts: [{ id: 8, kind: 'cash', name: 'Kasa', currency: 'TRY' }],
      usual: [{ method: 'cash', account_id: 8 }],
    },
  ],
  day: '2026-11-20',
  closed_until: '2026-10-31',
}
const collected = { id: 3, customer: owing.customer, state: 'standing', undo_refusals: [] } as unknown as Collection
const payment = { account_id: 8, day: '2026-11-20', reference: '' }
const lost = failure('network')
const paper = { number: '', bank: '', branch: '', drawer: '', iban: '', due_on: '' }
const back = (...ids: string[]) => ({ collection: { ...collected, undo_refusals: ids.map((id) => ({ id })) } })

/** Whatever is chosen or written stays in the form. */
const written = Object.fromEntries(
  ['CHOOSE', 'LEAVE_OUT', 'PIN', 'UNPIN', 'SET_AMOUNT', 'WHOLE_DEBT', 'SET_METHOD', 'SET_PAYMENT', 'SET_CHEQUE'].map(
    (type) => [type, 'form.writing'],
  ),
)
const form = { COLLECT: 'confirming', REFRESH: 'opening', OTHER_CUSTOMER: 'choosingCustomer' }

export default {
  machine: collectionMachine,
  facts: {
    ...{ customer_id: 5, collection_id: 3, outstanding: owing, chosen: [1, 2], pinned: [], skipped: 0 },
    ...{ amount: '120.00', method: 'cash', payment, cheque: paper, revealed: false, refused: [] },
    ...{ failure: lost, key: '', collection: collected },
  },
  events: {
    CHOOSE_CUSTOMER: { type: 'CHOOSE_CUSTOMER', id: 5 } as never,
    CHOOSE: { type: 'CHOOSE', ids: [1] } as never,
    LEAVE_OUT: { type: 'LEAVE_OUT', ids: [1] } as never,
    PIN: { type: 'PIN', id: 1 } as never,
    UNPIN: { type: 'UNPIN', id: 1 } as never,
    SET_AMOUNT: { type: 'SET_AMOUNT', amount: '1.00' } as never,
    WHOLE_DEBT: { type: 'WHOLE_DEBT' },
    SET_METHOD: { type: 'SET_METHOD', method: 'cash' } as never,
    SET_PAYMENT: { type: 'SET_PAYMENT', payment: { reference: 'x' } } as never,
    SET_CHEQUE: { type: 'SET_CHEQUE', cheque: { iban: '' } } as never,
    REVEAL: { type: 'REVEAL' },
    COLLECT: { type: 'COLLECT' },
    CONFIRM: { type: 'CONFIRM' },
    CANCEL: { type: 'CANCEL' },
    RETRY: { type: 'RETRY' },
    REFRESH: { type: 'REFRESH' },
    OTHER_CUSTOMER: { type: 'OTHER_CUSTOMER' },
    RENEWED: { type: 'RENEWED' },
    UNDO: { type: 'UNDO' },
    COLLECT_MORE: { type: 'COLLECT_MORE' },
    'the debt came': done('look', owing),
    'no debt came': failed('look', lost),
    'was collected': done('collect', collected),
    'was not collected': failed('collect', lost),
    'the session ended': failed('collect', failure('session', { status: 401 })),
    'the receipt came': done('read', collected),
    'no receipt came': failed('read', lost),
    'was taken back': done('undo', collected),
    'was not taken back': failed('undo', lost),
  },
  passing: ['begun'],
  rows: {
    choosingCustomer: { CHOOSE_CUSTOMER: 'opening' },
    opening: { 'the debt came': 'form.writing', 'no debt came': 'unreachable' },
    unreachable: { RETRY: 'opening', OTHER_CUSTOMER: 'choosingCustomer' },
    'form.writing': form,
    'form.failed': { ...written, ...form },
    // Nothing is received before it was asked about.
    confirming: { CONFIRM: 'collecting', CANCEL: 'form.writing' },
    collecting: {
      'was collected': 'receipt',
      'was not collected': 'form.failed',
      'the session ended': 'expired',
    },
    expired: { RENEWED: 'collecting' },
    reading: { 'the receipt came': 'receipt', 'no receipt came': 'notRead' },
    notRead: { RETRY: 'reading' },
    receipt: { UNDO: 'askingUndo', COLLECT_MORE: 'opening' },
    askingUndo: { CONFIRM: 'undoing', CANCEL: 'receipt' },
    undoing: { 'was taken back': 'receipt', 'was not taken back': 'notUndone' },
    notUndone: { RETRY: 'undoing', CANCEL: 'receipt' },
  },
  refused: [
    { state: 'form.writing', event: 'COLLECT', facts: { amount: '200.01' }, rules: ['collect.amount_above_debt'] },
    { state: 'form.writing', event: 'COLLECT', facts: { amount: '0' }, rules: ['collect.amount_invalid'] },
    // What was closed stays as it is: the day after it is the first that takes money.
    {
      ...{ state: 'form.writing', event: 'COLLECT', rules: ['ledger.period_closed'] },
      facts: { payment: { ...payment, day: '2026-10-31' } },
    },
    { state: 'receipt', event: 'UNDO', facts: back('collect.undone'), rules: ['collect.undone'] },
    {
      ...{ state: 'receipt', event: 'UNDO' },
      facts: back('collect.order_ended', 'collect.money_went_back'),
      rules: ['collect.order_ended', 'collect.money_went_back'],
    },
  ],
} satisfies StateTable
