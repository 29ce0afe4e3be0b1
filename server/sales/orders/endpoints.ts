import { object } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import { AddressChange } from '#api/contract/sales/order-address.ts'
import { NewNote } from '#api/contract/sales/order-notes.ts'
import { Order, OrderMove, OrderPaymentMove, Restock } from '#api/contract/sales/orders.ts'
import { payStep, stepTo } from '#api/rules/sales/order-steps.ts'
import { trackingOnlyToCargo } from '#api/rules/sales/shipments.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { takeShipmentStep } from '#server/sales/shipping/take-step.ts'
import { changeAddress, restock, writeNote } from './change.ts'
import { readOrder } from './read.ts'
import { takeOrderStep } from './take-step.ts'

const path = '/v1/panel/orders/:id'
const ById = object({ id: IdText })

const read = endpoint({
  method: 'GET',
  path,
  summary: 'One order: lines, payments, what happened to it, and the steps it may take with the rules in their way',
  params: ById,
  data: Order,
  codes: orderCodes,
  handle: ({ params: { id }, ...asked }) => readOrder(asked, id),
})

const move = endpoint({
  method: 'PATCH',
  path: `${path}/status`,
  summary: 'Takes an order one step along its chart',
  params: ById,
  body: OrderMove,
  data: Order,
  codes: orderCodes,
  key: 'required',
  handle: async ({ params: { id }, body: { status, version, lines, tracking_code }, ...asked }) => {
    if (tracking_code === undefined) return takeOrderStep(asked, id, { ...stepTo(status, lines), version })
    if (status !== 'reported_to_cargo') throw refuse(422, trackingOnlyToCargo, { at: ['tracking_code'] })
    await takeShipmentStep(asked, id, { type: 'HAND_OVER', tracking_code, version, answer: null })
    return readOrder(asked, id)
  },
})

const pay = endpoint({
  method: 'PATCH',
  path: `${path}/payment-status`,
  summary: 'Marks an order as paid, or as not paid after all',
  params: ById,
  body: OrderPaymentMove,
  data: Order,
  codes: orderCodes,
  key: 'required',
  handle: ({ params: { id }, body: { payment_status, version }, ...asked }) =>
    takeOrderStep(asked, id, { ...payStep(payment_status), version }),
})

const note = endpoint({
  method: 'POST',
  path: `${path}/notes`,
  summary: 'Writes a note on an order',
  params: ById,
  body: NewNote,
  data: Order,
  codes: orderCodes,
  handle: ({ params: { id }, body, ...asked }) => writeNote(asked, id, body.note),
})

const back = endpoint({
  method: 'POST',
  path: `${path}/restock`,
  summary: 'Takes pieces of a delivered or returned order back into the stock',
  params: ById,
  body: Restock,
  data: Order,
  codes: orderCodes,
  key: 'required',
  handle: ({ params: { id }, body, ...asked }) => restock(asked, id, body.lines),
})

const address = endpoint({
  method: 'PUT',
  path: `${path}/address`,
  summary: 'Changes where an order goes, or who is invoiced',
  params: ById,
  body: AddressChange,
  data: Order,
  codes: orderCodes,
  handle: ({ params: { id }, body, ...asked }) => changeAddress(asked, id, body),
})

/** The calls that take an order through its life. */
export const orderEndpoints: readonly Endpoint[] = [read, move, pay, note, back, address]
