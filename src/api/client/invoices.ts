import { type InvoiceProfile, OrderInvoice } from '#api/contract/invoices.ts'
import type { Http } from './http.ts'

const ofOrder = (order_id: number) => `/v1/panel/orders/${order_id}/invoice`
const path = '/v1/panel/invoices'

/** The calls of an order's invoice: where it stands, and each step that a person takes. */
export function invoiceCalls(http: Http) {
  return {
    get: (order_id: number): Promise<OrderInvoice> => http.get(ofOrder(order_id), { data: OrderInvoice }),
    issue: (order_id: number, profile: InvoiceProfile, key: string): Promise<OrderInvoice> =>
      http.post(ofOrder(order_id), { data: OrderInvoice, body: { profile }, key }),
    ask: (id: number, key: string): Promise<OrderInvoice> =>
      http.post(`${path}/${id}/ask`, { data: OrderInvoice, key }),
    /** As it was sent. */
    xml: (id: number): Promise<Blob> => http.file(`${path}/${id}/xml`, { types: ['application/xml'] }),
    cancel: (id: number, key: string): Promise<OrderInvoice> =>
      http.post(`${path}/${id}/cancel`, { data: OrderInvoice, key }),
  }
}
