import { failure } from '#api/contract/platform/failure.ts'
import type { OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import { bulkShippingMachine, type ShippingOptions } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const choice: OrderChoice = { ids: [7, 8], filter: null, except: [] }
/** Those that the cargo company warned of or refused in a job: there are none. */
const returned: OrderChoice = { ids: null, filter: {}, except: [], refused_in: 5 }
const total = 60
const job = { id: 9, kind: 'orders.ship' as const }
const method = { id: 3, name: 'Kargo' }

const all: OrdersChosen = { total, missing: 0, statuses: [{ status: 'accepted', count: total, numbers: ['T-1'] }] }
const none: OrdersChosen = { total: 0, missing: 0, statuses: [] }
const desk = (statusCounts: OrdersChosen, seconds: number): ShippingOptions => ({
  statusCounts,
  methods: [method],
  seconds,
})
/** A colleague began another job meanwhile. */
const early = failure('refused', { status: 429, rules: [{ id: 'shipping.wait', about: { seconds: 2 } }] })

/** Many orders at once: from nothing, with orders that a list has sent, and from a job that the company refused nothing in. */
export default paths(bulkShippingMachine)({
  inputs: {
    nothing: { choice: null, anyway: false },
    sent: { choice, anyway: false },
    returned: { choice: returned, anyway: true },
  },
  events: ({ value, context: { page } }) => [
    { type: 'CHOOSE', choice, count: 0 },
    { type: 'CHOOSE', choice, count: total },
    ...(value.work === 'changing'
      ? [
          { type: 'SET_METHOD' as const, id: null },
          { type: 'SET_METHOD' as const, id: method.id },
          { type: 'SET_ANYWAY' as const, anyway: true },
          { type: 'SET_ANYWAY' as const, anyway: false },
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
    look: ({ context }) => ({
      done: context.choice?.refused_in ? [desk(none, 0)] : [desk(all, 0), desk(all, 2)],
      failed: [failure('network')],
    }),
    check: { done: [{ rows: [], total }], failed: [failure('network')] },
    begin: { done: [job], failed: [failure('network'), early] },
  },
  key: ({ value, context: { choice: chosen, statusCounts, anyway, method_id, left, page } }) =>
    JSON.stringify([value, chosen === null, chosen?.refused_in, statusCounts?.total, anyway, method_id, left, page]),
})
