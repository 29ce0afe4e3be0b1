import type { Http } from '#api/client/platform/http.ts'
import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import { Refund, type RefundDraft, type RefundMove } from '#api/contract/sales/refunds.ts'

const path = '/v1/panel/order-refunds'

/** The calls of one refund: what it is, how one is opened, and the steps of its chart. */
export function oneRefundCalls(http: Http) {
  return {
    get: (id: number): Promise<Refund> => http.get(`${path}/${id}`, { data: Refund }),
    open: (order_id: number, body: RefundDraft, key: string): Promise<Refund> =>
      http.post(`/v1/panel/orders/${order_id}/refunds`, { data: Refund, body, key }),
    decide: (id: number, line_id: number, decision: RefundDecision, key: string): Promise<Refund> =>
      http.patch(`${path}/${id}/lines/${line_id}`, { data: Refund, body: { decision }, key }),
    move: (id: number, status: RefundMove['status'], version: number, key: string): Promise<Refund> =>
      http.patch(`${path}/${id}/status`, { data: Refund, body: { status, version }, key }),
    receive: (id: number, restock: boolean, version: number, key: string): Promise<Refund> =>
      http.patch(`${path}/${id}/received`, { data: Refund, body: { restock: restock ? 1 : 0, version }, key }),
    payBack: (id: number, account_id: number | null, key: string): Promise<Refund> =>
      http.post(`${path}/${id}/pay-back`, { data: Refund, body: { account_id }, key }),
  }
}
