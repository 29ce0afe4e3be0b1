import { failure } from '#api/contract/platform/failure.ts'
import type { OrderChoice, OrdersChosen, StatusCount } from '#api/contract/sales/order-bulk.ts'
import { bulkStatusMachine } from '#machines/sales/bulk/bulk-status.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const choice: OrderChoice = { ids: [7, 8], filter: null, except: [] }
/** Asked for by nobody's hand: no such order stands so. */
const nowhere: OrderChoice = { ids: [2_147_483_647], filter: null, except: [], status: 'delivered' }
const total = 60
const job = { id: 9, kind: 'orders.status' as const }

const pending: StatusCount = { status: 'pending', count: total, numbers: ['T-1'] }
const accepted: StatusCount = { status: 'accepted', count: 1, numbers: ['T-2'] }
const one: OrdersChosen = { total, missing: 0, statuses: [pending] }
const mixed: OrdersChosen = { total, missing: 0, statuses: [{ ...pending, count: total - 1 }, accepted] }
/** A colleague took the last of them elsewhere. */
const none: OrdersChosen = { total: 0, missing: 0, statuses: [] }

const standings = (status: OrderChoice['status']) =>
  status === 'accepted' ? [none] : status === 'pending' ? [one] : [one, mixed]

/** Many orders at once: from nothing, and with orders that a list has sent. */
export default paths(bulkStatusMachine)({
  inputs: { nothing: { choice: null }, sent: { choice } },
  events: ({ context: { statusCounts, choice: chosen, page } }) => [
    { type: 'CHOOSE', choice: nowhere, count: 0 },
    { type: 'CHOOSE', choice, count: total },
    ...(statusCounts && statusCounts.statuses.length > 1
      ? [
          { type: 'NARROW' as const, status: 'pending' as const },
          { type: 'NARROW' as const, status: 'accepted' as const },
        ]
      : []),
    ...(chosen?.status ? [{ type: 'NARROW' as const, status: null }] : []),
    ...(statusCounts?.statuses.length === 1
      ? [
          { type: 'SET_TO' as const, to: null },
          { type: 'SET_TO' as const, to: 'accepted' as const },
          { type: 'SET_TO' as const, to: 'cancelled' as const },
        ]
      : []),
    { type: 'CHECK' },
    { type: 'SET_PAGE', page: page === 0 ? 1 : 0 },
    { type: 'SEND' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    look: ({ context }) => ({ done: standings(context.choice?.status), failed: [failure('network')] }),
    check: { done: [{ rows: [], total }], failed: [failure('network')] },
    begin: { done: [job], failed: [failure('network')] },
  },
  key: ({ value, context: { choice: chosen, statusCounts, to, page } }) =>
    JSON.stringify([value, chosen === null, chosen?.status, statusCounts?.statuses.length, to, page]),
})
