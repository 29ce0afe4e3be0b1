import type { Http } from '#api/client/platform/http.ts'
import type { AddressKind, OrderAddress } from '#api/contract/sales/order-address.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { Order, type PaymentStatus } from '#api/contract/sales/orders.ts'
import type { ReturnedPieces } from '#api/rules/sales/orders.ts'

const path = '/v1/panel/orders'

/** The calls of one order: what it is, and the steps of its chart, each from the version that was looked at. */
export function orderCalls(http: Http) {
  return {
    get: (id: number): Promise<Order> => http.get(`${path}/${id}`, { data: Order }),
    move: (id: number, status: OrderStatus, lines: readonly ReturnedPieces[] | null, version: number, key: string) =>
      http.patch(`${path}/${id}/status`, { data: Order, body: { status, version, ...(lines ? { lines } : {}) }, key }),
    pay: (id: number, payment_status: PaymentStatus, version: number, key: string): Promise<Order> =>
      http.patch(`${path}/${id}/payment-status`, { data: Order, body: { payment_status, version }, key }),
    note: (id: number, note: string, key: string): Promise<Order> =>
      http.post(`${path}/${id}/notes`, { data: Order, body: { note }, key }),
    restock: (id: number, lines: readonly ReturnedPieces[], key: string): Promise<Order> =>
      http.post(`${path}/${id}/restock`, { data: Order, body: { lines }, key }),
    address: (id: number, of: AddressKind, address: OrderAddress, version: number, key: string): Promise<Order> =>
      http.put(`${path}/${id}/address`, { data: Order, body: { of, address, version }, key }),
  }
}
