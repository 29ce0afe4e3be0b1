import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ClientBase, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Entry } from './archive.ts'

/** A table of the shop and the columns that are stored in it. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** Where the numbering of a table's ids stands. */
export interface Sequence {
  readonly name: string
  readonly last_value: string
  readonly is_called: boolean
}

/** Not kept: what signs people in, since a session that was ended after the backup must not come back with it; and what tills are told, which numbers the transactions of this database. */
const left = ['schema_version', 'sessions', 'password_resets', 'variant_changes']
const largestPart = 8 * 1024 * 1024

/** The tables that a backup holds. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname`,
    [left],
  )
  return rows
}

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const found = await client.query(
      `select '${name}' as name, last_value::text, is_called from ${escapeIdentifier(name)}`,
    )
    sequences.push(...found.rows)
  }
  return sequences
}

export async function setSequences(client: ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last_value, is_called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [escapeIdentifier(name), last_value, is_called])
}

/** Removes every row of these tables; nothing may refer to them meanwhile. */
export async function emptyTables(client: ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
}

/** A table's rows in PostgreSQL's text format, one a line, in parts of whole lines that fit into memory. */
export async function* readTable(client: ClientBase, table: Table): AsyncGenerator<Entry> {
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy ${target(table)} to stdout`))
  let held: Buffer[] = []
  let size = 0
  let part = 0
  const named = (bytes: Buffer): Entry => {
    part += 1
    return { name: `tables/${table.name}.${String(part).padStart(4, '0')}.tsv`, bytes }
  }
  for await (const chunk of rows) {
    held.push(chunk)
    size += chunk.length
    if (size < largestPart) continue
    const all = Buffer.concat(held)
    // Line ends inside a value are written as \n, so every real one ends a row.
    const end = all.lastIndexOf('\n') + 1
    if (end > 0) yield named(all.subarray(0, end))
    held = [all.subarray(end)]
    size = all.length - end
  }
  if (size > 0) yield named(Buffer.concat(held))
}

/** Writes a part back. */
export async function fillTable(client: ClientBase, table: Table, part: Uint8Array): Promise<void> {
  await pipeline(Readable.from([part]), client.query(copyFrom(`copy ${target(table)} from stdin`)))
}

function target({ name, columns }: Table): string {
  return `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`
}
