import { expect, test } from 'vitest'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { fastSaleSums, saleTaxes } from '#api/rules/sales/fast-sale-sums.ts'
import { quickCash } from '#api/rules/sales/quick-cash.ts'
import { fastSaleOf } from '#tests/fixtures/fast-sale.fixture.ts'

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
