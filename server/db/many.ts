import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Writes any number of rows of one table with one statement: they travel as one JSON parameter, so thousands of them meet no limit. All rows
 * have the keys of the first.
 */
export async function insertMany(db: Database, table: PgTable, rows: readonly Row[]): Promise<void> {
  const keys = Object.keys(rows[0] ?? {})
  if (keys.length === 0) return
  await db.execute(
    sql`insert into ${table} (${names(keys)}) select ${names(keys)} from ${recordset(table, keys, rows)}`,
  )
}

/** The same, answering the new ids in the order of the rows. */
export async function insertManyIds(db: Database, table: PgTable, rows: readonly Row[]): Promise<number[]> {
  const keys = Object.keys(rows[0] ?? {})
  if (keys.length === 0) return []
  // The ids are drawn before the rows are written, so that it is known which one each row got.
  const numbered = sql`select nextval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id')) as id, r.*
    from ${recordset(table, keys, rows)}`
  const inserted = await db.execute<{ ids: number[] }>(sql`
    with numbered as materialized (${numbered}),
    written as (insert into ${table} (id, ${names(keys)}) overriding system value select id, ${names(keys)} from numbered)
    select array_agg(id order by id) as ids from numbered`)
  return inserted.rows[0]?.ids ?? []
}

/** Changes rows of one table, each to its own values, with one statement. Every row has an `id` and the keys of the first. */
export async function updateMany(
  db: Database,
  table: PgTable,
  shop_id: number,
  rows: readonly (Row & { readonly id: number })[],
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key !== 'id')
  if (keys.length === 0) return
  const assignments = keys.map((key) => sql`${sql.identifier(key)} = r.${sql.identifier(key)}`)
  await db.execute(sql`
    update ${table} as written set ${sql.join(assignments, sql`, `)}
      from ${recordset(table, ['id', ...keys], rows)}
     where written.id = r.id and written.shop_id = ${shop_id}`)
}

function recordset(table: PgTable, keys: readonly string[], rows: readonly Row[]): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const types = keys.map((key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]?.getSQLType() ?? 'text')}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.join(types, sql`, `)})`
}

function names(keys: readonly string[]): SQL {
  return sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  )
}
