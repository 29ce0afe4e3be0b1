import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRows, newIds } from '#server/db/copy.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { user_roles } from '#server/db/schema/people.ts'
import { shops } from '#server/db/schema/shops.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'

let database: Clone
let open: OpenDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  open = await openDatabase(database.url)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const inTransaction = <T>(work: (db: Database) => Promise<T>) =>
  open.db.transaction((tx) => work(tx as unknown as Database))

/** What would end a value, a row or the whole copy, if it were taken for its own sign. */
const awkward = ['\\N', '\\.', 'a\tb', 'a\nb', 'a\r\nb', 'C:\\temp\\n', '"quoted", and \'so\'', '', 'Iğdır 🧵', '{1,2}']

test('whatever a text holds arrives as it was, alone and inside JSON', async () => {
  const rows = awkward.map((name, at) => ({
    id: 70_001 + at,
    name,
    domain: `copied-${at}`,
    default_language_id: at === 0 ? null : at,
    settings: { [name]: [name, at, null, { deep: name }] },
  }))
  await inTransaction((db) => copyRows(db, shops, rows))
  const { id, name, domain, default_language_id, settings } = shops
  const found = await open.db
    .select({ id, name, domain, default_language_id, settings, currency: shops.default_currency })
    .from(shops)
    .where(sql`${domain} like 'copied-%'`)
    .orderBy(id)
  expect(found).toEqual(rows.map((row) => ({ ...row, currency: 'TRY' })))
})

test('lists of numbers arrive as lists, and more rows than travel at once all arrive', async () => {
  const [shop] = await open.db.select({ id: shops.id }).from(shops).limit(1)
  const shop_id = shop?.id ?? 0
  const ids = await inTransaction(async (db) => {
    const drawn = await newIds(db, user_roles, 1_203)
    await copyRows(
      db,
      user_roles,
      drawn.map((id, at) => ({ id, shop_id, name: `Rol ${at}`, permissions: at % 2 === 0 ? [] : [200, at] })),
    )
    return drawn
  })
  expect(new Set(ids).size).toBe(1_203)
  const found = await open.db.select().from(user_roles).where(eq(user_roles.shop_id, shop_id)).orderBy(user_roles.id)
  const copied = found.filter(({ id }) => ids.includes(id))
  expect(copied.map(({ name, permissions }) => [name, permissions])).toEqual(
    ids.map((_, at) => [`Rol ${at}`, at % 2 === 0 ? [] : [200, at]]),
  )
  // The next one that is written as usual meets none of them.
  const [next] = await open.db.insert(user_roles).values({ shop_id, name: 'Sonraki', permissions: [] }).returning()
  expect(ids).not.toContain(next?.id)
})

test('what fails is undone with its transaction, and the connection serves on', async () => {
  const rows = [1, 1].map((id) => ({ id: 80_000 + id, name: 'Twice', domain: 'twice' }))
  await expect(inTransaction((db) => copyRows(db, shops, rows))).rejects.toThrow(/duplicate key/)
  expect(await open.db.select().from(shops).where(eq(shops.domain, 'twice'))).toEqual([])
})

test('without a transaction nothing is copied, as its rows could land on several connections', async () => {
  await expect(copyRows(open.db, shops, [{ id: 90_000, name: 'Alone' }])).rejects.toThrow(/inside a transaction/)
})
