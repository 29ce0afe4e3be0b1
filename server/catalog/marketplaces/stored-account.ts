import { and, eq, sql } from 'drizzle-orm'
import type { ShopMarketplace } from '#api/resources/catalog/marketplace-account.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { accountOf } from './account.ts'

/** A marketplace as a shop has it, with its account in plain beside what is stored and what is told. */
export interface LoadedAccount extends ShopMarketplace {
  readonly place: { readonly shop_id: number; readonly marketplace_id: number }
  readonly stored: (typeof shop_marketplaces.$inferSelect)['auth_data']
  readonly account: ReturnType<typeof accountOf>
}

/** The marketplace with this id, or 404; of one that the shop has said nothing of, everything is empty. */
export async function loadAccount(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  shop_id: number,
  marketplace_id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<LoadedAccount> {
  const place = { shop_id, marketplace_id }
  const [there] = await db.select().from(marketplaces).where(eq(marketplaces.id, marketplace_id))
  if (!there) throw refuse(404, notFound)
  const own = db.select().from(shop_marketplaces).where(ofPlace(place))
  const [row] = await (lock ? own.for('update') : own)
  const stored = row?.auth_data ?? { baseKey: '', supplier_id: '' }
  const account = accountOf(secrets, { ...place, auth_data: stored })
  const shown = { status: there.status, shop_status: row?.shop_status ?? 0 } as const
  const auth_data = {
    baseKey: stored.baseKey === '' ? ('' as const) : (true as const),
    supplier_id: stored.supplier_id,
    adapter: account.adapter,
  }
  const facts = { ...shown, auth_data: { baseKey: account.baseKey, supplier_id: account.supplierId } }
  const { id, name } = there
  return {
    id,
    name,
    ...shown,
    version: row?.version ?? 0,
    auth_data,
    offered: offered.holds(facts) ? 1 : 0,
    place,
    stored,
    account,
  }
}

/** What of it is told. */
export function toAnswer({ place: _, stored: __, account: ___, ...answer }: LoadedAccount): ShopMarketplace {
  return answer
}

/** Stores what changed. Of two who are first to say something of a marketplace, the second comes after the first. */
export async function saveAccount(
  db: Database,
  { place }: LoadedAccount,
  changes: Partial<Pick<typeof shop_marketplaces.$inferInsert, 'shop_status' | 'auth_data'>>,
): Promise<void> {
  await db
    .insert(shop_marketplaces)
    .values({ ...place, ...changes })
    .onConflictDoUpdate({
      target: [shop_marketplaces.shop_id, shop_marketplaces.marketplace_id],
      // Switching it on or off is in nobody's way who edits the account.
      set: { ...changes, ...(changes.auth_data ? { version: sql`${shop_marketplaces.version} + 1` } : {}) },
    })
}

function ofPlace({ shop_id, marketplace_id }: LoadedAccount['place']) {
  return and(eq(shop_marketplaces.shop_id, shop_id), eq(shop_marketplaces.marketplace_id, marketplace_id))
}
