import { array, assert, constant, constantFrom, integer, oneof, property, record, subarray, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, type OwingOrder, sameCurrency } from '#api/rules/money/allocation.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

const lira = (id: number, date: string, outstanding: number): OwingOrder => ({
  ...{ id, outstanding, currency: 'TRY' },
  ordered_at: `${date}T10:00:00.000Z`,
})
const older = lira(11, '2026-11-01', 10_000)
const newer = lira(12, '2026-11-05', 5_000)

test('R77: 120.00 over 100.00 and 50.00 pays the older one and 20.00 of the newer, whatever order they are chosen in', () => {
  const expected = [
    { order_id: 11, amount: 10_000, rest: 0 },
    { order_id: 12, amount: 2_000, rest: 3_000 },
  ]
  expect(allocate([older, newer], 12_000)).toEqual({ parts: expected, left: 0 })
  expect(allocate([newer, older], 12_000)).toEqual({ parts: expected, left: 0 })
})

test('R77: of one date the smaller id comes first', () => {
  const orders = [lira(20, '2026-11-01', 100), lira(9, '2026-11-01', 100)]
  expect(allocate(orders, 100).parts.map(({ order_id, amount }) => [order_id, amount])).toEqual([
    [9, 100],
    [20, 0],
  ])
})

test('what is pinned fills first, the pinned ones among themselves oldest first', () => {
  const last = lira(13, '2026-11-09', 2_000)
  const parts = allocate([older, newer, last], 6_000, [13, 12]).parts
  expect(parts.map(({ order_id, amount }) => [order_id, amount])).toEqual([
    [12, 5_000],
    [13, 1_000],
    [11, 0],
  ])
})

test('R156: the first order that was chosen says the currency', () => {
  const dollars = { ...lira(13, '2026-10-01', 900), currency: 'USD' }
  expect(sameCurrency([older, dollars, newer])).toEqual({ taken: [older, newer], skipped: [dollars] })
  expect(sameCurrency([dollars, older])).toEqual({ taken: [dollars], skipped: [older] })
  expect(allocate([older, dollars], 99_999).parts).toEqual([{ order_id: 11, amount: 10_000, rest: 0 }])
  expect(sameCurrency([])).toEqual({ taken: [], skipped: [] })
})

test('what no order takes is left, and less than nothing is nothing', () => {
  expect(allocate([older], 10_001).left).toBe(1)
  expect(allocate([older], -5)).toEqual({ parts: [{ order_id: 11, amount: 0, rest: 10_000 }], left: 0 })
  expect(allocate([], 7)).toEqual({ parts: [], left: 7 })
})

const order = record({
  day: integer({ min: 1, max: 9 }),
  currency: constantFrom('TRY', 'TRY', 'TRY', 'USD'),
  outstanding: oneof(integer({ min: 1, max: 40 }), integer({ min: 1, max: 999_999_999_999 })),
})
const some = array(order, { maxLength: 8 }).map((rows) =>
  rows.map(
    ({ day, currency, outstanding }, at): OwingOrder => ({
      ...{ id: ((at * 7) % 11) + 1, currency, outstanding },
      ordered_at: `2026-11-0${day}T00:00:00.000Z`,
    }),
  ),
)
const purse = oneof(integer({ min: 0, max: 200 }), integer({ min: 0, max: 5_000_000_000_000 }))
const cases = some.chain((orders) => tuple(constant(orders), purse, subarray(orders.map(({ id }) => id))))

/** One kuruş, or the largest whole step that changes nothing, at a time: always to whoever is first in the line and not paid yet. */
function coinByCoin(orders: readonly OwingOrder[], amount: number, pinned: readonly number[]): Map<number, bigint> {
  const line = orders.filter(({ currency }) => currency === orders[0]?.currency)
  const got = new Map(line.map(({ id }) => [id, 0n]))
  let purse = BigInt(amount)
  while (purse > 0n) {
    let next: OwingOrder | null = null
    for (const one of line) {
      if ((got.get(one.id) ?? 0n) === BigInt(one.outstanding)) continue
      if (next === null || comesBefore(one, next, pinned)) next = one
    }
    if (next === null) break
    const missing = BigInt(next.outstanding) - (got.get(next.id) ?? 0n)
    const coin = missing > 50n && purse > 50n ? (missing < purse ? missing : purse) : 1n
    got.set(next.id, (got.get(next.id) ?? 0n) + coin)
    purse -= coin
  }
  return got
}

function comesBefore(one: OwingOrder, other: OwingOrder, pinned: readonly number[]): boolean {
  const [a, b] = [pinned.includes(one.id), pinned.includes(other.id)]
  if (a !== b) return a
  const [at, then] = [Date.parse(one.ordered_at), Date.parse(other.ordered_at)]
  return at === then ? one.id < other.id : at < then
}

test(`10,000 cases: nothing is lost, none is over-paid, older ones are whole first, as coins laid one by one (SEED=${seed})`, () => {
  assert(
    property(cases, ([orders, amount, pinned]) => {
      const { parts, left } = allocate(orders, amount, pinned)
      const laid = coinByCoin(orders, amount, pinned)
      expect(new Map(parts.map((part) => [part.order_id, BigInt(part.amount)]))).toEqual(laid)
      expect(parts.reduce((sum, part) => sum + part.amount, left)).toBe(amount)
      for (const [at, part] of parts.entries()) {
        const owed = orders.find(({ id }) => id === part.order_id)?.outstanding ?? 0
        expect(Number.isInteger(part.amount) && part.amount >= 0 && part.amount + part.rest === owed).toBe(true)
        // Whatever comes after one that is not whole got nothing.
        if (part.rest > 0) expect(parts.slice(at + 1).every((later) => later.amount === 0)).toBe(true)
      }
    }),
    { seed, numRuns: 10_000 },
  )
})
