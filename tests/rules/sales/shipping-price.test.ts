import { expect, test } from 'vitest'
import { type Pricing, shippingPrice } from '#api/rules/sales/shipping-bands.ts'
import { trackingUrl } from '#api/rules/sales/tracking-pattern.ts'

const method: Pricing = {
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
  expect(shippingPrice(method, total)).toBe(price)
})

test('a method without bands has no price of its own, and one without a limit is never free', () => {
  expect(shippingPrice({ bands: [], free_from: null }, 10_000)).toBeNull()
  expect(shippingPrice({ ...method, free_from: null }, 999_999)).toBe(4_990)
})

test('a tracking code stands in the address of its company, whatever is written in it', () => {
  expect(trackingUrl('https://kargo.test/t?no=%kod%', 'A 1/2')).toBe('https://kargo.test/t?no=A%201%2F2')
  expect([trackingUrl('', 'A1'), trackingUrl('https://kargo.test/%kod%', '')]).toEqual(['', ''])
})
