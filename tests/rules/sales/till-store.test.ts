import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tillInMemory } from '#api/client/sales/till-memory.ts'
import { openTillStore, type TillStore } from '#api/client/sales/till-store.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { ageOf, type FinishedSale, newSaleKey } from '#api/contract/sales/kept-sale.ts'
import { browserDatabase } from '#tests/fixtures/browser-database.fixture.ts'

/** What the till keeps in the browser: nothing of it is lost, and nobody else gets it. */

let away: () => void
beforeAll(() => {
  away = browserDatabase()
})
afterAll(() => away())

let opened = 0
beforeEach(() => {
  opened += 1
})
const me = { shop_id: 1, user_id: 2 }
const open = (owner = me): Promise<TillStore> => openTillStore(owner, `till-${opened}`)

const finished = (more: Partial<FinishedSale> = {}): FinishedSale => ({
  key: newSaleKey(),
  at: 1_000,
  body: { lines: [{ variant_id: 7, quantity: '1' }] },
  total: '100.00',
  currency: 'TRY',
  pieces: 1,
  snapshot: { value: 'done' },
  ...more,
})

const refused = failure('refused', {
  status: 422,
  rules: [{ id: 'order.no_stock', about: { name: 'Tişört', left: 0 } }],
})

test('the sale at the till is there after the window is gone, and gone when it is cleared', async () => {
  const before = await open()
  await before.sale.save(0, { value: 'lines', context: { lines: [1] } })
  await before.sale.save(0, { value: 'paying', context: { lines: [1, 2] } })
  before.close()
  const after = await open()
  expect(await after.sale.load(0)).toEqual({ value: 'paying', context: { lines: [1, 2] } })
  expect(await after.sale.load(1)).toBeNull()
  await after.sale.clear(0)
  expect(await after.sale.load(0)).toBeNull()
})

test('a torn write counts as never written: the one before it stands', async () => {
  const store = await open()
  await store.sale.save(0, { lines: 1 })
  await store.sale.save(0, { lines: 2 })
  const torn = await store.database?.get('sale', [store.owner, 0, 0])
  await store.database?.put('sale', { ...(torn as NonNullable<typeof torn>), text: '{"lines":' }, [store.owner, 0, 0])
  expect(await store.sale.load(0)).toEqual({ lines: 1 })
})

test('two windows have two sales', async () => {
  const store = await open()
  await Promise.all([store.sale.save(0, 'mine'), store.sale.save(1, 'theirs')])
  expect(await Promise.all([store.sale.load(0), store.sale.load(1)])).toEqual(['mine', 'theirs'])
})

test.each([
  ['the database', () => open()],
  ['memory', async () => tillInMemory(me)],
])('in %s a parked sale is taken up once', async (_, opening) => {
  const store = await opening()
  await store.parked.park({ id: 'b', label: 'Ayşe', at: 2, snapshot: { lines: 2 } })
  await store.parked.park({ id: 'a', label: 'Ali', at: 1, snapshot: { lines: 1 } })
  expect((await store.parked.list()).map(({ label }) => label)).toEqual(['Ali', 'Ayşe'])
  const taken = await Promise.all([store.parked.take('a'), store.parked.take('a')])
  expect(taken.filter(Boolean).map((sale) => sale?.snapshot)).toEqual([{ lines: 1 }])
  expect((await store.parked.list()).map(({ id }) => id)).toEqual(['b'])
})

test.each([
  ['the database', () => open()],
  ['memory', async () => tillInMemory(me)],
])('in %s finished sales keep their order, whatever the clock says, and each is kept once', async (_, opening) => {
  const store = await opening()
  const first = finished({ at: 5_000 })
  await store.outbox.add(first)
  await store.outbox.add(finished({ at: 1_000 }))
  await store.outbox.add({ ...first, total: '999.00' })
  const sales = await store.outbox.list()
  expect(sales.map(({ at, total, refused }) => [at, total, refused])).toEqual([
    [5_000, '100.00', null],
    [1_000, '100.00', null],
  ])
  await store.outbox.acknowledge(first.key)
  expect((await store.outbox.list()).map(({ at }) => at)).toEqual([1_000])
})

test.each([
  ['the database', () => open()],
  ['memory', async () => tillInMemory(me)],
])('in %s a refused sale goes back to the till with what it was, and a waiting one does not', async (_, opening) => {
  const store = await opening()
  const sale = finished()
  await store.outbox.add(sale)
  expect(await store.outbox.mend(sale.key)).toBeNull()
  await store.outbox.refuse(sale.key, refused)
  expect((await store.outbox.list())[0]?.refused?.rules[0]?.id).toBe('order.no_stock')
  expect(await store.outbox.mend(sale.key)).toMatchObject({ id: sale.key, snapshot: { value: 'done' } })
  expect([await store.outbox.list(), (await store.parked.list()).length]).toEqual([[], 1])
})

test('whoever signs out leaves the sale at the till behind, and loses no finished and no parked one', async () => {
  const store = await open()
  await store.outbox.add(finished())
  await store.parked.park({ id: 'a', label: 'Ali', at: 1, snapshot: {} })
  await store.sale.save(0, {})
  await store.forget()
  expect([await store.sale.load(0), (await store.outbox.list()).length, (await store.parked.list()).length]).toEqual([
    null,
    1,
    1,
  ])
})

test('R246: another person and another shop see nothing of it, and forget nothing of it', async () => {
  const mine = await open()
  await mine.outbox.add(finished())
  await mine.sale.save(0, 'mine')
  for (const other of [
    { shop_id: 1, user_id: 3 },
    { shop_id: 2, user_id: 2 },
    { shop_id: 1, user_id: 22 },
  ]) {
    const theirs = await open(other)
    expect([await theirs.outbox.list(), await theirs.sale.load(0)]).toEqual([[], null])
    await theirs.forget()
  }
  expect([(await mine.outbox.list()).length, await mine.sale.load(0)]).toEqual([1, 'mine'])
})

test('two windows that keep a sale at once give each a place of its own', async () => {
  const [one, other] = await Promise.all([open(), open()])
  await Promise.all([one.outbox.add(finished()), other.outbox.add(finished()), one.outbox.add(finished())])
  expect((await one.outbox.list()).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('the oldest sale waits no less than nothing, where a clock was set back', () => {
  const kept = [5_000, 9_000].map((at) => ({ ...finished({ at }), owner: '1/2', number: 1, refused: null }))
  expect([ageOf(kept, 10_000), ageOf(kept, 2_000), ageOf([], 10_000)]).toEqual([5_000, 0, 0])
})
