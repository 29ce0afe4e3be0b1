import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { Product, ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { releaseVariants } from '#server/catalog/matches/release.ts'
import { insertManyIds, updateMany } from '#server/db/many.ts'
import { variants } from '#server/db/schema/products.ts'
import { writeCodes } from './codes.ts'
import { variantColumns } from './columns.ts'
import { writeImages } from './images.ts'
import { writeOptions } from './options.ts'
import { writePrices } from './prices.ts'
import type { Saving } from './saving.ts'
import { writeStock } from './stock.ts'

/** A variant that stays: what was given, where, what was stored of it, and its id. */
export interface Kept {
  readonly id: number
  readonly given: Variant
  /** Its place in the list that was given, for paths. */
  readonly index: number
  readonly stored: Variant | null
}

/**
 * Writes the variants of a product: changed ones are changed, new ones get their ids, and those that are marked deleted or not given any more
 * are marked deleted, because movements and orders name them. Every kind of row is written by one statement, however many there are.
 */
export async function writeVariants(
  context: Saving,
  product_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<{ id: number }[]> {
  const { db, actor } = context
  const before = new Map((stored?.variants ?? []).map((one) => [one.id ?? 0, one]))
  const given = staying(product)
  const named = new Set(given.map(({ variant }) => variant.id))
  const gone = [...before.keys()].filter((id) => !named.has(id))
  await clearDefault(context, product_id, product, stored)
  if (gone.length > 0)
    await db
      .update(variants)
      .set({ deleted: 1, is_default: 0 })
      .where(and(eq(variants.shop_id, actor.shop_id), eq(variants.product_id, product_id), inArray(variants.id, gone)))
  await releaseVariants(context, gone)
  const rows = given.map(({ variant }, position) => variantColumns(variant, position))
  const added = given.flatMap(({ variant }, at) => (variant.id ? [] : [{ row: rows[at], at }]))
  const ids = await insertManyIds(
    db,
    variants,
    added.map(({ row }) => ({ shop_id: actor.shop_id, product_id, ...row })),
  )
  const newIds = new Map(added.map(({ at }, place) => [at, ids[place] ?? 0]))
  const kept = given.map(({ variant, index }, at): Kept => {
    const id = variant.id ?? newIds.get(at) ?? 0
    return { id, given: variant, index, stored: before.get(id) ?? null }
  })
  const places = new Map((stored?.variants ?? []).map((one, place) => [one.id, place]))
  const changed = kept.flatMap(({ id, stored: own }, at) => {
    const same = !own || isDeepStrictEqual(variantColumns(own, places.get(id) ?? -1), rows[at])
    return same ? [] : [{ id, ...rows[at] }]
  })
  await updateMany(db, variants, actor.shop_id, changed)
  await writeCodes(context, product_id, kept)
  await writeOptions(context, kept)
  await writePrices(context, kept)
  await writeImages(context, kept, gone, stored)
  await writeStock(context, kept)
  return kept.map(({ id }) => ({ id }))
}

/** The default goes before it comes: at no moment has a product two. */
async function clearDefault({ db, actor }: Saving, product_id: number, product: ProductInput, stored: Product | null) {
  const old = stored?.variants.find((one) => one.is_default)?.id
  const next = staying(product).find(({ variant }) => variant.is_default)?.variant.id
  if (old && old !== next)
    await db
      .update(variants)
      .set({ is_default: 0 })
      .where(and(eq(variants.shop_id, actor.shop_id), eq(variants.product_id, product_id), eq(variants.id, old)))
}
