import type { AmountOf, CheckedPrice, PriceChanged, PriceChanges } from '#api/contract/catalog/multiple-price.ts'
import { priceCellRules, priceUnmoved, targetsChosen } from '#api/rules/catalog/price-cells.ts'
import { otherListOf, otherPriceOf } from '#api/rules/catalog/price-lists.ts'
import { rowsOnce } from '#api/rules/catalog/products.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { PricedVariant } from './stored.ts'

/** Refuses a batch that can be no batch: without a price list, with a list that was not chosen for it, or with one price twice. */
export function judgeBatch({ targets, changes }: PriceChanges): void {
  const seen = new Set<string>()
  const twice = changes.flatMap((one, at) => {
    const key = keyOf(one.variant_id, one.country_id, one.of)
    const again = seen.has(key)
    seen.add(key)
    return again ? [`changes.${at}.country_id`] : []
  })
  const refusals = [
    ...broken([targetsChosen], { targets }),
    ...(twice.length > 0 ? [{ id: rowsOnce.id, at: twice }] : []),
  ]
  if (refusals.length > 0) throw new Refused(422, refusals)
}

/** What each change comes to: the price before and after, and the rules that stand in its way, from the stored prices alone. */
export function judgeChanges(
  changes: readonly PriceChanged[],
  stored: ReadonlyMap<number, PricedVariant>,
  offered: readonly number[],
): CheckedPrice[] {
  const coming = new Map(changes.map((one) => [keyOf(one.variant_id, one.country_id, one.of), written(one.price)]))
  return changes.map(({ variant_id, country_id, of, before, price }) => {
    const after = written(price)
    const variant = stored.get(variant_id)
    const cell = { variant_id, country_id, of, after }
    if (!variant) return { ...cell, before: '', cost: null, rules: [{ id: notFound.id }] }
    const toBe = (list: number, amount: AmountOf) =>
      coming.get(keyOf(variant_id, list, amount)) ?? variant.prices.get(list)?.[amount] ?? ''
    const now = variant.prices.get(country_id)?.[of] ?? ''
    const facts = {
      ...{ country_id, of, price: after, service: variant.service, offered },
      other: toBe(otherListOf(country_id) ?? 0, 'price'),
      otherPrice: toBe(country_id, otherPriceOf(of)),
    }
    const rules: Refusal[] = [
      ...broken(priceCellRules, facts),
      ...broken([priceUnmoved], { before: written(before), stored: now }),
    ]
    return { ...cell, before: now, cost: variant.cost, rules }
  })
}

function keyOf(variant_id: number, country_id: number, of: AmountOf): string {
  return `${variant_id} ${country_id} ${of}`
}

/** A price as it is written everywhere; what is none stays as it was given, for the rules to name. */
function written(price: string | number): string {
  const minor = minorOf(price)
  return minor === null ? String(price).trim() : decimalOf(minor)
}
