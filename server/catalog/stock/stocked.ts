import { type SQL, sql } from 'drizzle-orm'
import type { StockedVariant } from '#api/contract/catalog/stock-movements.ts'
import { codeStocked } from '#api/rules/catalog/stock-movements.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'

interface Looking {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
}

/** The variants of these ids as they stand in the shop now, by id; one that is deleted is missing. */
export async function stockedOf(looking: Looking, ids: readonly number[]): Promise<Record<number, StockedVariant>> {
  if (ids.length === 0) return {}
  const found = await variantsWhere(looking, sql`v.id = any(${`{${[...new Set(ids)].join(',')}}`}::bigint[])`)
  return Object.fromEntries(found.map((one) => [one.variant_id, one]))
}

/** The variant of an id, or the one that holds this very stock code or barcode (rule R18). */
export async function findStocked(
  looking: Looking,
  { id = 0, code }: { id?: number | undefined; code?: string | undefined },
): Promise<StockedVariant> {
  const held = sql`v.id = (select c.variant_id from variant_codes c
                            where c.shop_id = ${looking.shop_id} and c.code = ${code?.trim() ?? ''})`
  const [found] = await variantsWhere(looking, code === undefined ? sql`v.id = ${id}` : held)
  if (found) return found
  throw code === undefined ? refuse(404, notFound) : refuse(404, codeStocked, { about: { code: code.trim() } })
}

async function variantsWhere({ db, shop_id, language }: Looking, which: SQL): Promise<StockedVariant[]> {
  const { rows } = await db.execute<Omit<StockedVariant, 'cost'> & Record<string, unknown> & { price: string | null }>(
    sql`select v.id as variant_id, p.id as product_id, coalesce(nullif(t.name, ''), p.label) as name, v.stock_code, v.barcode,
               p.product_type_id = 3 as service, v.quantity as stock, v.supplier_price as price,
               coalesce((select string_agg(w.label, ', ' order by c.option_id)
                           from variant_options c
                           join option_values w on w.shop_id = c.shop_id and w.id = c.option_value_id
                          where c.shop_id = v.shop_id and c.variant_id = v.id), '') as options
          from variants v
          join products p on p.shop_id = v.shop_id and p.id = v.product_id
          left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
         where v.shop_id = ${shop_id} and v.deleted = 0 and ${which}`,
  )
  return rows.map(({ price, ...row }) => ({ ...row, cost: price === null ? '' : decimalOf(Number(price)) }))
}
