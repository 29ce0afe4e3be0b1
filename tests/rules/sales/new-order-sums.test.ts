import { expect, test } from 'vitest'
import { newOrderSums } from '#api/rules/sales/new-order-sums.ts'

const lines = [
  { quantity: 3, price: '33.33', tax_rate: 20 },
  { quantity: '1', price: '10.01', tax_rate: 10 },
]
const order = {
  discount: { kind: 'fixed', value: '0' },
  delivery: 'cargo',
  shipping_price: '20',
  tax_in_price: true,
} as const

test('an order comes to its products less the discount, with shipping; prices hold their tax', () => {
  expect(newOrderSums({ ...order, lines, discount: { kind: 'fixed', value: '10.00' } })).toMatchObject({
    ...{ products: 11_000, discount: 1_000, shipping: 2_000, total: 12_000 },
    lines: [
      { total: 9_999, discount: 909, tax: 1_515 },
      { total: 1_001, discount: 91, tax: 83 },
    ],
    tax: 1_598,
  })
})

test('where the prices do not hold their tax it comes on top, on what the discount leaves', () => {
  const given = { ...order, lines, tax_in_price: false, discount: { kind: 'percentage', value: '10' } } as const
  expect(newOrderSums(given)).toMatchObject({ products: 11_000, discount: 1_100, tax: 1_890, total: 13_790 })
})

test('nothing is sent where it is handed over, and what is no amount yet counts as nothing', () => {
  expect(newOrderSums({ ...order, lines, delivery: 'pickup' })).toMatchObject({ shipping: 0, total: 11_000 })
  const typed = [{ quantity: '1x', price: '', tax_rate: 20 }]
  expect(newOrderSums({ ...order, lines: typed, shipping_price: '-' })).toMatchObject({ products: 0, tax: 0, total: 0 })
})
