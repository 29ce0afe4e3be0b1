import type { Http } from '#api/client/platform/http.ts'
import {
  Buyer,
  Buyers,
  type NewOrder,
  NewOrderGround,
  OrderVariant,
  OrderVariants,
  StoredOrder,
} from '#api/contract/sales/new-order.ts'

const path = '/v1/panel/new-order'

/** The calls by which the staff write an order. */
export function newOrderCalls(http: Http) {
  return {
    ground: (): Promise<NewOrderGround> => http.get(path, { data: NewOrderGround }),
    variants: (search: string) =>
      http.get(`${path}/variants`, { data: OrderVariants, query: { search: search || null } }),
    variant: (id: number): Promise<OrderVariant> => http.get(`${path}/variant`, { data: OrderVariant, query: { id } }),
    variantByCode: (code: string): Promise<OrderVariant> =>
      http.get(`${path}/variant`, { data: OrderVariant, query: { code } }),
    buyers: (search: string) => http.get(`${path}/customers`, { data: Buyers, query: { search: search || null } }),
    buyer: (id: number): Promise<Buyer> => http.get(`${path}/customers/${id}`, { data: Buyer }),
    store: (body: NewOrder, key: string): Promise<StoredOrder> =>
      http.post('/v1/panel/orders', { data: StoredOrder, body, key }),
  }
}
