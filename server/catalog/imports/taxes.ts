import { sql } from 'drizzle-orm'
import { type DatedRate, rateOn } from '#api/rules/catalog/tax-sums.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalTyped } from '#api/rules/platform/number.ts'
import type { Database } from '#server/db/open.ts'
import { Named } from '#server/platform/imports/known.ts'

/** The taxes of a shop by their names, or by the rate that they have today, however it is written: `20`, `%20`, `KDV 20`, `0,20`. */
export async function taxesOf(db: Database, shop_id: number): Promise<Pick<Named, 'find' | 'nameOf'>> {
  const { rows } = await db.execute<Tax>(sql`
    select t.id, t.label, t.rates, t.status, to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as day
      from taxes t join shops s on s.id = t.shop_id where t.shop_id = ${shop_id}`)
  const names = new Named()
  for (const { label, id } of rows) names.add(label, id)
  const active = rows.filter(({ status }) => status === 1)
  const withRate = (rate: number) => active.filter((one) => rateOn(one.rates, one.day) === rate).map(({ id }) => id)
  return {
    nameOf: (id) => names.nameOf(id),
    find: (text) => {
      const own = names.find(text)
      const rate = own === undefined ? rateIn(text) : null
      if (rate === null) return own
      const fitting =
        withRate(rate).length > 0 || rate >= 1 ? withRate(rate) : withRate(Number((rate * 100).toFixed(4)))
      return fitting.length > 1 ? null : fitting[0]
    },
  }
}

interface Tax extends Record<string, unknown> {
  readonly id: number
  readonly label: string
  readonly rates: readonly DatedRate[]
  readonly status: number
  /** Today, by the shop's clock. */
  readonly day: string
}

/** The rate in a cell, or `null` where it tells more than one. */
function rateIn(text: string): number | null {
  const bare = fold(text)
    .replace(/kdv|vat|vergi|oran[iı]?|tax|dahil|haric|[%:()]/g, ' ')
    .trim()
  const typed = decimalTyped(bare, 'tr')
  return typed === null ? null : Number(typed)
}
