import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { type Entry, type EntryLine, postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'
import { rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The books: an entry balances, is written once for what it is about, never changed, and in no closed period. */

let shop: Shop
let next = 1
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const cashSale: readonly EntryLine[] = [
  { account: '100', debit: 120_00 },
  { account: '600', credit: 100_00 },
  { account: '391', credit: 20_00, tax_rate: 20 },
]
const entryOf = (changes: Partial<Entry> = {}): Entry => ({
  ...{ shop_id: shop.own.shop_id, kind: 'transaction', currency: 'TRY', source: 'tests', source_id: next++ },
  lines: cashSale,
  ...changes,
})
const within = <Answer>(work: (db: Database) => Promise<Answer>) =>
  shop.db.transaction((tx) => work(tx as unknown as Database))
const post = (entry: Entry) => within((db) => postEntry(db, entry))
const linesOf = (id: number | null) =>
  rows(shop, sql`select account, debit::int, credit::int from journal_lines where entry_id = ${id} order by account`)

test('both sides are written, to the day of the shop', async () => {
  const id = await post(entryOf())
  expect(await linesOf(id)).toEqual([
    { account: '100', debit: 120_00, credit: 0 },
    { account: '391', debit: 0, credit: 20_00 },
    { account: '600', debit: 0, credit: 100_00 },
  ])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date())
  expect(await rows(shop, sql`select day::text from journal_entries where id = ${id}`)).toEqual([{ day: today }])
})

test('one that does not balance is thrown, by the program and by the database', async () => {
  const uneven = entryOf({
    lines: [
      { account: '100', debit: 1_00 },
      { account: '600', credit: 99 },
    ],
  })
  await expect(post(uneven)).rejects.toThrow('does not balance')
  const id = await post(entryOf())
  const planted = within((db) =>
    db.execute(sql`
      insert into journal_lines (shop_id, entry_id, day, currency, account, debit)
      select shop_id, id, day, currency, '100', 1 from journal_entries where id = ${id}`),
  )
  await expect(planted).rejects.toMatchObject({ cause: { message: expect.stringContaining('does not balance') } })
  expect(await linesOf(id)).toHaveLength(3)
})

test('sums beyond what numbers hold exactly are still balanced exactly', async () => {
  const most = Number.MAX_SAFE_INTEGER
  const lines: EntryLine[] = [
    { account: '100', debit: most },
    { account: '102', debit: most },
    { account: '600', credit: most },
    { account: '602', credit: most - 1 },
  ]
  await expect(post(entryOf({ lines }))).rejects.toThrow('1 are left over')
})

test('one record has one entry of a kind, however often it is written; nothing is written for no money', async () => {
  const entry = entryOf()
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => post(entry)))
  expect(new Set([first, ...others].filter((id) => id !== null)).size).toBe(1)
  expect(await post(entry)).toBe(await post(entry))
  expect(
    await post(
      entryOf({
        lines: [
          { account: '100', debit: 0 },
          { account: '600', credit: 0 },
        ],
      }),
    ),
  ).toBeNull()
})

test('it is taken back once, by one with its sides exchanged', async () => {
  const entry = entryOf()
  await post(entry)
  const back = () => within((db) => reverseEntry(db, { shop_id: shop.own.shop_id, of: entry }))
  const id = await back()
  expect(await linesOf(id)).toEqual([
    { account: '100', debit: 0, credit: 120_00 },
    { account: '391', debit: 20_00, credit: 0 },
    { account: '600', debit: 100_00, credit: 0 },
  ])
  expect(await back()).toBeNull()
})

test('it is never changed once written', async () => {
  const id = await post(entryOf())
  for (const change of [
    sql`update journal_entries set day = '2020-01-01' where id = ${id}`,
    sql`update journal_lines set debit = debit + 1 where entry_id = ${id} and debit > 0`,
    sql`update journal_lines set account = '108' where entry_id = ${id}`,
  ])
    await expect(shop.db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    })
})

test('a closed period takes none, and tells until when it is closed; the day after does', async () => {
  const { shop_id } = shop.own
  await shop.db.execute(
    sql`update shops set settings = settings || '{"books_closed_until": "2026-03-31"}' where id = ${shop_id}`,
  )
  await expect(post(entryOf({ day: '2026-03-31' }))).rejects.toMatchObject({
    status: 409,
    refusals: [{ id: 'ledger.period_closed', about: { closed_until: '2026-03-31' }, at: ['day'] }],
  })
  expect(await post(entryOf({ day: '2026-04-01' }))).not.toBeNull()
  expect(await post(entryOf())).not.toBeNull()
})
