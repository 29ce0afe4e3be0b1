import { dashboardOperations } from '#api/operations/sales/dashboard.ts'
import { storageSizeOf } from '#server/platform/files/size.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { productsBlock, usersBlock } from './blocks.ts'
import { needsOf } from './needs.ts'
import { ordersBlock, turnoverBlock } from './sold.ts'

/** What home shows: each block is counted for itself, so that one that fails takes no other with it. */
export const dashboardEndpoints: readonly Endpoint[] = [
  endpoint(dashboardOperations.products, ({ db, actor: { shop_id } }) => productsBlock({ db, shop_id })),
  endpoint(dashboardOperations.orders, ({ db, actor: { shop_id } }) => ordersBlock({ db, shop_id })),
  endpoint(dashboardOperations.users, ({ db, actor: { shop_id } }) => usersBlock({ db, shop_id })),
  endpoint(dashboardOperations.turnover, ({ db, actor: { shop_id } }) => turnoverBlock({ db, shop_id })),
  endpoint(dashboardOperations.size, ({ db, actor: { shop_id } }) => storageSizeOf(db, shop_id)),
  endpoint(dashboardOperations.needs, ({ db, actor, language, services }) =>
    needsOf({ db, shop_id: actor.shop_id, actor, language }, services),
  ),
]
