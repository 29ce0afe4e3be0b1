import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { migrations, versionOf } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open.ts'
import { failPlainly, PlainError } from '#server/plain-error.ts'
import { openFileStore } from '#server/platform/files/open-store.ts'
import { type Entry, writeArchive } from './archive.ts'
import { reach } from './connectivity.ts'
import { manifestEntry } from './manifest.ts'
import { readTable, sequencesOf, tablesOf } from './tables.ts'

/** `npm run backup [file]`. */
export async function main(args: readonly string[]): Promise<void> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  // npm runs in its own folder; the person means the one they stood in.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), args[0] ?? `kepenk-${stamp}.tar.gz`)
  await backup(readConfig(), path).catch(failPlainly)
  console.log(`The shop is backed up in ${path} (${(statSync(path).size / 1_000_000).toFixed(1)} MB).`)
}

/** Writes the whole shop into one file: the database as it was at one moment, and the stored files. The server may run and be used meanwhile. */
export async function backup(config: Config, path: string): Promise<void> {
  if (existsSync(path)) throw new PlainError(`${path} is there already; name another file.`)
  if (!existsSync(dirname(path))) throw new PlainError(`The folder ${dirname(path)} does not exist.`)
  const { url, leave } = await reach(config)
  const pool = openPool(url, { connections: 1 })
  try {
    const client = await pool.connect()
    try {
      await writeArchive(path, entriesOf(client, config))
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
    await leave()
  }
}

async function* entriesOf(client: ClientBase, config: Config): AsyncGenerator<Entry> {
  await client.query('begin isolation level repeatable read read only')
  const schema = await versionOf(client)
  const hash = migrations[schema - 1]?.hash
  if (!hash) throw new PlainError('There is no shop in the database.')
  const tables = await tablesOf(client)
  // After the first look at the rows: the numbering may be ahead of them, never behind.
  const sequences = await sequencesOf(client)
  yield manifestEntry({ kepenk: 'backup', made_at: new Date().toISOString(), schema, hash, tables, sequences })
  for (const table of tables) yield* readTable(client, table)
  await client.query('commit')
  // After the rows, so that whatever they name and was answered is there.
  const files = openFileStore(config)
  for await (const name of files.list()) {
    const bytes = await files.get(name)
    if (bytes) yield { name: `files/${name}`, bytes }
  }
}
