import { expect, test } from 'vitest'
import type { OrderLine } from '#api/contract/sales/orders.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'

/** An order's sum, explained to the kuruş. */

const line = (price: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  variant_id: 1,
  product_id: 1,
  name: 'Keten elbise',
  stock_code: 'KE-1',
  quantity,
  packed: quantity,
  short_reason: '',
  written_off: 0,
  left_out: 0,
  returned: 0,
  price,
  tax_rate: 20,
  discount: '0.00',
  total: (Number(price) * quantity).toFixed(2),
  ...more,
})
const order = {
  product_total: '0.00',
  discount_total: '0.00',
  shipping_total: '0.00',
  tax_total: '0.00',
  total: '0.00',
  lines: [] as OrderLine[],
}

test('prices that hold their tax: the goods and the shipping are the total, and the tax is taken out line by line', () => {
  const sum = sumOf({
    ...order,
    lines: [line('100.00', 1), line('9.99', 3, { tax_rate: 10 })],
    shipping_total: '79.90',
    tax_total: '19.39',
    total: '209.87',
  })
  expect(sum).toMatchObject({ goods: 12_997, shipping: 7_990, onTop: 0, rest: 0, inPrices: true, tax: 3_271 })
  expect(sum.taxes).toEqual([
    { rate: 10, base: 2_725, tax: 272 },
    // That of the parcel is 13.32.
    { rate: 20, base: 14_991, tax: 2_999 },
  ])
})

test('prices without tax: it comes on top, and the parts add up to the total', () => {
  const sum = sumOf({ ...order, lines: [line('100.00', 2)], tax_total: '40.00', total: '240.00' })
  expect(sum).toMatchObject({ goods: 20_000, onTop: 4_000, inPrices: false, rest: 0, tax: 4_000 })
  expect(sum.lines[0]).toMatchObject({ base: 20_000, tax: 4_000, total: 20_000 })
})

test('a discount of the order stands beside those of its lines, whether its total holds them or not', () => {
  const lines = [line('100.00', 1, { discount: '10.00', total: '90.00' })]
  const holding = sumOf({ ...order, lines, discount_total: '15.00', total: '85.00' })
  const beside = sumOf({ ...order, lines, discount_total: '5.00', total: '85.00' })
  for (const sum of [holding, beside])
    expect(sum).toMatchObject({ goods: 10_000, lineDiscounts: 1_000, discount: 500, rest: 0 })
})

test('what no part explains is shown, not hidden', () => {
  expect(sumOf({ ...order, lines: [line('100.00', 1)], total: '99.00' }).rest).toBe(-100)
})
