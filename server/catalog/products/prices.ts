import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { insertMany, updateMany } from '#server/db/many.ts'
import { prices } from '#server/db/schema/products.ts'
import { priceColumns } from './columns.ts'
import type { Saving } from './saving.ts'
import type { Kept } from './variants.ts'

/** Writes the prices that changed; a variant has at most one in each price list, so a price is known by its list. */
export async function writePrices({ db, actor }: Saving, kept: readonly Kept[]): Promise<void> {
  const gone: number[] = []
  const changed: { id: number }[] = []
  const added: object[] = []
  for (const { id: variant_id, given, stored } of kept) {
    const before = new Map(stored?.prices.map((one) => [one.country_id, one]))
    for (const price of given.prices) {
      const row = priceColumns(price)
      const own = before.get(price.country_id)
      before.delete(price.country_id)
      if (!own?.id) added.push({ shop_id: actor.shop_id, variant_id, ...row })
      else if (!isDeepStrictEqual(priceColumns(own), row)) changed.push({ id: own.id, ...row })
    }
    for (const { id } of before.values()) if (id) gone.push(id)
  }
  if (gone.length > 0) await db.delete(prices).where(and(eq(prices.shop_id, actor.shop_id), inArray(prices.id, gone)))
  await updateMany(db, prices, actor.shop_id, changed)
  await insertMany(db, prices, added as Record<string, unknown>[])
}
