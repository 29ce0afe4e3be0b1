import { and, eq, sql } from 'drizzle-orm'
import type { MarketplaceAdapter } from '#api/resources/catalog/marketplace-account.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import { marketplaces, shop_marketplaces } from '#server/db/schema/shops.ts'
import type { MarketplaceAccount } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

type Opening = Pick<Services, 'db' | 'secrets'>

/** What a shop names itself by at a marketplace that is offered to it; 409 when it is not (R179). */
export async function accountAt(
  { db, secrets }: Opening,
  shop_id: number,
  marketplace_id: number,
): Promise<MarketplaceAccount> {
  const [found] = await db
    .select({
      status: marketplaces.status,
      shop_status: shop_marketplaces.shop_status,
      auth_data: shop_marketplaces.auth_data,
    })
    .from(shop_marketplaces)
    .innerJoin(marketplaces, eq(marketplaces.id, shop_marketplaces.marketplace_id))
    .where(and(eq(shop_marketplaces.shop_id, shop_id), eq(marketplaces.id, marketplace_id)))
  const account = found && accountOf(secrets, { shop_id, marketplace_id, auth_data: found.auth_data })
  if (
    !account ||
    !offered.holds({ ...found, auth_data: { baseKey: account.baseKey, supplier_id: account.supplierId } })
  )
    throw refuse(409, { ...offered, where: 'server' })
  return { ...account, baseKey: account.baseKey ?? '' }
}

/** Seals the base keys that were stored before keys were sealed. */
export async function sealAccounts({ db, secrets }: Opening): Promise<void> {
  const rows = await db
    .select()
    .from(shop_marketplaces)
    .where(sql`auth_data ->> 'baseKey' <> '' and auth_data ->> 'baseKey' not like 'v1.%'`)
  for (const { shop_id, marketplace_id, auth_data } of rows) {
    const baseKey = sealedKey(secrets, auth_data.baseKey, { shop_id, marketplace_id })
    await db
      .update(shop_marketplaces)
      .set({ auth_data: { ...auth_data, baseKey } })
      .where(and(eq(shop_marketplaces.shop_id, shop_id), eq(shop_marketplaces.marketplace_id, marketplace_id)))
  }
}

interface Stored {
  readonly shop_id: number
  readonly marketplace_id: number
  readonly auth_data: { readonly baseKey: string; readonly supplier_id: string; readonly adapter?: MarketplaceAdapter }
}

/** A stored account in plain; its key is `null` where this server cannot open it. One from before keys were sealed is as it was stored. */
export function accountOf(
  secrets: Services['secrets'],
  { auth_data: { baseKey, supplier_id, adapter = 'service' }, ...place }: Stored,
): { readonly baseKey: string | null; readonly supplierId: string; readonly adapter: MarketplaceAdapter } {
  const plain = baseKey.startsWith('v1.') ? secrets.open(baseKey, placeOf(place)) : baseKey
  return { baseKey: plain, supplierId: supplier_id, adapter }
}

/** A base key as it is stored. */
export function sealedKey(secrets: Services['secrets'], baseKey: string, place: Omit<Stored, 'auth_data'>): string {
  return baseKey === '' ? '' : secrets.seal(baseKey, placeOf(place))
}

function placeOf({ shop_id, marketplace_id }: Omit<Stored, 'auth_data'>): string {
  return `marketplaces ${shop_id} ${marketplace_id} baseKey`
}
