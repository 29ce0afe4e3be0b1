import { type SQL, sql } from 'drizzle-orm'
import { type BulkChoice, verdictPage } from '#api/contract/bulk.ts'
import { somethingSelected } from '#api/rules/records.ts'
import { broken } from '#api/rules/rule.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/http/refused.ts'
import type { NewRow } from '#server/jobs/start.ts'
import { chosenBy } from '#server/products/filters.ts'

/**
 * The products that were chosen, as rows of a job, newest first. One that is named and not there any more stays a row, which is then refused:
 * nobody is told that all went well (R58).
 */
export async function chosenRows(db: Database, shop_id: number, choice: BulkChoice): Promise<NewRow[]> {
  const rows = choice.ids ? await named(db, shop_id, choice.ids) : await filtered(db, shop_id, choice)
  const wrong = broken([somethingSelected], { selected: rows.length })
  if (wrong.length > 0) throw new Refused(422, wrong)
  return rows
}

/** A page of them, and how many there are in all. */
export async function chosenPage(
  db: Database,
  shop_id: number,
  choice: BulkChoice,
  page: number,
): Promise<{ rows: NewRow[]; total: number }> {
  const from = page * verdictPage
  if (choice.ids) {
    const ids = [...new Set(choice.ids)].sort((one, other) => other - one)
    const shown = ids.slice(from, from + verdictPage)
    return { rows: shown.length > 0 ? await named(db, shop_id, shown) : [], total: ids.length }
  }
  const { filter, except } = choice
  const { rows } = await db.execute<NewRow & Record<string, unknown>>(
    sql`${allOf(shop_id, filter, except)} limit ${verdictPage} offset ${from}`,
  )
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${chosenBy(shop_id, filter ?? {})} and p.id <> all(${idArray(except)})`,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Every product of the shop. */
export function allProducts(db: Database, shop_id: number): Promise<NewRow[]> {
  return filtered(db, shop_id, { ids: null, filter: null, except: [] })
}

async function named(db: Database, shop_id: number, ids: readonly number[]): Promise<NewRow[]> {
  const { rows } = await db.execute<NewRow & Record<string, unknown>>(sql`
    select distinct chosen.id as record_id, coalesce(p.label, '') as label
      from unnest(${idArray(ids)}) as chosen(id)
      left join products p on p.shop_id = ${shop_id} and p.id = chosen.id
     order by 1 desc`)
  return rows
}

async function filtered(db: Database, shop_id: number, { filter, except }: BulkChoice): Promise<NewRow[]> {
  const { rows } = await db.execute<NewRow & Record<string, unknown>>(allOf(shop_id, filter, except))
  return rows
}

function allOf(shop_id: number, filter: BulkChoice['filter'], except: readonly number[]): SQL {
  return sql`
    select p.id as record_id, p.label ${chosenBy(shop_id, filter ?? {})} and p.id <> all(${idArray(except)})
     order by p.id desc`
}

function idArray(ids: readonly number[]) {
  return sql`${`{${ids.join(',')}}`}::int[]`
}
