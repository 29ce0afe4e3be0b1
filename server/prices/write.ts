import { and, eq, inArray } from 'drizzle-orm'
import type { CheckedPrice } from '#api/contract/multiple-price.ts'
import { marketplaceSalePrice } from '#api/contract/products.ts'
import { decimalOf, minorOf } from '#api/rules/money.ts'
import { prices } from '#server/db/schema/products.ts'
import type { Work } from '#server/jobs/kind.ts'

/** A price as it was before a change, `null` where there was none, and the one that the change left. */
export interface PriceBefore {
  readonly country_id: number
  readonly left: string
  readonly price: string | null
  readonly strikethrough_price: number | null
  readonly status: number
}

/** Writes prices that their rules let through, and answers what takes them back. Taking a marketplace's price away leaves its list (R228, R229). */
export async function writePrices(
  { db, actor }: Work,
  variant_id: number,
  changes: readonly Pick<CheckedPrice, 'country_id' | 'after'>[],
): Promise<PriceBefore[]> {
  const lists = changes.map((one) => one.country_id)
  const known = await db.select().from(prices).where(inLists(variant_id, lists))
  const byList = new Map(known.map((row) => [row.country_id, row]))
  const before: PriceBefore[] = []
  for (const { country_id, after } of changes) {
    const own = byList.get(country_id)
    const leaves = after === '' && country_id >= marketplaceSalePrice
    const price = minorOf(after) ?? 0
    if (leaves) await db.delete(prices).where(inLists(variant_id, [country_id]))
    else if (own) await db.update(prices).set({ price }).where(eq(prices.id, own.id))
    else await db.insert(prices).values({ shop_id: actor.shop_id, variant_id, country_id, price })
    before.push({
      country_id,
      left: leaves ? '' : decimalOf(price),
      price: own ? decimalOf(own.price) : null,
      strikethrough_price: own?.strikethrough_price ?? null,
      status: own?.status ?? 1,
    })
  }
  return before
}

/** Puts prices back as they were. */
export async function restorePrices(
  { db, actor }: Work,
  variant_id: number,
  before: readonly PriceBefore[],
): Promise<void> {
  for (const { country_id, left, price, strikethrough_price, status } of before) {
    const own = inLists(variant_id, [country_id])
    const amount = price === null ? null : minorOf(price)
    if (amount === null) await db.delete(prices).where(own)
    else if (left === '')
      await db
        .insert(prices)
        .values({ shop_id: actor.shop_id, variant_id, country_id, price: amount, strikethrough_price, status })
    else await db.update(prices).set({ price: amount }).where(own)
  }
}

function inLists(variant_id: number, lists: readonly number[]) {
  return and(eq(prices.variant_id, variant_id), inArray(prices.country_id, [...lists]))
}
