import { InvoiceDetail, InvoiceMove, InvoiceRequest } from '#api/contract/sales/invoices.ts'
import { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of the invoices of orders. */
export const invoiceOperations = {
  issue: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/invoice',
    summary: 'Issues the invoice of an order and sends it to the tax authority',
    body: InvoiceRequest,
    data: OrderInvoice,
    codes: orders.codes.edit,
    key: 'required',
  }),
  issueReturn: operation({
    method: 'POST',
    path: '/v1/panel/order-refunds/:id/invoice',
    summary: 'Issues the return invoice of a refund that was paid back, and sends it to the tax authority',
    data: OrderInvoice,
    codes: orders.codes.edit,
    key: 'required',
  }),
  read: operation({
    method: 'GET',
    path: '/v1/panel/invoices/:id',
    summary: 'One invoice with all that it says, to be printed',
    data: InvoiceDetail,
    codes: orders.codes.edit,
  }),
  xml: operation({
    method: 'GET',
    path: '/v1/panel/invoices/:id/xml',
    summary: 'An invoice as it was sent',
    file: ['application/xml'],
    codes: orders.codes.edit,
  }),
  ask: operation({
    method: 'POST',
    path: '/v1/panel/invoices/:id/ask',
    summary: 'Asks the integrator anew what became of an invoice',
    data: OrderInvoice,
    codes: orders.codes.edit,
    key: 'required',
  }),
  move: operation({
    method: 'PATCH',
    path: '/v1/panel/invoices/:id/status',
    summary: 'Takes an invoice one step along its chart: cancels an e-archive invoice',
    body: InvoiceMove,
    data: OrderInvoice,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
