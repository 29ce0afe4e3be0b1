import { marketplaceOrderOperations } from '#api/operations/sales/marketplace-orders.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { marketplacesOf } from '#server/platform/session/shop.ts'
import { fetchOrders, todayOf } from './fetching.ts'
import { storingOrders } from './storing.ts'

const options = endpoint(marketplaceOrderOperations.options, async ({ db, actor: { shop_id } }) => ({
  marketplaces: await marketplacesOf(db, shop_id),
  today: await todayOf(db, shop_id),
}))

const fetchThem = endpoint(marketplaceOrderOperations.fetch, {
  prepare: ({ services, actor, body }) => fetchOrders(services, actor.shop_id, body),
  handle: ({ prepared: { marketplace_id, about, rows }, ...context }) =>
    startJob(context, storingOrders, { input: { marketplace_id }, about, rows }),
})

/** The calls that bring in what was sold at a marketplace. */
export const marketplaceOrderEndpoints: readonly Endpoint[] = [options, fetchThem]
