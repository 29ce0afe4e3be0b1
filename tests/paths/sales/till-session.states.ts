import { failure } from '#api/contract/platform/failure.ts'
import type { TillSession } from '#api/contract/sales/till-session.ts'
import { tillSessionMachine } from '#machines/sales/till-session/till-session.machine.ts'
import { done, failed, type StateTable } from '../state-table.ts'

/** The cash desk: opened with a count, cash in and out, closed with a count once every sale is sent. */

const open = { id: 4, account_id: 3, currency: 'TRY', status: 'open', opening: '200.00' } as TillSession
const desks = [{ id: 3, kind: 'cash', name: 'Kasa', currency: 'TRY' }]
const draft = {
  account_id: 3,
  counted: '200.00',
  move: { kind: 'in', amount: '50.00', note: '' },
  override: 0,
  approval: '',
}
const lost = failure('network')

export default {
  machine: tillSessionMachine,
  facts: { holder: { permissions: [2900] }, desks, rows: [open], unsent: 0, draft, failure: null, key: '' },
  events: {
    write: { type: 'WRITE', changes: { counted: '1.00' } } as never,
    open: { type: 'OPEN' },
    move: { type: 'MOVE' },
    close: { type: 'CLOSE' },
    retry: { type: 'RETRY' },
    'looked, and one is open': done('look', { desks, rows: [open], unsent: 0 }),
    'looked, and none is open': done('look', { desks, rows: [{ ...open, status: 'closed' }], unsent: 0 }),
    'not looked': failed('look', lost),
    'was opened': done('open', open),
    'was not opened': failed('open', failure('conflict', { status: 409 })),
    'was moved': done('move', open),
    'was not moved': failed('move', lost),
    'was closed': done('close', open),
    'was not closed': failed('close', lost),
  },
  rows: {
    looking: {
      'looked, and one is open': 'opened',
      'looked, and none is open': 'closed',
      'not looked': 'unreachable',
    },
    unreachable: { retry: 'looking' },
    closed: { open: 'opening' },
    opening: { 'was opened': 'looking', 'was not opened': 'closed' },
    opened: { move: 'moving', close: 'closing' },
    moving: { 'was moved': 'looking', 'was not moved': 'opened' },
    closing: { 'was closed': 'looking', 'was not closed': 'opened' },
  },
  refused: [
    { state: 'closed', event: 'open', facts: { draft: { ...draft, counted: '' } }, rules: ['validation.amount'] },
    { state: 'closed', event: 'open', facts: { draft: { ...draft, counted: '-1' } }, rules: ['validation.amount'] },
    { state: 'closed', event: 'open', facts: { desks: [] }, rules: ['validation.invalid_choice'] },
    ...['', '0', '-5'].map((amount) => ({
      ...{ state: 'opened', event: 'move', rules: ['validation.amount'] },
      facts: { draft: { ...draft, move: { ...draft.move, amount } } },
    })),
    { state: 'opened', event: 'close', facts: { draft: { ...draft, counted: 'x' } }, rules: ['validation.amount'] },
    // Nothing that was sold is counted without: only full authority signs that it is closed all the same.
    { state: 'opened', event: 'close', facts: { unsent: 1 }, rules: ['till.unsent_sales'] },
    {
      ...{ state: 'opened', event: 'close', rules: ['till.unsent_sales'] },
      facts: { unsent: 1, draft: { ...draft, override: 1 } },
    },
    {
      ...{ state: 'opened', event: 'close', rules: ['till.unsent_sales'] },
      facts: { unsent: 1, holder: { permissions: [100] } },
    },
  ],
} satisfies StateTable
