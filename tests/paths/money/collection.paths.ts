import type { SnapshotFrom } from 'xstate'
import type { Collection, Outstanding } from '#api/contract/money/collections.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { collectionMachine } from '#machines/money/collection/collection.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const order = (id: number, currency: string, total: string) => ({
  ...{ id, number: `T-${id}`, ordered_at: `2026-11-0${id}T09:00:00.000Z`, currency, total },
  ...{ paid_total: '0.00', outstanding: total },
})
const till = (id: number, currency: string) => ({
  currency,
  accounts: [{ id, kind: 'cash' as const, name: 'Kasa', currency }],
  usual: [{ method: 'cash' as const, account_id: id }],
})

/** A customer who owes for two orders in lira and one in dollars, to a shop that takes cash; and to one that takes nothing. */
const owing: Outstanding = {
  customer: { id: 5, name: 'Zeynep Yılmaz', email: '', phone: '' },
  orders: [order(1, 'TRY', '100.00'), order(2, 'TRY', '50.00'), order(3, 'USD', '10.00')],
  methods: [{ method: 'cash', name: 'Nakit', minimum: '', maximum: '' }],
  tills: [till(8, 'TRY'), till(9, 'USD')],
  day: '2026-11-20',
  closed_until: '2020-12-31',
}
const unpayable: Outstanding = { ...owing, methods: [] }

const collected: Collection = {
  ...{ id: 3, customer: { id: 5, name: 'Zeynep Yılmaz' }, currency: 'TRY', amount: '120.00', method: 'cash' },
  ...{
    account: 'Kasa',
    cheque_id: null,
    day: '2026-11-20',
    reference: '',
    user: 'Ayşe',
    at: '2026-11-20T10:00:00.000Z',
  },
  ...{ state: 'standing', undone: null, parts: [], undo_refusals: [] },
}
const undone: Collection = {
  ...collected,
  ...{ state: 'undone', undone: { at: '2026-11-20T11:00:00.000Z', user: 'Ayşe' } },
  undo_refusals: [{ id: 'collect.undone' }],
}
/** One of its orders was cancelled since, and money of another went back. */
const stuck: Collection = {
  ...collected,
  undo_refusals: [
    { id: 'collect.order_ended', about: { numbers: 'T-1' } },
    { id: 'collect.money_went_back', about: { numbers: 'T-2' } },
  ],
}
/** It came by a cheque that a bank collects by now. */
const moved: Collection = {
  ...collected,
  ...{ method: 'cheque', account: '', cheque_id: 4, undo_refusals: [{ id: 'collect.cheque_moved' }] },
}
/** Another cashier was quicker. */
const paidMeanwhile = failure('refused', {
  ...{ status: 422, error: 'collect.amount_above_debt' },
  rules: [{ id: 'collect.amount_above_debt', about: { debt: '0.00 TRY' }, at: ['amount'] }],
})

type Snapshot = SnapshotFrom<typeof collectionMachine>

/** Collecting of a customer, from choosing whom to the receipt and back. */
export default paths(collectionMachine)({
  inputs: {
    customer: { customer_id: 5 },
    nobody: { customer_id: null },
    receipt: { customer_id: null, collection_id: 3 },
  },
  events: (snapshot) => [...asked, ...writings(snapshot)],
  answers: {
    look: { done: [owing, unpayable], failed: [failure('network')] },
    read: { done: [collected, stuck, moved, undone], failed: [failure('network')] },
    collect: { done: [collected], failed: [failure('network'), paidMeanwhile, failure('session', { status: 401 })] },
    undo: { done: [undone], failed: [failure('network')] },
    renewals: {},
  },
  key: ({ value, context }) => {
    const { customer_id, outstanding, chosen, pinned, amount, payment, revealed, failure: failed, collection } = context
    const { method, cheque } = context
    return JSON.stringify([
      ...[value, customer_id, outstanding?.methods.length, chosen, pinned, amount, payment, revealed, failed?.kind],
      ...[collection?.state, collection?.undo_refusals.length, method, cheque],
    ])
  },
})

const asked = [
  { type: 'CHOOSE_CUSTOMER', id: 5 },
  { type: 'OTHER_CUSTOMER' },
  { type: 'REFRESH' },
  { type: 'REVEAL' },
  { type: 'COLLECT' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'RETRY' },
  { type: 'RENEWED' },
  { type: 'UNDO' },
  { type: 'COLLECT_MORE' },
] as const

/** What may be chosen or written next: the orders, then what is done with them, then the money. */
function writings({ value, context }: Snapshot) {
  if (typeof value !== 'object' || context.outstanding?.methods.length === 0) return []
  const { chosen, pinned, amount, payment, method, cheque } = context
  if (chosen.length === 0) return choosing
  if (pinned.length > 0) return [{ type: 'UNPIN', id: 2 } as const]
  if (amount === '') return [...picking, ...amounts]
  const plain = payment.day === owing.day && payment.reference === ''
  if (method === 'cheque') return cheque.iban === '' ? wrongCheque : []
  return amount === '150.00' && plain ? [...wrongPayments, byCheque] : []
}

const choosing = [{ type: 'CHOOSE', ids: [1, 2, 3] }] as const
const picking = [
  { type: 'LEAVE_OUT', ids: [1, 2] },
  { type: 'PIN', id: 2 },
  { type: 'SET_METHOD', method: 'cash' },
] as const
const amounts = [
  { type: 'WHOLE_DEBT' },
  { type: 'SET_AMOUNT', amount: '120.00' },
  { type: 'SET_AMOUNT', amount: '0' },
  { type: 'SET_AMOUNT', amount: '1.005' },
  { type: 'SET_AMOUNT', amount: '150.01' },
] as const
const wrongPayments = [
  { type: 'SET_PAYMENT', payment: { day: '' } },
  { type: 'SET_PAYMENT', payment: { day: '2098-01-01' } },
  { type: 'SET_PAYMENT', payment: { day: '2020-12-31' } },
  { type: 'SET_PAYMENT', payment: { reference: 'a'.repeat(101) } },
] as const
const byCheque = { type: 'SET_METHOD', method: 'cheque' } as const
const wrongCheque = [{ type: 'SET_CHEQUE', cheque: { iban: 'TR1' } }] as const
