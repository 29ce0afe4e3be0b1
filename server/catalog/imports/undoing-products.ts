import { and, eq } from 'drizzle-orm'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { readProduct } from '#server/catalog/products/read.ts'
import { unmakeProduct } from '#server/catalog/products/remove.ts'
import { updateProduct } from '#server/catalog/products/save.ts'
import { products } from '#server/db/schema/products.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { type Made, unmake } from './made.ts'

/** A product before its file; what a file of earlier days changed has no minimum of stock yet. */
type StoredBefore = Omit<ProductInput, 'min_stock'> & Partial<Pick<ProductInput, 'min_stock'>>

/** What takes a product back: what it was before (`null`: it was not), and the version and stocks that the file left. */
export interface ProductInverse {
  readonly id: number
  readonly version: number
  readonly before: StoredBefore | null
  readonly stocks: readonly { readonly id: number; readonly quantity: number }[]
  /** What was made with it, because it was named; what was applied before has none. */
  readonly made?: readonly Made[]
}

/** Removes a product that a file added, or gives back what one changed, unless something else has happened to it since (D5). */
export async function restoreProduct(work: Work, { made = [], ...inverse }: ProductInverse): Promise<void> {
  if (inverse.before) await giveBack(work, inverse, inverse.before)
  else await removeFresh(work, inverse.id, inverse.version)
  await unmake(work, made)
}

async function giveBack(work: Work, { id, version, stocks }: ProductInverse, before: StoredBefore): Promise<void> {
  const left = new Map(stocks.map((one) => [one.id, one.quantity]))
  const now = await readProduct(work.db, work.actor.shop_id, id)
  if (!now) throw refuse(404, notFound)
  const kept = new Map(now.variants.map((one) => [one.id, one]))
  const variants = before.variants.map((one) => {
    const own = kept.get(one.id)
    // Rows of prices that came with the file go, and those that it changed keep their ids.
    return {
      ...one,
      prices: one.prices.map((price) => ({ ...price, id: priceId(own?.prices, price.country_id) })),
      quantity_loaded: left.get(one.id ?? 0) ?? null,
    }
  })
  await updateProduct(work, id, { ...before, min_stock: before.min_stock ?? now.min_stock, variants, version })
}

function priceId(prices: readonly { id?: number | null | undefined; country_id: number }[] = [], country_id: number) {
  return prices.find((one) => one.country_id === country_id)?.id ?? null
}

/**
 * Removes a product that was added by a file and never touched again. The movements that its first stock came with go with it; with any other
 * movement, and with orders, it stays (R166, R167).
 */
async function removeFresh(work: Work, id: number, version: number): Promise<void> {
  const { db, actor } = work
  const own = and(eq(products.shop_id, actor.shop_id), eq(products.id, id))
  const [found] = await db
    .select({ version: products.version, updated_at: products.updated_at })
    .from(products)
    .where(own)
    .for('update')
  if (!found) throw refuse(404, notFound)
  if (found.version !== version)
    throw await staleRefusal(db, { shop_id: actor.shop_id, subject: 'products', id, updated_at: found.updated_at })
  await unmakeProduct(work, id)
}
