import { expect, test } from 'vitest'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { fastSaleSums, saleTaxes } from '#api/rules/sales/fast-sale-sums.ts'
import { quickCash } from '#api/rules/sales/quick-cash.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { fastSaleOf } from '#tests/fixtures/fast-sale.fixture.ts'
import { variantOf } from '#tests/fixtures/new-order.fixture.ts'

const variants = { 7: { tax_rate: 20 }, 8: { tax_rate: 10 } }
const sale = (changes: Partial<FastSale>) =>
  fastSaleOf(7, {
    lines: [
      { variant_id: 7, quantity: 1, price: '100.00' },
      { variant_id: 8, quantity: 2, price: '55.00' },
    ],
    ...changes,
  })

test('what is taken off a sale comes off what the customer sees, tax and all', () => {
  const fixed = { discount: { type: 'fixed', value: '121.00' } } as const
  expect(fastSaleSums({ sale: sale(fixed), variants, tax_in_price: true })).toMatchObject({ total: 89_00 })
  // 210.00 and its tax are 241.00: as large a part of the prices is taken off as 120.50 is of that.
  const untaxed = { discount: { type: 'fixed', value: '120.50' } } as const
  expect(fastSaleSums({ sale: sale(untaxed), variants, tax_in_price: false })).toMatchObject({
    ...{ products: 210_00, discount: 105_00, total: 120_50 },
  })
})

const ofLine = (changes: Partial<Campaign>) => campaignOf({ covers: [4], ...changes })
const goods = {
  7: { ...variantOf(7), tax_rate: 20, category_ids: [4] },
  8: { ...variantOf(8), tax_rate: 10, category_ids: [5] },
}
const given = (rows: Campaign[], changes: Partial<FastSale> = {}, tax_in_price = true) => ({
  ...{ sale: sale(changes), variants: goods, tax_in_price },
  campaigns: { day: '2026-11-15', customer: null, rows },
})

test('campaigns come first, and what is typed comes off what they leave', () => {
  // 100.00 less ten percent, and 110.00: 200.00; a tenth of it is typed.
  const typed = { discount: { type: 'percentage', value: '10' } } as const
  expect(fastSaleSums(given([ofLine({})], typed))).toMatchObject({ products: 210_00, discount: 30_00, total: 180_00 })
  // Without the tax: 90.00 and 110.00 are 229.00 with it; half of that is typed, so half of the prices go.
  const half = { discount: { type: 'fixed', value: '114.50' } } as const
  expect(fastSaleSums(given([ofLine({})], half, false))).toMatchObject({ discount: 110_00, total: 114_50 })
})

test('a campaign for a way of paying is for a sale that is paid so and in no other way', () => {
  const byCash = [ofLine({ basis: 'payment_method', covers: [], payments: ['cash'] })]
  const pay = (...methods: ('cash' | 'credit_card')[]) => ({
    payments: methods.map((method) => ({ method, amount: '1', account_id: null })),
  })
  const off = (...methods: ('cash' | 'credit_card')[]) => fastSaleSums(given(byCash, pay(...methods))).discount
  expect([off(), off('cash'), off('cash', 'credit_card'), off('credit_card')]).toEqual([0, 21_00, 0, 0])
})

test('a campaign may pay the carrying', () => {
  const free = [ofLine({ free_shipping: true })]
  expect(fastSaleSums(given(free, { shipping_price: '30.00' }))).toMatchObject({ shipping: 0, total: 200_00 })
})

test('a receipt tells the tax by its rates, the lowest first', () => {
  expect(saleTaxes({ sale: sale({}), variants, tax_in_price: true })).toEqual([
    { rate: 10, tax: 10_00 },
    { rate: 20, tax: 16_67 },
  ])
})

test('the buttons of cash are what people give: it exactly, and the next notes', () => {
  expect(quickCash(117_80)).toEqual([117_80, 118_00, 120_00, 150_00, 200_00])
  expect(quickCash(200_00)).toEqual([200_00])
  expect(quickCash(0)).toEqual([])
})
