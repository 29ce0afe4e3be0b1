import { sql } from 'drizzle-orm'
import { periodOpen } from '#api/rules/platform/ledger.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'

/** Who writes to past days and who closes them wait for each other, shop by shop. */
const turn = (shop_id: number) => sql`hashtext(${`periods of ${shop_id}`})`

/** Refuses what would be written into a closed period. Today is in none: only past days are closed. */
export async function refuseClosed(db: Database, shop_id: number, days: readonly string[]): Promise<void> {
  const [first] = days.toSorted()
  if (first === undefined) return
  await db.execute(sql`select pg_advisory_xact_lock_shared(${turn(shop_id)})`)
  const wrong = broken([periodOpen], { day: first, closed_until: await closedUntil(db, shop_id) })
  if (wrong.length > 0) throw new Refused(409, wrong)
}

/** The last day of the periods that are closed; `null` where none is. */
export async function closedUntil(db: Database, shop_id: number): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select nullif(settings ->> 'books_closed_until', '') as day from shops where id = ${shop_id}`,
  )
  return rows[0]?.day ?? null
}

/** Lets nobody write to past days until the transaction ends. */
export async function holdPeriods(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${turn(shop_id)})`)
}
