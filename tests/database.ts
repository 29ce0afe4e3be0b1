import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type Embedded, startEmbedded, stopLeftRunning } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import { placeForDatabases } from './memory.ts'
import { type SeededShops, seedShops } from './seed.ts'

/** The PostgreSQL of a test run. */
export interface TestPostgres {
  /** A role that may make databases, connected to one that is not the template. */
  readonly url: string
  /** The name of a database with the newest schema and no rows. Clones are named after it. */
  readonly template: string
  /** The name of one with the two shops that tests begin with, and what is in them. */
  readonly seeded: string
  readonly shops: SeededShops
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
  }
}

interface Run {
  readonly postgres: TestPostgres
  end(): Promise<void>
}

const prefix = 'kepenk-tests-'
const dayInMinutes = 24 * 60

// Every project of the run has its own copy of this module; the process has one database.
const shared = globalThis as { kepenkTestRun?: Promise<Run>; kepenkTestUsers?: number }

/** Gives the run one PostgreSQL with a migrated template: its own in a temporary folder, or a template on the server of `DATABASE_URL`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.kepenkTestRun ??= begin(process.env.DATABASE_URL)
  shared.kepenkTestUsers = (shared.kepenkTestUsers ?? 0) + 1
  const run = await shared.kepenkTestRun
  project.provide('postgres', run.postgres)
  return async () => {
    shared.kepenkTestUsers = (shared.kepenkTestUsers ?? 1) - 1
    if (shared.kepenkTestUsers > 0) return
    delete shared.kepenkTestRun
    await run.end()
  }
}

async function begin(given: string | undefined): Promise<Run> {
  const own = given ? null : await ownPostgres()
  const url = given ?? own?.embedded.url ?? ''
  const template = `kepenk_test_${Math.floor(Date.now() / 60_000)}_${randomBytes(4).toString('hex')}`
  const seeded = `${template}_seeded`
  let shops: SeededShops
  try {
    if (given) await dropWhere(url, isOld)
    await makeTemplate(url, template)
    shops = await makeSeeded(url, template, seeded)
  } catch (thrown) {
    await own?.end()
    throw thrown
  }
  return {
    postgres: { url, template, seeded, shops },
    end: () => (own ? own.end() : dropWhere(url, (name) => name.startsWith(template))),
  }
}

async function ownPostgres(): Promise<{ embedded: Embedded; end(): Promise<void> }> {
  await removeLeftOver()
  const home = mkdtempSync(join(placeForDatabases(), `${prefix}${process.pid}-`))
  const embedded = await startEmbedded(home, { durable: false, socket: true })
  return {
    embedded,
    end: async () => {
      await embedded.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Ends the databases of runs that were killed. */
async function removeLeftOver(): Promise<void> {
  for (const folder of new Set([tmpdir(), placeForDatabases()])) await removeFrom(folder)
}

async function removeFrom(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const home = join(folder, name)
    await stopLeftRunning(home)
    rmSync(home, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    return (thrown as { code?: string }).code === 'EPERM'
  }
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await query(url, `create database "${template}"`)
  const database = await openDatabase(databaseUrl(url, template))
  await database.close()
}

async function makeSeeded(url: string, template: string, seeded: string): Promise<SeededShops> {
  await query(url, `create database "${seeded}" template "${template}" strategy file_copy`)
  await startApart(databaseUrl(url, seeded))
  const { db, close } = await openDatabase(databaseUrl(url, seeded))
  try {
    return await seedShops(db)
  } finally {
    await close()
  }
}

/** Each table numbers its rows from elsewhere: an id of one that is taken for an id of another finds nothing. */
async function startApart(url: string): Promise<void> {
  const sequences = await query<{ name: string }>(
    url,
    `select quote_ident(relname) as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const starts = sequences.map(({ name }, at) => `alter sequence ${name} restart with ${100_000 * (at + 1) + 1}`)
  await query(url, starts.join(';'))
}

function isOld(name: string): boolean {
  const minutes = Number(/^kepenk_test_(\d+)_/.exec(name)?.[1])
  return minutes > 0 && Date.now() / 60_000 - minutes > dayInMinutes
}

async function dropWhere(url: string, chosen: (name: string) => boolean): Promise<void> {
  const names = await query<{ datname: string }>(
    url,
    `select datname from pg_database where datname like 'kepenk_test_%'`,
  )
  for (const { datname } of names)
    if (chosen(datname)) await query(url, `drop database if exists "${datname}" with (force)`)
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The same server and role, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
