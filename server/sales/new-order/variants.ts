import { type SQL, sql } from 'drizzle-orm'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { type DatedRate, rateOn } from '#api/rules/catalog/tax-sums.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'

interface Reading {
  readonly db: Database
  readonly actor: Pick<Actor, 'shop_id'>
  readonly language: number
}

type Found = Omit<OrderVariant, 'price' | 'tax_rate'> & {
  readonly price: number | null
  readonly rates: readonly DatedRate[]
  readonly day: string
}

/** The variants of these ids as they may be sold now; one that is deleted is missing. */
export async function sellable(reading: Reading, ids: readonly number[]): Promise<OrderVariant[]> {
  return ids.length === 0 ? [] : found(reading, sql`v.id = any(${`{${[...new Set(ids)].join(',')}}`}::bigint[])`)
}

/** The variant that holds this very stock code or barcode. Codes are mostly written in capitals, and mostly typed without. */
export async function sellableByCode(reading: Reading, code: string): Promise<OrderVariant | null> {
  const text = code.trim()
  const [one] = await found(
    reading,
    sql`v.id = (select c.variant_id from variant_codes c
                 where c.shop_id = ${reading.actor.shop_id} and c.code in (${text}, ${text.toUpperCase()})
                 order by c.code = ${text} desc limit 1)`,
  )
  return one ?? null
}

async function found({ db, actor: { shop_id }, language }: Reading, which: SQL): Promise<OrderVariant[]> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select v.id as variant_id, p.id as product_id, coalesce(nullif(t.name, ''), p.label) as name,
           coalesce((select string_agg(o.label, ', ' order by c.option_id)
                       from variant_options c
                       join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
                      where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options,
           v.stock_code, v.barcode, p.product_type_id = 3 as service, p.status = 1 as product_on,
           v.status = 1 as variant_on, v.quantity as stock, x.rates,
           (select r.price from prices r
             where r.shop_id = v.shop_id and r.variant_id = v.id and r.country_id = s.default_country_id and r.status = 1) as price,
           to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as day
      from variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join shops s on s.id = v.shop_id
      join taxes x on x.shop_id = v.shop_id and x.id = p.tax_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     where v.shop_id = ${shop_id} and v.deleted = 0 and ${which}`)
  return rows.map(({ price, rates, day, ...row }) => ({
    ...row,
    price: price === null ? null : decimalOf(Number(price)),
    tax_rate: rateOn(rates, day),
  }))
}
