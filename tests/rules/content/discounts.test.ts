import { array, assert, boolean, constantFrom, integer, property, record, subarray } from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import type { Basket } from '#api/rules/content/campaign-rules.ts'
import { campaignDiscounts } from '#api/rules/content/discounts.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { basketLine, basketOf, campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { nearest, parts, plus } from '#tests/rules/exact.ts'

/** What campaigns give off, by hand at a few orders, and against exact fractions over random ones full of thirds and halves. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const runs = { seed, numRuns: 500 }
const named = (what: string) => `${what} (SEED=${seed})`
const off = (campaigns: readonly Campaign[], basket: Basket) => campaignDiscounts(campaigns, basket).lines

const three = [basketLine({ quantity: 1, price: 10_000 }), basketLine({ quantity: 1, price: 10_000 })]
const hundreds = basketOf({ lines: [...three, basketLine({ quantity: 1, price: 10_000 })] })

test('D9: ten lira over three lines of a hundred', () => {
  expect(off([campaignOf({ type: 'fixed', discount: '10.00' })], hundreds)).toEqual([334, 333, 333])
})

test('ten lira off each piece, and never more than a piece costs', () => {
  const lines = [basketLine({ quantity: 3, price: 2_500 }), basketLine({ quantity: 2, price: 750 })]
  expect(off([campaignOf({ type: 'fixed', discount: '10.00', by_unit: true })], basketOf({ lines }))).toEqual([
    3_000, 1_500,
  ])
})

test('a percentage is rounded once over all lines, or with each piece', () => {
  const lines = [basketLine({ quantity: 3, price: 5 }), basketLine({ quantity: 1, price: 5 })]
  const ten = { type: 'percentage', discount: '10.00' } as const
  expect(off([campaignOf(ten)], basketOf({ lines }))).toEqual([2, 0])
  expect(off([campaignOf({ ...ten, by_unit: true })], basketOf({ lines }))).toEqual([3, 1])
})

test('only what it is for is given off, and an amount is at most what that costs', () => {
  const lines = [basketLine({ quantity: 1, price: 4_000 }), basketLine({ categories: [3], quantity: 1, price: 9_000 })]
  expect(off([campaignOf({ type: 'fixed', discount: '50.00' })], basketOf({ lines }))).toEqual([4_000, 0])
})

test('a sale of goods comes first, then of tags, then of the way of paying, and the coupon last, each on what is left', () => {
  const half = { type: 'percentage', discount: '50.00' } as const
  const found = campaignDiscounts(
    [
      campaignOf({ ...half, id: 1, kind: 'coupon', code: 'YARIM' }),
      campaignOf({ ...half, id: 2, basis: 'payment_method', payments: ['cash'] }),
      campaignOf({ ...half, id: 3, basis: 'tag', covers: [9] }),
      campaignOf({ ...half, id: 4 }),
    ],
    basketOf({ lines: [basketLine({ quantity: 1, price: 1_600 })] }),
  )
  expect(found.applied.map(({ campaign, amount }) => [campaign.id, amount])).toEqual([
    [4, 800],
    [3, 400],
    [2, 200],
    [1, 100],
  ])
  expect([found.lines, found.amount, found.free_shipping]).toEqual([[1_500], 1_500, false])
})

test('one that does not apply says every rule that refuses it, and gives nothing', () => {
  const found = campaignDiscounts(
    [campaignOf({ active: false, minimum: '500.00', covers: [3], free_shipping: true })],
    basketOf({ day: '2026-12-01' }),
  )
  expect(found.refused.map(({ refusals }) => refusals.map(({ id }) => id))).toEqual([
    ['campaign.passive', 'campaign.ended', 'campaign.below_minimum', 'campaign.nothing_covered'],
  ])
  expect([found.lines, found.applied, found.free_shipping]).toEqual([[0], [], false])
})

const price = constantFrom(1, 3, 50, 333, 999, 1_000, 3_333, 3_334, 4_990, 10_000, 16_667, 123_455)
const line = record({
  product_id: integer({ min: 1, max: 3 }),
  categories: subarray([4, 5]),
  tags: subarray([9, 10]),
  quantity: constantFrom(1, 1, 2, 3, 3, 7),
  price,
  tax_rate: constantFrom(0, 1, 10, 20),
})
const campaign = record({
  kind: constantFrom('sale' as const, 'coupon' as const),
  basis: constantFrom('product' as const, 'category' as const, 'tag' as const, 'payment_method' as const),
  fixed: boolean(),
  hundredths: integer({ min: 1, max: 10_000 }),
  by_unit: boolean(),
})
const covered = { product: [1, 2], category: [4], tag: [9], payment_method: [] }
const campaigns = array(campaign, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ fixed, hundredths, ...one }, at) =>
    campaignOf({
      ...one,
      ...{ id: at + 1, type: fixed ? 'fixed' : 'percentage', discount: decimalOf(hundredths) },
      ...{ covers: covered[one.basis], payments: ['cash'] },
    }),
  ),
)
const baskets = array(line, { minLength: 1, maxLength: 6 }).map((lines) => basketOf({ lines }))

/** The same once more: slowly, in fractions, and each campaign after those of a lower place and number. */
function exactly(all: readonly Campaign[], { lines }: Basket): number[] {
  const left = lines.map((one) => one.price * one.quantity)
  const order = ['goods', 'tag', 'payment', 'coupon']
  const turn = ({ kind, basis }: Campaign) =>
    order.indexOf(
      kind === 'coupon' ? 'coupon' : basis === 'tag' ? 'tag' : basis === 'payment_method' ? 'payment' : 'goods',
    )
  for (const place of [0, 1, 2, 3])
    for (const one of all.filter((other) => turn(other) === place)) {
      const mine = lines.map(
        ({ product_id, categories, tags }) =>
          ({
            product: one.covers.includes(product_id),
            category: categories.some((id) => one.covers.includes(id)),
            tag: tags.some((id) => one.covers.includes(id)),
            payment_method: true,
          })[one.basis],
      )
      const part = new Fraction(one.discount).div(100)
      const kurus = new Fraction(one.discount).mul(100).valueOf()
      const weights = left.map((amount, at) => (mine[at] ? amount : 0))
      const goods = plus(weights)
      const share = one.by_unit
        ? lines.map(({ price: each, quantity }, at) =>
            Math.min(
              weights[at] ?? 0,
              quantity * (one.type === 'fixed' ? kurus : nearest(new Fraction(each).mul(part))),
            ),
          )
        : goods === 0
          ? weights
          : parts(one.type === 'fixed' ? Math.min(kurus, goods) : nearest(new Fraction(goods).mul(part)), weights)
      for (const [at, amount] of share.entries()) left[at] = (left[at] ?? 0) - amount
    }
  return lines.map((one, at) => one.price * one.quantity - (left[at] ?? 0))
}

test(named('what is given off is what fractions say, line by line'), () => {
  assert(
    property(campaigns, baskets, (all, basket) => {
      expect(off(all, basket)).toEqual(exactly(all, basket))
    }),
    runs,
  )
})

test(named('whole kuruş, nothing below nothing, and the parts of each campaign make its amount'), () => {
  assert(
    property(campaigns, baskets, (all, basket) => {
      const found = campaignDiscounts(all, basket)
      for (const [at, amount] of found.lines.entries()) {
        const { price: each = 0, quantity = 0 } = basket.lines[at] ?? {}
        expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= each * quantity).toBe(true)
      }
      for (const { amount, lines } of found.applied) expect(plus(lines)).toBe(amount)
      expect(plus(found.applied.map(({ amount }) => amount))).toBe(found.amount)
      expect(found.applied.length + found.refused.length).toBe(all.length)
    }),
    runs,
  )
})
