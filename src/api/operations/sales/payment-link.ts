import { OrderPaymentLink, PaymentLinkRequest } from '#api/contract/sales/payment-link.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** The page on which the customer of an order pays it. */
export const paymentLinkOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/orders/:id/payment-link',
    summary: 'The payment link of an order, what the bank said of it, and what making one is judged with',
    data: OrderPaymentLink,
    codes: orders.codes.edit,
  }),
  make: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/payment-link',
    summary:
      'Makes a payment link of what is due, where none is open, and mails it to the customer where that is wanted',
    body: PaymentLinkRequest,
    data: OrderPaymentLink,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
