import { and, eq, sql } from 'drizzle-orm'
import type { CheckedPrice, PriceChanged } from '#api/contract/catalog/multiple-price.ts'
import { priceOperations } from '#api/operations/catalog/prices.ts'
import { priceUnmoved } from '#api/rules/catalog/price-cells.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { sumUp } from '#server/catalog/products/sum-up.ts'
import { products } from '#server/db/schema/products.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { judgeChanges } from './judge.ts'
import { offeredLists, pricedBy } from './stored.ts'
import { leftOf, type PriceBefore, restorePrices, writePrices } from './write.ts'

/** The prices of one variant that change. */
export interface VariantPrices {
  readonly variant_id: number
  readonly changes: readonly Omit<PriceChanged, 'variant_id'>[]
}

/** What takes a change of a variant's prices back. */
interface Inverse {
  readonly variant_id: number
  readonly prices: readonly PriceBefore[]
}

/** Changes the prices of variants, each judged anew when it is its turn: all prices of a variant are changed, or none. */
export const pricing = jobKind<{ targets: readonly number[] }, VariantPrices, Inverse>({
  name: 'products.prices',
  codes: priceOperations.apply.codes,
  run: async (work, { record_id, data: { variant_id, changes } }, { targets }) => {
    const { db, actor } = work
    await lockProduct(work, record_id)
    const offered = (await offeredLists(db, actor.shop_id)).filter((id) => targets.includes(id))
    const stored = await pricedBy(db, actor.shop_id, [variant_id])
    const judged = judgeChanges(
      changes.map((one) => ({ ...one, variant_id })),
      stored,
      offered,
    )
    refuseBy(judged.flatMap((one) => one.rules))
    const moved = judged.filter((one) => one.before !== one.after)
    if (moved.length === 0) return null
    const prices = await writePrices(work, variant_id, moved)
    await finish(work, record_id, variant_id, moved, 'prices')
    return { variant_id, prices }
  },
  undo: async (work, { record_id, data: { variant_id, prices } }) => {
    await lockProduct(work, record_id)
    const stored = (await pricedBy(work.db, work.actor.shop_id, [variant_id])).get(variant_id)
    if (!stored) throw refuse(404, notFound)
    // A price that was changed since is not taken back over the one who changed it (D5).
    refuseBy(
      prices.flatMap(({ country_id, left }) =>
        leftOf(left).flatMap(([of, before]) =>
          broken([priceUnmoved], { before, stored: stored.prices.get(country_id)?.[of] ?? '' }),
        ),
      ),
    )
    await restorePrices(work, variant_id, prices)
    const moved = prices.flatMap(({ country_id, left, ...was }) =>
      leftOf(left).map(([of, before]) => ({ country_id, of, before, after: was[of] })),
    )
    await finish(work, record_id, variant_id, moved, 'undo_prices')
  },
})

/** One change of a product at a time: its form and other jobs wait, or are told that it moved on. */
async function lockProduct({ db, actor }: Work, id: number | null): Promise<void> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shop_id, actor.shop_id), eq(products.id, id ?? 0)))
    .for('no key update')
  if (!found) throw refuse(404, notFound)
}

/** Refuses by all of these rules, each told once. */
function refuseBy(refusals: readonly Refusal[]): void {
  const once = [...new Map(refusals.map((one) => [JSON.stringify([one.id, one.about]), one])).values()]
  if (once.length > 0) throw new Refused(409, once)
}

type Moved = Pick<CheckedPrice, 'country_id' | 'of' | 'before' | 'after'>

/** What follows from other prices: the sums of the product, its version, and a line of the log. */
async function finish(
  work: Work,
  product_id: number | null,
  variant_id: number,
  moved: readonly Moved[],
  event: 'prices' | 'undo_prices',
): Promise<void> {
  const { db, actor } = work
  const id = product_id ?? 0
  await db
    .update(products)
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where(and(eq(products.shop_id, actor.shop_id), eq(products.id, id)))
  await sumUp(db, actor.shop_id, id)
  const side = (price: 'before' | 'after') => ({
    variants: [{ id: variant_id, prices: moved.map((one) => ({ country_id: one.country_id, [one.of]: one[price] })) }],
  })
  await audit(work, { subject: 'products', subject_id: id, event, before: side('before'), after: side('after') })
}
