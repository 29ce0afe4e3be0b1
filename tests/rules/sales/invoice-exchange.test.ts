import { expect, test } from 'vitest'
import { exchangeOf, liraOf } from '#api/rules/sales/invoice-exchange.ts'

/** What an invoice in money of another country comes to in lira. */

test.each([
  [100_00, '48.7', 4870_00],
  [1, '48.7', 49],
  [1, '48.4999', 48],
  [1, '48.5', 49],
  [-1, '48.5', -49],
  [99_99, '0.276', 27_60],
  [123_456_789_012_34, '42.1234', 520_041_970_628_240],
  [0, '48.7', 0],
])('%s at %s is %s kuruş', (amount, rate, lira) => {
  expect(liraOf(amount, rate)).toBe(lira)
})

test('worth and tax are each to the kuruş, and together what is to be paid', () => {
  const rate = { rate: '48.7', date: '2026-11-20', source: 'central_bank' } as const
  // 8.33 is 405.671, and 1.67 is 81.329: together ten euros are 487.00.
  expect(exchangeOf(rate, { net: '8.33', tax: '1.67' })).toEqual({
    ...rate,
    ...{ net: '405.67', tax: '81.33', gross: '487.00' },
  })
})
