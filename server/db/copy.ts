import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { type ClientBase, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from './open.ts'

/**
 * Writes any number of rows of one table as PostgreSQL takes them fastest, by COPY, inside the caller's transaction. All rows have the keys of
 * the first; columns that are not named get their defaults.
 */
export async function copyRows<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly (T['$inferInsert'] & { readonly id?: number })[],
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {})
  if (keys.length === 0) return
  const target = `${escapeIdentifier(getTableConfig(table).name)} (${keys.map(escapeIdentifier).join(', ')})`
  const columns = getTableColumns(table)
  const lines = linesOf(
    keys.map((key) => columns[key]),
    keys,
    rows,
  )
  await pipeline(Readable.from(lines), connectionOf(tx).query(copyFrom(`copy ${target} from stdin`)))
}

/** So many new ids of a table, in their order, for rows whose ids other rows name. */
export async function newIds(tx: Database, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id')) as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

const perPiece = 500

function* linesOf(
  columns: readonly (PgColumn | undefined)[],
  keys: readonly string[],
  rows: readonly object[],
): Generator<string> {
  for (let from = 0; from < rows.length; from += perPiece) {
    let piece = ''
    for (const row of rows.slice(from, from + perPiece) as readonly Record<string, unknown>[])
      piece += `${keys.map((key, at) => wordOf(columns[at], row[key])).join('\t')}\n`
    yield piece
  }
}

const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value as COPY reads it. */
function wordOf(column: PgColumn | undefined, value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  const text = String(column ? column.mapToDriverValue(value) : value)
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text
}

/** The connection of a transaction, which Drizzle keeps to itself, for what it has no words for. */
export function connectionOf(tx: Database): ClientBase {
  const { client } = (tx as unknown as { session: { client: ClientBase } }).session
  if (!('connection' in client)) throw new TypeError('It has a connection of its own only inside a transaction.')
  return client
}
