import { orderOperations } from '#api/operations/sales/orders.ts'
import { trackingOnlyToCargo } from '#api/rules/sales/shipments.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { takeShipmentStep } from '#server/sales/shipping/take-step.ts'
import { decideRest } from '#server/sales/short-picks/decide.ts'
import { changeAddress, restock, writeNote } from './change.ts'
import { readOrder } from './read.ts'
import { takeOrderStep } from './take-step.ts'

const read = endpoint(orderOperations.read, ({ params: { id }, ...context }) => readOrder(context, id))

const move = endpoint(
  orderOperations.move,
  async ({ params: { id }, body: { status, version, lines, tracking_code }, ...context }) => {
    if (tracking_code === undefined) return takeOrderStep(context, id, { to: status, lines, version })
    if (status !== 'reported_to_cargo') throw refuse(422, trackingOnlyToCargo, { at: ['tracking_code'] })
    await takeShipmentStep(context, id, { type: 'HAND_OVER', tracking_code, version, answer: null })
    return readOrder(context, id)
  },
)

const pay = endpoint(
  orderOperations.pay,
  ({ params: { id }, body: { payment_status, version, payment }, ...context }) =>
    takeOrderStep(context, id, { to: payment_status, payment, version }),
)

const note = endpoint(orderOperations.note, ({ params: { id }, body, ...context }) => writeNote(context, id, body.note))

const back = endpoint(orderOperations.restock, ({ params: { id }, body, ...context }) =>
  restock(context, id, body.lines),
)

const address = endpoint(orderOperations.changeAddress, ({ params: { id }, body, ...context }) =>
  changeAddress(context, id, body),
)

const rest = endpoint(orderOperations.decideRest, ({ params: { id }, body, ...context }) =>
  decideRest(context, id, body),
)

/** The calls that take an order through its life. */
export const orderEndpoints: readonly Endpoint[] = [read, move, pay, note, back, rest, address]
