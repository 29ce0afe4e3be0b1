import { eq, sql } from 'drizzle-orm'
import { fold } from '#api/rules/fold.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import { sumUp } from '#server/products/sum-up.ts'
import { productInput } from './product-input.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

/** Where matches are asked for. */
export const matches = '/v1/panel/product-matches'

type Stored = Partial<typeof marketplace_listings.$inferInsert>

let barcodes = 8_690_000_000_000

/** A product that the marketplace lists, as a fetch stores it, and its id. */
export async function newListing(shop: Shop, changes: Stored = {}, seeded: Seeded = shop.own): Promise<number> {
  barcodes += 1
  const title = changes.title ?? 'Keten elbise'
  const barcode = changes.barcode ?? String(barcodes)
  const search = fold(`${title} ${barcode}`)
  const [row] = await shop.db
    .insert(marketplace_listings)
    .values({ shop_id: seeded.shop_id, barcode, title, sale_price: 12_990, list_price: 14_990, search, ...changes })
    .returning({ id: marketplace_listings.id })
  if (!row) throw new Error('No listing was stored')
  await sumUpOf(shop, row.id)
  return row.id
}

/** Has one stand so, whatever led there. */
export async function setListing(shop: Shop, id: number, changes: Stored): Promise<void> {
  const { variant_id: before } = await listingIn(shop, id)
  await shop.db
    .update(marketplace_listings)
    .set({ updated_at: sql`now()`, ...changes })
    .where(eq(marketplace_listings.id, id))
  await sumUpOf(shop, id, before)
}

/** The row as it is stored. */
export async function listingIn({ db }: Pick<Shop, 'db'>, id: number) {
  const [row] = await db.select().from(marketplace_listings).where(eq(marketplace_listings.id, id))
  if (!row) throw new Error(`There is no listing ${id}`)
  return row
}

/** A product of the shop, and its one variant. */
export async function newVariant(
  shop: Shop,
  changes: Parameters<typeof productInput>[1] = {},
  seeded: Seeded = shop.own,
): Promise<{ product_id: number; variant_id: number }> {
  const answer = await shop.call('POST', '/v1/panel/products', {
    as: seeded === shop.own ? shop.admin : shop.otherAdmin,
    body: productInput(seeded, changes),
    headers: { 'x-sid': String(seeded.shop_id) },
  })
  if (answer.body?.status !== 1) throw new Error(`No product was stored: ${answer.text}`)
  const { id, variants } = answer.body.data
  return { product_id: id, variant_id: variants[0].id }
}

/** The products of its variants say what they lack. */
async function sumUpOf(shop: Shop, id: number, before: number | null = null): Promise<void> {
  const { shop_id, variant_id } = await listingIn(shop, id)
  const named = [variant_id, before].filter((one) => one !== null)
  const { rows } = await shop.db.execute<{ product_id: number }>(
    sql`select distinct product_id from variants where id = any(${`{${named.join(',')}}`}::int[])`,
  )
  for (const { product_id } of rows) await sumUp(shop.db, shop_id, product_id)
}
