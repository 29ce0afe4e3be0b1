import { sql } from 'drizzle-orm'
import type { PriceChanged } from '#api/contract/catalog/multiple-price.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import type { VariantPrices } from './pricing.ts'

/** The changes as rows of a job, one for each variant. One that is not there any more stays a row, which is then refused. */
export async function rowsOf({ db, actor }: Work, changes: readonly PriceChanged[]): Promise<NewRow[]> {
  const by = new Map<number, Omit<PriceChanged, 'variant_id'>[]>()
  for (const { variant_id, ...change } of changes) by.set(variant_id, [...(by.get(variant_id) ?? []), change])
  const { rows } = await db.execute<{ id: number; product_id: number; label: string }>(sql`
    select v.id, v.product_id, concat_ws(' · ', p.label, nullif(v.stock_code, '')) as label
      from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where v.shop_id = ${actor.shop_id} and v.deleted = 0 and v.id = any(${`{${[...by.keys()].join(',')}}`}::bigint[])`)
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...by].map(([variant_id, own]): NewRow => {
    const data: VariantPrices = { variant_id, changes: own }
    const variant = known.get(variant_id)
    return { record_id: variant?.product_id ?? null, label: variant?.label ?? `#${variant_id}`, data }
  })
}
