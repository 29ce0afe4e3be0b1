import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'
import { sharedTables, tablesOf, tablesOfShops } from '#tests/fixtures/shop-tables.fixture.ts'

let clone: Clone
let database: OpenDatabase

beforeAll(async () => {
  clone = await cloneDatabase()
  database = await openDatabase(clone.url, { connections: 1 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

/** What the shop's number is called in a table: the shops themselves are named by their own. */
const shopOf = (table: string) => (table === 'shops' ? 'id' : 'shop_id')

describe('tables can be spread over servers by shop', () => {
  test('every table is of a shop, or is named as shared', async () => {
    const all = await tablesOf(database.db)
    expect(Object.keys(sharedTables).filter((name) => !all.includes(name))).toEqual([])
    const own = await tablesOfShops(database.db)
    expect(own.length).toBeGreaterThan(50)
    const columns = await columnsOf()
    expect(own.filter((table) => !columns.some((one) => one.table === table && one.column === shopOf(table)))).toEqual(
      [],
    )
  })

  test('every primary key begins with the shop, and a record is known by it and its id', async () => {
    const own = await tablesOfShops(database.db)
    const keys = await indexesOf(own)
    const primary = new Map(keys.filter((key) => key.primary).map((key) => [key.table, key.columns]))
    expect(own.filter((table) => primary.get(table)?.[0] !== shopOf(table))).toEqual([])
    const columns = await columnsOf()
    const withId = own.filter(
      (table) => table !== 'shops' && columns.some((one) => one.table === table && one.column === 'id'),
    )
    expect(withId.filter((table) => primary.get(table)?.join() !== 'shop_id,id')).toEqual([])
  })

  test('every unique index begins with the shop', async () => {
    const keys = await indexesOf(await tablesOfShops(database.db))
    expect(keys.filter((key) => key.unique && key.columns[0] !== shopOf(key.table))).toEqual([])
  })

  test('every reference begins with the shop, on both sides, or leads to a shared table', async () => {
    const own = await tablesOfShops(database.db)
    const references = (await referencesOf()).filter(({ from }) => own.includes(from))
    expect(references.length).toBeGreaterThan(60)
    const wrong = references.filter(
      ({ to, columns, foreign }) => !(to in sharedTables) && (columns[0] !== 'shop_id' || foreign[0] !== shopOf(to)),
    )
    expect(wrong).toEqual([])
  })

  test('no shared table refers to a table of a shop', async () => {
    const references = await referencesOf()
    expect(references.filter(({ from, to }) => from in sharedTables && !(to in sharedTables))).toEqual([])
  })
})

describe('numbers of records', () => {
  test('are 64 bits wide, wherever they stand, and those of shared tables are not', async () => {
    const own = await tablesOfShops(database.db)
    const numbers = (await columnsOf()).filter(
      ({ table, column }) => own.includes(table) && /^(id|undoes|decided_by)$|_id$/.test(column) && !shared.has(column),
    )
    expect(numbers.length).toBeGreaterThan(120)
    expect(numbers.filter(({ type }) => type !== 'bigint')).toEqual([])
  })

  test('are drawn by the database, never twice, and never beyond what JSON carries exactly', async () => {
    const { rows } = await database.db.execute<{ table: string; most: number }>(sql`
      select c.relname as table, s.seqmax as most
        from pg_sequence s join pg_depend d on d.objid = s.seqrelid and d.deptype = 'i'
        join pg_class c on c.oid = d.refobjid`)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ most }) => most !== Number.MAX_SAFE_INTEGER)).toEqual([])
  })
})

/** Columns that name what is shared, or what no table holds. */
const shared = new Set([
  'language_id',
  'country_id',
  'currency_id',
  'marketplace_id',
  'default_language_id',
  'default_country_id',
  'product_type_id',
  'request_id',
])

interface Column extends Record<string, unknown> {
  readonly table: string
  readonly column: string
  readonly type: string
}

async function columnsOf(): Promise<Column[]> {
  const { rows } = await database.db.execute<Column>(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1, 2`)
  return rows
}

interface Key extends Record<string, unknown> {
  readonly table: string
  readonly name: string
  readonly primary: boolean
  readonly unique: boolean
  readonly columns: readonly string[]
}

async function indexesOf(tables: readonly string[]): Promise<Key[]> {
  const { rows } = await database.db.execute<Key>(sql`
    select c.relname as table, i.indexrelid::regclass::text as name, i.indisprimary as primary, i.indisunique as unique,
           (select array_agg(pg_get_indexdef(i.indexrelid, place, true) order by place)
              from generate_series(1, i.indnkeyatts) place) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace order by 1, 2`)
  return rows.filter(({ table }) => tables.includes(table))
}

interface Reference extends Record<string, unknown> {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  readonly foreign: readonly string[]
}

async function referencesOf(): Promise<Reference[]> {
  const named = (table: string, numbers: string) => sql`
    (select array_agg(a.attname::text order by n.place) from unnest(${sql.raw(numbers)}) with ordinality n (num, place)
       join pg_attribute a on a.attrelid = ${sql.raw(table)} and a.attnum = n.num)`
  const { rows } = await database.db.execute<Reference>(sql`
    select k.conrelid::regclass::text as from, k.confrelid::regclass::text as to,
           ${named('k.conrelid', 'k.conkey')} as columns, ${named('k.confrelid', 'k.confkey')} as foreign
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}
