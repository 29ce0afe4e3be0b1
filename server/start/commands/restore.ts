import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { startEmbedded, stopLeftRunning } from '#server/db/embedded.ts'
import { liftReferences } from '#server/db/lift.ts'
import { apply, expectEmpty, migrations, versionOf } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open.ts'
import { failPlainly, PlainError } from '#server/plain-error.ts'
import { readName } from '#server/platform/files/names.ts'
import { openFileStore } from '#server/platform/files/open-store.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { findBroken, linesOf } from '#server/platform/invariants.ts'
import { claimForRestore } from '#server/start/data-folder.ts'
import { readArchive } from './archive.ts'
import { checkBackup, type Manifest } from './manifest.ts'
import { emptyTables, fillTable, setSequences } from './tables.ts'

/** How many files are stored at once: each waits for the disk. */
const atOnce = 16

/** `npm run restore <file>`. */
export async function main(args: readonly string[]): Promise<void> {
  const [file] = args
  if (!file) failPlainly(new PlainError('Name the backup: npm run restore <file>.'))
  const config = readConfig()
  const broken = await restore(config, resolve(process.env.INIT_CWD ?? process.cwd(), file)).catch(failPlainly)
  for (const line of broken) console.error(line)
  console.log(
    `The shop is restored into ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir}. Everybody signs in again.`,
  )
}

/**
 * Puts a backup into an empty place: an empty `DATA_DIR`, or an empty database where there is a `DATABASE_URL`. The file is read to its end
 * first, so that one that is no good changes nothing; and the database gets all of it or nothing. Answers what is broken in it, if anything.
 */
export async function restore(config: Config, path: string): Promise<string[]> {
  const manifest = await checkBackup(path)
  if (config.databaseUrl) return fill(config.databaseUrl, config, path, manifest)
  const folder = claimForRestore(config.dataDir)
  try {
    await clear(config.dataDir)
    const embedded = await startEmbedded(config.dataDir)
    try {
      const broken = await fill(embedded.url, config, path, manifest)
      folder.finish()
      return broken
    } finally {
      await embedded.stop()
    }
  } finally {
    folder.release()
  }
}

/** Removes what a restore that was interrupted left. */
async function clear(dataDir: string): Promise<void> {
  await stopLeftRunning(dataDir)
  for (const name of readdirSync(dataDir))
    if (/^(postgres|files)/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })
}

async function fill(url: string, config: Config, path: string, manifest: Manifest): Promise<string[]> {
  const pool = openPool(url, { connections: 1 })
  try {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('set local idle_in_transaction_session_timeout = 0')
      await fillAll(client, config, path, manifest)
      const broken = await findBroken(client)
      await client.query('commit')
      return linesOf(broken)
    } finally {
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** The rows go into the schema that they are of; it is brought up to date after. */
async function fillAll(client: ClientBase, config: Config, path: string, manifest: Manifest): Promise<void> {
  if ((await versionOf(client)) > 0)
    throw new PlainError('The database is not empty; a backup is restored only into an empty one.')
  await expectEmpty(client)
  for (const migration of migrations.slice(0, manifest.schema)) await apply(client, migration)
  const putReferencesBack = await liftReferences(client)
  // What a new database knows from the start, such as the countries, the backup has as it was.
  await emptyTables(client, manifest.tables)
  const files = openFileStore(config)
  const storing: Promise<void>[] = []
  for await (const { name, bytes } of readArchive(path)) {
    const [folder, rest = ''] = name.split('/')
    const table = manifest.tables.find((one) => rest.startsWith(`${one.name}.`))
    if (folder === 'tables' && table) await fillTable(client, table, bytes)
    if (folder === 'files') storing.push(store(files, rest, bytes))
    if (storing.length === atOnce) await Promise.all(storing.splice(0))
  }
  await Promise.all(storing)
  // What is judged at the end of a transaction is judged now: no table changes its shape before.
  await client.query('set constraints all immediate')
  await putReferencesBack()
  await setSequences(client, manifest.sequences)
  for (const migration of migrations.slice(manifest.schema)) await apply(client, migration)
}

/** A failure is told by whoever waits for it, and that may be a moment later. */
function store(files: FileStore, name: string, bytes: Uint8Array): Promise<void> {
  const stored = files.put(name, bytes, readName(name)?.mime ?? 'application/octet-stream')
  stored.catch(() => {})
  return stored
}
