import { eq } from 'drizzle-orm'
import type { Module } from '#api/contract/settings/modules.ts'
import { moduleOperations } from '#api/operations/settings/modules.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { accountState } from '#server/catalog/marketplaces/account-endpoints.ts'
import { loadAccount } from '#server/catalog/marketplaces/stored-account.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import { connectionLists, connectionsIn, type Opening } from '#server/platform/connections/connection.ts'
import { stateOf } from '#server/platform/connections/state.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'

/** All kinds of connections on one page. */
export const moduleEndpoints: readonly Endpoint[] = [
  endpoint(moduleOperations.list, async ({ db, services: { secrets }, actor: { shop_id } }) => {
    const opening = { db, secrets }
    const declared = await Promise.all(connectionLists.map((resource) => moduleOf(opening, resource, shop_id)))
    const rows = [...declared, await marketplacesOf(opening, shop_id)]
    return { rows, total: rows.length }
  }),
]

async function moduleOf(opening: Opening, resource: Resource, shop_id: number): Promise<Module> {
  const all = await connectionsIn(opening, resource, shop_id)
  const connections = await Promise.all(
    all.map(async (one) => ({ id: one.id, label: one.label, state: await stateOf(opening, one) })),
  )
  const { none } = registry().connectors[resource.name] ?? {}
  const active = all.some(({ status }) => status === 1)
  return { list: resource.name, connections, missing: none && !active ? [none] : [] }
}

/** The accounts that the shop has at marketplaces. */
async function marketplacesOf(opening: Opening, shop_id: number): Promise<Module> {
  const own = await opening.db
    .select({ id: marketplaces.id })
    .from(shop_marketplaces)
    .innerJoin(marketplaces, eq(marketplaces.id, shop_marketplaces.marketplace_id))
    .where(eq(shop_marketplaces.shop_id, shop_id))
    .orderBy(marketplaces.id)
  const accounts = await Promise.all(own.map(({ id }) => loadAccount(opening, shop_id, id)))
  const connections = await Promise.all(
    accounts.map(async (one) => ({ id: one.id, label: one.name, state: await accountState(opening, one) })),
  )
  return { list: 'shop-marketplaces', connections, missing: [] }
}
