import { and, eq, inArray } from 'drizzle-orm'
import type { AmountOf, CheckedPrice } from '#api/contract/catalog/multiple-price.ts'
import { marketplaceSalePrice } from '#api/contract/catalog/products.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { prices } from '#server/db/schema/products.ts'
import type { Work } from '#server/platform/jobs/kind.ts'

/** A price list of a variant as it was before a change, its price `''` where there was none, and the amounts that the change left. */
export interface PriceBefore {
  readonly country_id: number
  readonly left: Readonly<Partial<Record<AmountOf, string>>>
  readonly price: string
  readonly strikethrough_price: string
  readonly status: 0 | 1
}

type Amounts = Partial<Record<AmountOf, string>>

/** Writes prices that their rules let through, and answers what takes them back. Taking a marketplace's price away leaves its list (R228, R229). */
export async function writePrices(
  { db, actor }: Work,
  variant_id: number,
  changes: readonly Pick<CheckedPrice, 'country_id' | 'of' | 'after'>[],
): Promise<PriceBefore[]> {
  const byList = new Map<number, Amounts>()
  for (const { country_id, of, after } of changes) byList.set(country_id, { ...byList.get(country_id), [of]: after })
  const rows = await db
    .select()
    .from(prices)
    .where(inLists(actor.shop_id, variant_id, [...byList.keys()]))
  const known = new Map(rows.map((row) => [row.country_id, row]))
  const before: PriceBefore[] = []
  for (const [country_id, amounts] of byList) {
    const own = known.get(country_id)
    const leaves = amounts.price === '' && country_id >= marketplaceSalePrice
    if (leaves) await db.delete(prices).where(inLists(actor.shop_id, variant_id, [country_id]))
    else if (own)
      await db
        .update(prices)
        .set(columnsOf(amounts))
        .where(and(eq(prices.shop_id, actor.shop_id), eq(prices.id, own.id)))
    else
      await db
        .insert(prices)
        .values({ shop_id: actor.shop_id, variant_id, country_id, price: 0, ...columnsOf(amounts) })
    before.push({
      country_id,
      left: leaves ? { price: '' } : textsOf(columnsOf(amounts)),
      price: own ? decimalOf(own.price) : '',
      strikethrough_price: textOf(own?.strikethrough_price),
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
  for (const { country_id, left, status, price, strikethrough_price } of before) {
    const own = inLists(actor.shop_id, variant_id, [country_id])
    const was = columnsOf({ price, strikethrough_price })
    const changed = columnsOf(Object.fromEntries(leftOf(left).map(([of]) => [of, { price, strikethrough_price }[of]])))
    if (price === '') await db.delete(prices).where(own)
    else if (left.price === '')
      await db.insert(prices).values({ shop_id: actor.shop_id, variant_id, country_id, price: 0, ...was, status })
    else await db.update(prices).set(changed).where(own)
  }
}

/** The amounts that a change left, each with which it is. */
export function leftOf(left: PriceBefore['left']): [AmountOf, string][] {
  return Object.entries(left) as [AmountOf, string][]
}

/** Amounts as they are stored: no price is 0, as a service may have it, and nothing struck through is none. */
function columnsOf({ price, strikethrough_price }: Amounts): {
  price?: number
  strikethrough_price?: number | null
} {
  return {
    ...(price === undefined ? {} : { price: minorOf(price) ?? 0 }),
    ...(strikethrough_price === undefined ? {} : { strikethrough_price: minorOf(strikethrough_price) }),
  }
}

function textsOf(columns: ReturnType<typeof columnsOf>): Amounts {
  const { price, strikethrough_price } = columns
  return {
    ...(price === undefined ? {} : { price: decimalOf(price) }),
    ...(strikethrough_price === undefined ? {} : { strikethrough_price: textOf(strikethrough_price) }),
  }
}

function textOf(minor: number | null | undefined): string {
  return minor === null || minor === undefined ? '' : decimalOf(minor)
}

function inLists(shop_id: number, variant_id: number, lists: readonly number[]) {
  return and(eq(prices.shop_id, shop_id), eq(prices.variant_id, variant_id), inArray(prices.country_id, [...lists]))
}
