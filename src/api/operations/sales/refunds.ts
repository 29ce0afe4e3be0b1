import { LineDecision, PayBack, Refund, RefundDraft, RefundMove, RefundReceipt } from '#api/contract/sales/refunds.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What opens refunds and takes them through their life. */
export const refundOperations = {
  open: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/refunds',
    summary: 'Opens a refund of an order, for pieces of its lines that no other refund holds',
    body: RefundDraft,
    data: Refund,
    codes: orderRefunds.codes.edit,
    key: 'required',
  }),
  read: operation({
    method: 'GET',
    path: '/v1/panel/order-refunds/:id',
    summary:
      'One refund: its lines with what they are worth, its order, the stock that came back and what happened to it',
    data: Refund,
    codes: orderRefunds.codes.edit,
  }),
  decide: operation({
    method: 'PATCH',
    path: '/v1/panel/order-refunds/:id/lines/:lineId',
    summary: 'Accepts a line of a refund, rejects it, or lets it wait again',
    body: LineDecision,
    data: Refund,
    codes: orderRefunds.codes.edit,
    key: 'required',
  }),
  move: operation({
    method: 'PATCH',
    path: '/v1/panel/order-refunds/:id/status',
    summary: 'Takes a refund to a status, by the step of its chart that leads there',
    body: RefundMove,
    data: Refund,
    codes: orderRefunds.codes.edit,
    key: 'required',
  }),
  receive: operation({
    method: 'PATCH',
    path: '/v1/panel/order-refunds/:id/received',
    summary: 'The goods of a refund came back, into the stock or not',
    body: RefundReceipt,
    data: Refund,
    codes: orderRefunds.codes.edit,
    key: 'required',
  }),
  payBack: operation({
    method: 'POST',
    path: '/v1/panel/order-refunds/:id/pay-back',
    summary: 'Pays the money of an approved refund back, once, out of an account of the shop',
    body: PayBack,
    data: Refund,
    codes: orderRefunds.codes.edit,
    key: 'required',
  }),
}
