import { Job } from '#api/contract/platform/jobs.ts'
import { OrderFetch, OrderFetchGround } from '#api/contract/sales/marketplace-orders.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { marketplacesOf } from '#server/platform/session/shop.ts'
import { fetchOrders, todayOf } from './fetching.ts'
import { storingOrders } from './storing.ts'

const path = '/v1/panel/marketplace-orders/fetch'

const ground = endpoint({
  method: 'GET',
  path,
  summary: 'The marketplaces whose orders the shop may fetch, and what day it is in the shop',
  data: OrderFetchGround,
  codes: storingOrders.codes,
  handle: async ({ db, actor: { shop_id } }) => ({
    marketplaces: await marketplacesOf(db, shop_id),
    today: await todayOf(db, shop_id),
  }),
})

const fetchThem = endpoint({
  method: 'POST',
  path,
  summary:
    'Begins to store the orders that a marketplace has of at most two weeks; the last week unless days are given',
  body: OrderFetch,
  data: Job,
  codes: storingOrders.codes,
  key: 'required',
  prepare: ({ services, actor, body }) => fetchOrders(services, actor.shop_id, body),
  handle: ({ prepared: { marketplace_id, about, rows }, ...asked }) =>
    startJob(asked, storingOrders, { input: { marketplace_id }, about, rows }),
})

/** The calls that bring in what was sold at a marketplace. */
export const marketplaceOrderEndpoints: readonly Endpoint[] = [ground, fetchThem]
