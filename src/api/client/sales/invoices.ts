import type { Http } from '#api/client/platform/http.ts'
import { type InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'

const path = '/v1/panel/invoices'

/** The calls of an order's invoice: each step that a person takes. Where it stands is told with the order. */
export function invoiceCalls(http: Http) {
  return {
    issue: (order_id: number, profile: InvoiceProfile, key: string): Promise<OrderInvoice> =>
      http.post(`/v1/panel/orders/${order_id}/invoice`, { data: OrderInvoice, body: { profile }, key }),
    ask: (id: number, key: string): Promise<OrderInvoice> =>
      http.post(`${path}/${id}/ask`, { data: OrderInvoice, key }),
    /** As it was sent. */
    xml: (id: number): Promise<Blob> => http.file(`${path}/${id}/xml`, { types: ['application/xml'] }),
    cancel: (id: number, key: string): Promise<OrderInvoice> =>
      http.post(`${path}/${id}/cancel`, { data: OrderInvoice, key }),
  }
}
