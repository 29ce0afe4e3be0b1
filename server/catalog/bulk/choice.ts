import { type SQL, sql } from 'drizzle-orm'
import { dryRunPage } from '#api/contract/catalog/bulk.ts'
import { broken, type Rule } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { demandOwn } from '#server/platform/records/demand-own.ts'

/**
 * Records that are chosen in bulk. One that was deleted since stays a row, without a label, which is then refused: nobody is told that all
 * went well (R58). One that never was the shop's refuses them all (D6).
 */
export interface Choosable<Choice> {
  /** What their changes are logged as. */
  readonly subject: string
  /** That any were chosen. */
  readonly some: Rule<{ selected: number }>
  /** The rows of a job, in its order: `record_id`, `label` and, where the work needs it, `data`. */
  rows(db: Database, shop_id: number, choice: Choice): Promise<SQL>
  /** Those that were named by their `id` and are none of the shop's; null where none are named. */
  foreign(shop_id: number, choice: Choice): SQL | null
  /** How many there are: `total`. */
  total(db: Database, shop_id: number, choice: Choice): Promise<SQL>
}

type Found = NewRow & Record<string, unknown>

/** The records that were chosen, as rows of a job. */
export async function chosenRows<Choice>(
  db: Database,
  of: Choosable<Choice>,
  shop_id: number,
  choice: Choice,
): Promise<NewRow[]> {
  await demandOwn(db, of.foreign(shop_id, choice))
  const { rows } = await db.execute<Found>(await of.rows(db, shop_id, choice))
  demandSome(of, rows.length)
  return rows
}

/** A page of them, and how many there are in all. */
export async function chosenPage<Choice>(
  db: Database,
  of: Choosable<Choice>,
  shop_id: number,
  { choice, page }: { choice: Choice; page: number },
): Promise<{ rows: NewRow[]; total: number }> {
  const counted = await db.execute<{ total: number }>(await of.total(db, shop_id, choice))
  const total = counted.rows[0]?.total ?? 0
  demandSome(of, total)
  const { rows } = await db.execute<Found>(
    sql`${await of.rows(db, shop_id, choice)} limit ${dryRunPage} offset ${page * dryRunPage}`,
  )
  return { rows, total }
}

function demandSome(of: Choosable<never>, selected: number): void {
  const wrong = broken([of.some], { selected })
  if (wrong.length > 0) throw new Refused(422, wrong)
}

/** Ids as a value of a query. */
export function idArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::bigint[]`
}
