import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ValueCount } from '#api/contract/platform/lists.ts'
import type { Database } from '#server/db/open.ts'

/**
 * Counting a large list takes longer than reading a page of it, and whoever turns pages would have the same rows counted again and again. So
 * what was counted is kept, and holds for exactly as long as nothing at all is written to the database: PostgreSQL numbers every transaction
 * that writes, and while its last number is the same and none is under way, every row is as it was.
 */

/** The moment of the database that a query sees: which writing transactions are over. */
export const momentSql: SQL<string> = sql`concat(pg_current_snapshot(), '@', pg_postmaster_start_time())`

interface Kept {
  readonly moment: string
  readonly counts: readonly ValueCount[]
}

const most = 200
const keptBy = new WeakMap<Database, Map<string, Kept>>()
const dialect = new PgDialect()

/** What this query counted when it was asked last, if nothing was written since; else nothing. */
export function keptCounts(db: Database, query: SQL, moment: string): readonly ValueCount[] | null {
  const kept = keptBy.get(db)?.get(keyOf(query))
  return kept && kept.moment === moment && isQuiet(moment) ? kept.counts : null
}

/** Keeps what a query counted at a moment. */
export function keepCounts(db: Database, query: SQL, moment: string, counts: readonly ValueCount[]): void {
  if (!isQuiet(moment)) return
  const kept = keptBy.get(db) ?? new Map<string, Kept>()
  keptBy.set(db, kept)
  const key = keyOf(query)
  kept.delete(key)
  kept.set(key, { moment, counts })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

/** Whether nobody was writing: what is under way may be over at any time, and stands in no number. */
function isQuiet(moment: string): boolean {
  const [, first, next] = /^(\d+):(\d+):@/.exec(moment) ?? []
  return first !== undefined && first === next
}

function keyOf(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return `${text} ${JSON.stringify(params)}`
}
