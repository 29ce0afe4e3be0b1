import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import type { NewOrderFacts } from './new-order-facts.ts'

/**
 * What a carrier counts of the lines of an order, in hundredths of a kilogram: what they weigh, or what they measure in desi, whichever is
 * more. Services weigh nothing; `null` where the catalog knows neither of every piece.
 */
export function weightOf({ order, variants }: Pick<NewOrderFacts, 'order' | 'variants'>): number | null {
  const goods = order.lines.flatMap(({ variant_id, quantity }) => {
    const variant = variants[variant_id]
    return variant && !variant.service ? [{ variant, pieces: Math.max(wholeOf(quantity), 0) }] : []
  })
  const sums = (['weight', 'desi'] as const).flatMap((measure) => {
    const each = goods.flatMap(({ variant, pieces }) => {
      const one = variant[measure]
      return one === null ? [] : [Math.round(one * 1_000) * pieces]
    })
    return each.length < goods.length ? [] : [Math.ceil(each.reduce((sum, one) => sum + one, 0) / 10)]
  })
  return sums.length === 0 ? null : Math.max(...sums)
}
