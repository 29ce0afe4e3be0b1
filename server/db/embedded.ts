import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { PlainError } from '#server/plain-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type DatabaseUser, databaseUser } from './database-user.ts'
import { initialise, launch, shutDown } from './postgres-process.ts'
import { runningPostmaster } from './postmaster.ts'

/** The server's own PostgreSQL, running. */
export interface Embedded {
  /** Its address for the application's role, which owns the database `kepenk` and is no superuser. */
  readonly url: string
  /** Its address for the superuser, for tests and tools. */
  readonly superuserUrl: string
  /** Ends it and waits until its files are at rest. */
  stop(): Promise<void>
}

interface Options {
  /** Off only where losing everything is fine: tests. */
  readonly durable?: boolean
  /** Also answers at a socket in the data folder, which takes a tenth off every query; not every file system can hold one. */
  readonly socket?: boolean
  readonly report?: (line: string) => void
}

const role = 'kepenk'
const superuser = 'postgres'
const watchEvery = 1_000

/**
 * Starts the PostgreSQL whose files are in a data folder, making them first when there are none, or takes over the one that a killed server
 * left running. It listens on a free port of the loopback, asks for a password that is kept in the folder, outlives this process if that is
 * killed, and is started again if it ends by itself. The caller owns the folder.
 */
export async function startEmbedded(
  home: string,
  { durable = true, socket = false, report = () => {} }: Options = {},
): Promise<Embedded> {
  const cluster = join(home, 'postgres')
  const user = databaseUser(cluster)
  const binaries = await findBinaries(user)
  if (!existsSync(cluster)) {
    report('Making the database')
    await create(home, cluster, binaries, user, durable)
  }
  expectVersion(cluster)
  const setting = { home, cluster, binaries, user, durable, socket }
  const { port } = await launch(setting)
  const urls = urlsOf(home, port, socket ? `?host=${encodeURIComponent(cluster)}` : '')
  await makeDatabase(urls.superuserUrl, passwordOf(home))
  let again: Promise<unknown> | null = null
  const watch = setInterval(() => {
    if (again || runningPostmaster(cluster)) return
    report('The database ended by itself and is started again')
    again = launch({ ...setting, port })
      .catch((thrown) => report(String(thrown)))
      .finally(() => {
        again = null
      })
  }, watchEvery).unref()
  return {
    ...urls,
    stop: async () => {
      clearInterval(watch)
      await again
      await shutDown(cluster, binaries)
    },
  }
}

/** The address of the PostgreSQL that runs on a data folder now, or `null`: for tools beside a running server. */
export function addressOfRunning(home: string): string | null {
  const running = runningPostmaster(join(home, 'postgres'))
  return running?.ready ? urlsOf(home, running.port).url : null
}

/** Ends the PostgreSQL that a killed process left running on a data folder, if there is one. */
export async function stopLeftRunning(home: string): Promise<void> {
  const cluster = join(home, 'postgres')
  if (runningPostmaster(cluster)) await shutDown(cluster, await findBinaries(databaseUser(cluster)))
}

/**
 * Made under a name of its own first, so that one that was interrupted is never taken for a whole one, and its initdb, which may still run,
 * does no harm.
 */
async function create(home: string, cluster: string, binaries: Binaries, user: DatabaseUser | null, durable: boolean) {
  for (const name of readdirSync(home)) if (name.startsWith('postgres.new-')) removeLeftOver(join(home, name))
  const half = `${cluster}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(half, { mode: 0o700 })
  if (user) chownSync(half, user.uid, user.gid)
  if (!existsSync(passwordFile(home)))
    writeFileSync(passwordFile(home), randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  await initialise({ cluster: half, home, binaries, user, durable, superuser, password: passwordOf(home) })
  renameSync(half, cluster)
  // Without this a power cut could bring the old name back, and the data would be taken for leftovers.
  if (process.platform !== 'win32') syncFolder(home)
}

function removeLeftOver(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Somebody still writes into it; the next time it goes.
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function expectVersion(cluster: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made !== '18')
    throw new PlainError(
      `The data was made by PostgreSQL ${made} and this is 18; back up with the old version of Kepenk and restore with this one.`,
    )
}

async function makeDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new Client(superuserUrl)
  await client.connect()
  try {
    const found = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database`,
      [role],
    )
    if (!found.rows[0]?.role) await client.query(`create role ${role} login createdb password '${password}'`)
    if (!found.rows[0]?.database) await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end()
  }
}

function urlsOf(home: string, port: number, how = '') {
  const at = `${passwordOf(home)}@127.0.0.1:${port}`
  return {
    url: `postgresql://${role}:${at}/${role}${how}`,
    superuserUrl: `postgresql://${superuser}:${at}/postgres${how}`,
  }
}

function passwordOf(home: string): string {
  try {
    return readFileSync(passwordFile(home), 'utf8').trim()
  } catch {
    throw new PlainError(
      `${passwordFile(home)} is missing or not readable by this user; without it the database does not open.`,
    )
  }
}

function passwordFile(home: string): string {
  return join(home, 'postgres.password')
}
