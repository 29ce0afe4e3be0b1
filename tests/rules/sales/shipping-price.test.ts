import { describe, expect, test } from 'vitest'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { weightOf } from '#api/rules/sales/parcel-weight.ts'
import { type Pricing, shippingPrice } from '#api/rules/sales/shipping-bands.ts'
import { trackingUrl } from '#api/rules/sales/tracking-pattern.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'

const method: Pricing = {
  basis: 'total',
  bands: [
    { minimum: '0', maximum: '500', price: '89.90' },
    { minimum: '500', maximum: '', price: '49.90' },
  ],
  free_from: '1500.00',
}

test.each([
  [0, 8_990],
  [49_999, 8_990],
  [50_000, 4_990],
  [149_999, 4_990],
  [150_000, 0],
])('products of %i kuruş are sent for %i', (total, price) => {
  expect(shippingPrice(method, { total, weight: null })).toBe(price)
})

test('a method without bands has no price of its own, and one without a limit is never free', () => {
  expect(shippingPrice({ basis: 'total', bands: [], free_from: null }, { total: 10_000, weight: 0 })).toBeNull()
  expect(shippingPrice({ ...method, free_from: null }, { total: 999_999, weight: 0 })).toBe(4_990)
})

const byWeight: Pricing = {
  basis: 'weight',
  bands: [
    { minimum: '0', maximum: '1.5', price: '60' },
    { minimum: '1.5', maximum: '', price: '95' },
  ],
  free_from: '1500.00',
}

test.each([
  [149, 6_000],
  [150, 9_500],
  [4_000, 9_500],
])('a parcel of %i hundredths of a kilogram is sent for %i', (weight, price) => {
  expect(shippingPrice(byWeight, { total: 20_000, weight })).toBe(price)
})

test('by weight: a large total is free still, and a weight that nobody knows has no price', () => {
  expect(shippingPrice(byWeight, { total: 150_000, weight: 4_000 })).toBe(0)
  expect(shippingPrice(byWeight, { total: 20_000, weight: null })).toBeNull()
})

describe('what a carrier counts of the lines', () => {
  const weighed = (...pieces: readonly [quantity: number, variant: Partial<OrderVariant>][]) =>
    weightOf({
      order: newOrderOf(1, { lines: pieces.map(([quantity], at) => ({ variant_id: at + 1, quantity, price: '1' })) }),
      variants: Object.fromEntries(pieces.map(([, variant], at) => [at + 1, variantOf(at + 1, variant)])),
    })

  test('is what they weigh or what they measure, whichever is more', () => {
    expect(weighed([2, { weight: 0.4, desi: 0.1 }], [1, { weight: 0.25, desi: 1 }])).toBe(120)
    expect(weighed([3, { weight: 0.1, desi: 1.334 }])).toBe(401)
  })

  test('is the one that is known of every piece, and nothing where neither is', () => {
    expect(weighed([1, { weight: 2, desi: null }], [1, { weight: 1, desi: 50 }])).toBe(300)
    expect(weighed([1, { weight: 2, desi: null }], [1, { weight: null, desi: 5 }])).toBeNull()
  })

  test('leaves services out', () => {
    expect(weighed([4, { service: true }])).toBe(0)
  })
})

test('a tracking code stands in the address of its company, whatever is written in it', () => {
  expect(trackingUrl('https://kargo.test/t?no=%kod%', 'A 1/2')).toBe('https://kargo.test/t?no=A%201%2F2')
  expect([trackingUrl('', 'A1'), trackingUrl('https://kargo.test/%kod%', '')]).toEqual(['', ''])
})
