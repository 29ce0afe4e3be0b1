import { AddressChange } from '#api/contract/sales/order-address.ts'
import { NewNote } from '#api/contract/sales/order-notes.ts'
import { Order, OrderMove, OrderPaymentMove, Restock } from '#api/contract/sales/orders.ts'
import { RestDecision } from '#api/contract/sales/short-picks.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What takes one order through its life, each step from the version that was looked at. */
export const orderOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/orders/:id',
    summary: 'One order: lines, payments, what happened to it, and the steps it may take with the rules in their way',
    data: Order,
    codes: orders.codes.edit,
  }),
  move: operation({
    method: 'PATCH',
    path: '/v1/panel/orders/:id/status',
    summary: 'Takes an order one step along its chart',
    body: OrderMove,
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
  pay: operation({
    method: 'PATCH',
    path: '/v1/panel/orders/:id/payment-status',
    summary: 'Marks an order as paid, or as not paid after all',
    body: OrderPaymentMove,
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
  note: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/notes',
    summary: 'Writes a note on an order',
    body: NewNote,
    data: Order,
    codes: orders.codes.edit,
  }),
  restock: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/restock',
    summary: 'Takes pieces of a delivered or returned order back into the stock',
    body: Restock,
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
  decideRest: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/rest',
    summary: 'Decides what becomes of the pieces of a line that were not packed',
    body: RestDecision,
    data: Order,
    codes: orders.codes.edit,
    key: 'required',
  }),
  changeAddress: operation({
    method: 'PUT',
    path: '/v1/panel/orders/:id/address',
    summary: 'Changes where an order goes, or who is invoiced',
    body: AddressChange,
    data: Order,
    codes: orders.codes.edit,
  }),
}
