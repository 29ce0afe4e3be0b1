import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations, newestVersion } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Clone, cloneDatabase, emptyDatabase } from '#tests/clone.ts'

let database: Clone

describe('an empty database', () => {
  beforeEach(async () => {
    database = await emptyDatabase()
  })
  afterEach(() => database.drop())

  test('gets every step of the schema once, also from several servers that start at one moment', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(database.url, { connections: 2 })))
    await Promise.all(opened.map(({ close }) => close()))
    const rows = await ask('select version, hash from schema_version order by version')
    expect(rows).toEqual(migrations.map(({ version, hash }) => ({ version, hash })))
  })

  test('gets nothing of a step that fails in its middle, and all of it by the next try', async () => {
    await ask('create view shops as select 1 as in_the_way')
    await expect(openDatabase(database.url)).rejects.toThrow('relation "shops" already exists')
    expect(await tables()).toEqual([])
    await ask('drop view shops')
    await (await openDatabase(database.url)).close()
    expect(await tables()).toContain('shops')
  })

  test('that another program has tables in is refused, and stays as it is', async () => {
    await ask('create table songs (title text)')
    await expect(openDatabase(database.url)).rejects.toThrow('The database holds tables that are not Kepenk’s')
    expect(await tables()).toEqual(['songs'])
  })
})

describe('a database of Kepenk', () => {
  beforeEach(async () => {
    database = await cloneDatabase()
  })
  afterEach(() => database.drop())

  test('of a newer program is refused, and stays as it is', async () => {
    await ask(`insert into schema_version (version, name, hash) values (${newestVersion + 1}, 'later', 'x')`)
    const before = await tables()
    await expect(openDatabase(database.url)).rejects.toThrow(
      `belongs to a newer version of Kepenk (schema ${newestVersion + 1},`,
    )
    expect(await tables()).toEqual(before)
  })

  test('of another build, whose step of the same number differs, is refused', async () => {
    await ask(`update schema_version set hash = 'another' where version = 1`)
    await expect(openDatabase(database.url)).rejects.toThrow('was made by another build of Kepenk: its schema step 1')
  })
})

test('a database that cannot be reached is told in one sentence', async () => {
  const gone = new URL(inject('postgres').url)
  gone.pathname = '/no_such_shop'
  await expect(openDatabase(gone.href)).rejects.toThrow(
    /^The database cannot be opened: database "no_such_shop" does not exist\.$/,
  )
})

async function tables(): Promise<unknown[]> {
  const rows = await ask(`select tablename from pg_tables where schemaname = 'public' order by tablename`)
  return rows.map(({ tablename }) => tablename)
}

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database.url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
