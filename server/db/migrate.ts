import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase, Pool } from 'pg'
import { packageRoot } from '#server/config.ts'
import { PlainError } from '#server/plain-error.ts'

interface Migration {
  /** Counted from 1. */
  readonly version: number
  readonly name: string
  readonly statements: readonly string[]
  readonly hash: string
}

const folder = join(packageRoot, 'server/db/migrations')
const lock = 4_077_001

/** What the steps stand on: their own list, and trigrams for searching, which the generated SQL takes for granted. */
const ground = `
  create extension if not exists pg_trgm;
  create table if not exists schema_version (
    version integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now()
  )`

/** Every step of the schema that this program knows, oldest first. */
export const migrations: readonly Migration[] = readMigrations()

/** The version of a schema that is up to date. */
export const newestVersion = migrations.length

/**
 * Brings a database up to the newest version, each step in its own transaction, one program at a time. Refuses with a `PlainError`, and
 * changes nothing, when the database belongs to a newer program or to something else.
 */
export async function migrate(pool: Pool, report: (line: string) => void = () => {}): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const version = await versionOf(client)
    if (version === 0) await expectEmpty(client)
    if (version < newestVersion)
      report(version === 0 ? 'Making the tables' : `Bringing the tables from version ${version} to ${newestVersion}`)
    for (const migration of migrations.slice(version)) {
      await client.query('begin')
      await apply(client, migration)
      await client.query('commit')
    }
  } catch (thrown) {
    // The connection goes, and with it the open step and the lock.
    client.release(true)
    throw thrown
  }
  await client.query('select pg_advisory_unlock($1)', [lock])
  client.release()
}

/** Runs one step inside the caller's transaction. */
export async function apply(client: ClientBase, migration: Migration): Promise<void> {
  await client.query(ground)
  for (const statement of migration.statements) await client.query(statement)
  const { version, name, hash } = migration
  await client.query('insert into schema_version (version, name, hash) values ($1, $2, $3)', [version, name, hash])
}

/** The version a database is at, 0 when it has none. A step that this program does not know, or knows differently, is a `PlainError`. */
export async function versionOf(client: ClientBase): Promise<number> {
  const table = await client.query<{ found: boolean }>(`select to_regclass('schema_version') is not null as found`)
  if (!table.rows[0]?.found) return 0
  const applied = await client.query<{ version: number; hash: string }>(
    'select version, hash from schema_version order by version',
  )
  for (const { version, hash } of applied.rows) expectKnown(version, hash)
  return applied.rows.at(-1)?.version ?? 0
}

/** Refuses a database that is not at the newest version, for programs that read it and must not change it. */
export async function expectNewest(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const version = await versionOf(client)
    if (version === 0) throw new PlainError('There is no shop in the database.')
    if (version < newestVersion)
      throw new PlainError('The data is of an older version of Kepenk; start it once with this one.')
  } finally {
    client.release()
  }
}

/** Refuses a version that is newer than this program, or a step that was another one. */
export function expectKnown(version: number, hash: string): void {
  const known = migrations[version - 1]
  if (!known) throw new PlainError(newer(version))
  if (known.hash !== hash)
    throw new PlainError(
      `The data was made by another build of Kepenk: its schema step ${version} (${known.name}) differs.`,
    )
}

/** The sentence for data of a newer program. */
export function newer(version: number): string {
  return `The data belongs to a newer version of Kepenk (schema ${version}, this program knows ${newestVersion}); start that version.`
}

/** Refuses a database of something else, and one that cannot sort Turkish text. */
export async function expectEmpty(client: ClientBase): Promise<void> {
  const found = await client.query<{ tables: number; turkish: boolean; utf8: boolean }>(`
    select (select count(*)::int from pg_class c
             where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
               and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables,
           exists (select from pg_collation where collname = 'tr-x-icu') as turkish,
           current_setting('server_encoding') = 'UTF8' as utf8`)
  const { tables = 0, turkish, utf8 } = found.rows[0] ?? {}
  if (tables > 0)
    throw new PlainError('The database holds tables that are not Kepenk’s; give DATABASE_URL an empty one.')
  if (!turkish || !utf8) throw new PlainError('The database needs the encoding UTF8 and a PostgreSQL built with ICU.')
}

function readMigrations(): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash }, at) => ({
    version: at + 1,
    name: journal.entries[at]?.tag ?? '',
    statements: sql,
    hash,
  }))
}
