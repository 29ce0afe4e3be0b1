import { orderOperations } from '#api/operations/sales/orders.ts'
import { payStep, stepTo } from '#api/rules/sales/order-steps.ts'
import { trackingOnlyToCargo } from '#api/rules/sales/shipments.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { takeShipmentStep } from '#server/sales/shipping/take-step.ts'
import { changeAddress, restock, writeNote } from './change.ts'
import { readOrder } from './read.ts'
import { takeOrderStep } from './take-step.ts'

const read = endpoint(orderOperations.read, ({ params: { id }, ...asked }) => readOrder(asked, id))

const move = endpoint(
  orderOperations.move,
  async ({ params: { id }, body: { status, version, lines, tracking_code }, ...asked }) => {
    if (tracking_code === undefined) return takeOrderStep(asked, id, { ...stepTo(status, lines), version })
    if (status !== 'reported_to_cargo') throw refuse(422, trackingOnlyToCargo, { at: ['tracking_code'] })
    await takeShipmentStep(asked, id, { type: 'HAND_OVER', tracking_code, version, answer: null })
    return readOrder(asked, id)
  },
)

const pay = endpoint(orderOperations.pay, ({ params: { id }, body: { payment_status, version }, ...asked }) =>
  takeOrderStep(asked, id, { ...payStep(payment_status), version }),
)

const note = endpoint(orderOperations.note, ({ params: { id }, body, ...asked }) => writeNote(asked, id, body.note))

const back = endpoint(orderOperations.restock, ({ params: { id }, body, ...asked }) => restock(asked, id, body.lines))

const address = endpoint(orderOperations.changeAddress, ({ params: { id }, body, ...asked }) =>
  changeAddress(asked, id, body),
)

/** The calls that take an order through its life. */
export const orderEndpoints: readonly Endpoint[] = [read, move, pay, note, back, address]
