import { sql } from 'drizzle-orm'
import { decimalOf } from '#api/rules/platform/money.ts'
import { findVariants } from '#server/catalog/matches/choosing.ts'
import type { Database } from '#server/db/open.ts'

interface Priced extends Record<string, unknown> {
  readonly id: number
  readonly price: number | null
  readonly currency: string
}

/** The variants that a text finds, each with its price where the shop sells; `null` where it has none. */
export async function findPricedVariants(db: Database, query: Parameters<typeof findVariants>[1]) {
  const { rows } = await findVariants(db, query)
  const priced = await db.execute<Priced>(sql`
    select found.id, r.price, s.default_currency as currency
      from unnest(${`{${rows.map(({ id }) => id).join(',')}}`}::bigint[]) as found(id)
      join shops s on s.id = ${query.shop_id}
      left join prices r on r.shop_id = s.id and r.variant_id = found.id and r.country_id = s.default_country_id and r.status = 1`)
  const prices = new Map(priced.rows.map(({ id, ...of }) => [id, of]))
  return {
    rows: rows.map((row) => {
      const { price = null, currency = '' } = prices.get(row.id) ?? {}
      return { ...row, price: price === null ? null : decimalOf(price), currency }
    }),
  }
}
