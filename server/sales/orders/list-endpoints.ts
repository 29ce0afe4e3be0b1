import { orderListOperations } from '#api/operations/sales/order-list.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { orderCustomers } from '#server/sales/customers/customers.ts'
import { summaryOf } from './summary.ts'

const customers = endpoint(orderListOperations.customers, ({ db, actor: { shop_id }, query }) =>
  orderCustomers({ db, shop_id, query }),
)

const summary = endpoint(orderListOperations.summary, ({ db, actor: { shop_id }, query }) =>
  summaryOf({ db, shop_id, query }),
)

/** The calls that look at many orders. They stand before the ids, which none of their names is. */
export const orderListEndpoints: readonly Endpoint[] = [customers, summary]
