import { sql } from 'drizzle-orm'
import { type DatedRate, rateOn } from '#api/rules/catalog/tax-sums.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { lineName } from '#api/rules/sales/line-name.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'

/** A line of an order as it is stored, money in kuruş. */
export interface Matched {
  readonly variant_id: number
  readonly name: string
  readonly quantity: number
  readonly price: number
  readonly discount: number
  readonly total: number
  readonly tax_rate: number
}

interface Bought {
  readonly barcode: string
  readonly title: string
  readonly quantity: number
  readonly price: string
}

interface Variant extends Record<string, unknown> {
  readonly code: string
  readonly variant_id: number
  readonly name: string
  readonly options: string
  readonly rates: readonly DatedRate[]
}

/** The lines of an order by the shop's variants: whoever holds the barcode, as barcode or stock code, or was matched with it by hand. */
export async function matchLines(
  { db, actor: { shop_id } }: Pick<Work, 'db' | 'actor'>,
  marketplace_id: number,
  order: { readonly orderedAt: string; readonly lines: readonly Bought[] },
): Promise<{ lines: Matched[]; unmatched: string[] }> {
  const bought = order.lines.filter(({ quantity }) => quantity > 0)
  const codes = JSON.stringify([...new Set(bought.map(({ barcode }) => barcode))])
  const { rows } = await db.execute<Variant>(sql`
    with requested as (select code from jsonb_array_elements_text(${codes}::jsonb) as requested(code)),
         held as (
           select requested.code, coalesce(c.variant_id, l.variant_id) as variant_id
             from requested
             left join variant_codes c on c.shop_id = ${shop_id} and c.code = requested.code
             left join marketplace_listings l
               on l.shop_id = ${shop_id} and l.marketplace_id = ${marketplace_id} and l.barcode = requested.code
         )
    select held.code, v.id as variant_id, p.label as name, t.rates,
           coalesce((select string_agg(o.label, ', ' order by c.option_id)
                       from variant_options c
                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                      where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options
      from held
      join variants v on v.shop_id = ${shop_id} and v.id = held.variant_id and v.deleted = 0
      join products p on p.shop_id = ${shop_id} and p.id = v.product_id
      join taxes t on t.shop_id = ${shop_id} and t.id = p.tax_id`)
  const held = new Map(rows.map((row) => [row.code, row]))
  const unmatched = bought.filter(({ barcode }) => !held.has(barcode))
  return {
    lines: together(bought, held, dayAt(new Date(order.orderedAt), await zoneOf(db, shop_id))),
    unmatched: [...new Set(unmatched.map(({ barcode, title }) => `${title} (${barcode})`))],
  }
}

/** A variant stands once in an order. Where it was bought at two prices, the higher is its price and the rest a discount. */
function together(bought: readonly Bought[], held: ReadonlyMap<string, Variant>, day: string): Matched[] {
  const lines = new Map<number, Matched>()
  for (const { barcode, quantity, price } of bought) {
    const variant = held.get(barcode)
    if (!variant) continue
    const { variant_id, rates } = variant
    const before = lines.get(variant_id) ?? { quantity: 0, price: 0, total: 0 }
    const own = minorOf(price) ?? 0
    const sum = {
      quantity: before.quantity + quantity,
      price: Math.max(before.price, own),
      total: before.total + own * quantity,
    }
    const discount = sum.price * sum.quantity - sum.total
    lines.set(variant_id, { variant_id, name: lineName(variant), ...sum, discount, tax_rate: rateOn(rates, day) })
  }
  return [...lines.values()]
}
