import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyIndex, keepIndex, readKeptIndex, readOn } from '#api/client/sales/till-index.ts'
import { openTillStore } from '#api/client/sales/till-store.ts'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import type { TillIndexPage } from '#api/contract/sales/till-index.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'
import { variantOf } from '#tests/fixtures/new-order.fixture.ts'

/** The catalog in the browser: a code is found at once, what changed is kept whole or not at all. */

let away: () => void
beforeAll(() => {
  away = browserDatabase()
})
afterAll(() => away())

let opened = 0
beforeEach(() => {
  opened += 1
})
const open = () => openTillStore({ shop_id: 1, user_id: 2 }, `index-${opened}`)
const coded = (id: number, barcode: string, more: Partial<OrderVariant> = {}): OrderVariant => ({
  ...variantOf(id, { barcode, stock_code: `K-${id}`, ...more }),
  image_url: null,
})
const mark = (cursor: string) => ({ cursor, currency: 'TRY', at: 1, shape: 'tr' })

test('R18: a code is found by barcode and by stock code, exactly and without the blanks around it', () => {
  const index = emptyIndex()
  index.put([coded(7, '8690000000011'), coded(8, '8690000000028')])
  expect(index.find(' 8690000000011 ')).toEqual(coded(7, '8690000000011'))
  expect(index.find('K-8')?.variant_id).toBe(8)
  expect([index.find('869000000001'), index.find('k-8'), index.find(''), index.size()]).toEqual([null, null, null, 2])
})

test('what changed takes the place of what was, its old code is free, and what is gone is found no more', () => {
  const index = emptyIndex()
  index.put([coded(7, 'A'), coded(8, 'B')])
  index.put([coded(7, 'C', { price: '10.00' })])
  expect([index.find('A'), index.find('C')?.price]).toEqual([null, '10.00'])
  index.remove([8, 99])
  expect([index.find('B'), index.find('K-8'), index.size()]).toEqual([null, null, 1])
})

test('a code that moved to another variant is found there, in whichever order both are told', () => {
  for (const order of [
    [coded(7, 'B'), coded(8, 'A')],
    [coded(8, 'A'), coded(7, 'B')],
  ]) {
    const index = emptyIndex()
    index.put([coded(7, 'A'), coded(8, 'B')])
    index.put(order)
    expect([index.find('A')?.variant_id, index.find('B')?.variant_id]).toEqual([8, 7])
  }
})

test('it is kept over the page, in pieces, and for one language', async () => {
  const { database, owner } = await open()
  if (!database) throw new Error('No database')
  const index = emptyIndex()
  index.put([coded(7, 'A'), coded(7_000, 'B')])
  const pieces = index.changedPieces()
  expect(pieces.length).toBe(2)
  await keepIndex(database, owner, { pieces, mark: mark('1'), before: null, anew: true })
  index.put([coded(7, 'A', { stock: 3 })])
  const changed = index.changedPieces()
  expect(changed.length).toBe(1)
  await keepIndex(database, owner, { pieces: changed, mark: mark('2'), before: mark('1'), anew: false })
  const kept = await readKeptIndex(database, owner, 'tr')
  expect([kept?.mark.cursor, kept?.index.find('A')?.stock, kept?.index.find('B')?.variant_id]).toEqual(['2', 3, 7_000])
  expect(await readKeptIndex(database, owner, 'en')).toBeNull()
})

test('a window that is behind writes nothing over what another kept', async () => {
  const { database, owner } = await open()
  if (!database) throw new Error('No database')
  const index = emptyIndex()
  index.put([coded(7, 'A')])
  await keepIndex(database, owner, { pieces: index.changedPieces(), mark: mark('1'), before: null, anew: true })
  await keepIndex(database, owner, { pieces: [], mark: mark('2'), before: mark('1'), anew: false })
  const late = { pieces: [[0, '[]']] as const, mark: mark('3'), before: mark('1'), anew: false }
  expect(await keepIndex(database, owner, late)).toBe(false)
  const kept = await readKeptIndex(database, owner, 'tr')
  expect([kept?.mark.cursor, kept?.index.size()]).toEqual(['2', 1])
})

const page = (rows: OrderVariant[], more: Partial<TillIndexPage> = {}): TillIndexPage => ({
  ...{ currency: 'TRY', rows, gone: [], anew: false, more: false, next: 'end' },
  ...more,
})

test('a catalog that is told anew serves only once all of it has come', async () => {
  const before = emptyIndex()
  before.put([coded(1, 'OLD')])
  const pages = [page([coded(7, 'A')], { anew: true, more: true, next: 'two' }), page([coded(8, 'B')], { anew: true })]
  const asked: (string | null)[] = []
  const { index, next, anew } = await readOn(before, 'stale', async (since) => {
    asked.push(since)
    expect([before.find('OLD')?.variant_id, before.find('A')]).toEqual([1, null])
    return pages.shift() as TillIndexPage
  })
  expect([asked, next, anew]).toEqual([['stale', 'two'], 'end', true])
  expect([index.find('OLD'), index.find('A')?.variant_id, index.find('B')?.variant_id]).toEqual([null, 7, 8])
})

test('changes come into what is known', async () => {
  const index = emptyIndex()
  index.put([coded(7, 'A'), coded(8, 'B')])
  const read = await readOn(index, 'since', async () => page([coded(7, 'A', { stock: 1 })], { gone: [8] }))
  expect([read.index === index, index.find('A')?.stock, index.find('B')]).toEqual([true, 1, null])
})
