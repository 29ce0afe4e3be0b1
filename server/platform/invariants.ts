import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#server/config.ts'

/** An invariant that does not hold, and the rows that break it. */
export interface Broken {
  /** Its number and statement, as `server/invariants.sql` has it. */
  readonly invariant: string
  readonly count: number
  /** The first of them. */
  readonly rows: readonly Record<string, unknown>[]
}

interface Invariant {
  readonly statement: string
  readonly sql: string
}

/** A pool, a client or a transaction. */
interface Queryable {
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>
}

const mostShown = 20

/** Everything that must be true of the stored data at every moment, from `server/invariants.sql`. */
export const invariants: readonly Invariant[] = read()

/** Asks the database about every invariant; `[]` when its data is sound. */
export async function findBroken(database: Queryable): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { statement, sql } of invariants) {
    const { rows } = await database.query(sql)
    if (rows.length > 0) broken.push({ invariant: statement, count: rows.length, rows: rows.slice(0, mostShown) })
  }
  return broken
}

/** One line for each broken row, for a console or a log. */
export function linesOf(broken: readonly Broken[]): string[] {
  return broken.flatMap(({ invariant, count, rows }) => [
    `${invariant} (${count} broken)`,
    ...rows.map((row) => `  ${JSON.stringify(row)}`),
    ...(count > rows.length ? [`  and ${count - rows.length} more`] : []),
  ])
}

/** A query begins after a comment of the shape `-- I4: statement`, and ends with its semicolon. */
function read(): Invariant[] {
  const text = readFileSync(join(packageRoot, 'server/invariants.sql'), 'utf8')
  return [...text.matchAll(/^-- ((?:I\d+|Sound): .+)\n([^;]+);/gm)].map(([, statement = '', sql = '']) => ({
    statement,
    sql,
  }))
}
