import { and, eq } from 'drizzle-orm'
import { contractKinds } from '#api/contract/content/contracts.ts'
import { orderContractOperations as operations } from '#api/operations/sales/order-contracts.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { order_contracts } from '#server/db/schema/contracts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

const read = endpoint(operations.read, async ({ db, actor: { shop_id }, params: { id } }) => {
  const [order] = await db
    .select({ id: orders.id, number: orders.number, ordered_at: orders.ordered_at, shop: shops.name })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shop_id))
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  if (!order) throw refuse(404, notFound)
  const kept = await db
    .select()
    .from(order_contracts)
    .where(and(eq(order_contracts.shop_id, shop_id), eq(order_contracts.order_id, id)))
  return {
    ...order,
    ordered_at: new Date(order.ordered_at).toISOString(),
    contracts: kept
      .toSorted((one, other) => contractKinds.indexOf(one.kind) - contractKinds.indexOf(other.kind))
      .map(({ kind, language, title, content, hash, created_at }) => ({
        ...{ kind, language, title, content, hash, created_at: new Date(created_at).toISOString() },
      })),
  }
})

/** The call for what an order was agreed on. */
export const orderContractEndpoints: readonly Endpoint[] = [read]
