import { failure } from '#api/contract/platform/failure.ts'
import type { TillSession } from '#api/contract/sales/till-session.ts'
import { type LookedDesk, tillSessionMachine } from '#machines/sales/till-session/till-session.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const open: TillSession = {
  ...{ id: 4, account_id: 3, account: 'Kasa', currency: 'TRY', status: 'open', opened_at: '2026-11-22T08:00:00.000Z' },
  ...{ opened_by: 'Elif Kaya', opening: '200.00', expected: '329.50', closed_at: null, closed_by: '' },
  ...{ counted: null, difference: null, unsent: 0 },
}
const desks: LookedDesk['desks'] = [{ id: 3, kind: 'cash', name: 'Kasa', currency: 'TRY' }]
const move = { kind: 'out', amount: '50.00', note: 'Kargo ödendi' } as const

/** The cash desk, from its opening to its closing. */
export default paths(tillSessionMachine)({
  inputs: { cashier: { holder: { permissions: [2900] } }, manager: { holder: { permissions: [100] } } },
  events: () => [
    { type: 'WRITE', changes: { counted: '200.00' } },
    { type: 'WRITE', changes: { move } },
    { type: 'WRITE', changes: { override: 1 } },
    { type: 'OPEN' },
    { type: 'MOVE' },
    { type: 'CLOSE' },
    { type: 'RETRY' },
  ],
  answers: {
    look: {
      done: [
        { desks, rows: [], unsent: 0 },
        { desks: [], rows: [], unsent: 0 },
        { desks, rows: [open], unsent: 0 },
        { desks, rows: [open], unsent: 2 },
      ],
      failed: [failure('network')],
    },
    open: { done: [open], failed: [failure('conflict', { status: 409 })] },
    move: { done: [open], failed: [failure('network')] },
    close: { done: [{ ...open, status: 'closed' }], failed: [failure('network')] },
  },
  key: ({ value, context: { draft, desks: known, rows, unsent, failure: why } }) =>
    JSON.stringify([value, draft, known.length, rows.length, unsent, why?.kind]),
})
