import { expect, test } from 'vitest'
import { rateOn, taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'

const rates = [
  { rate: 18, valid_from: '2007-01-01' },
  { rate: 20, valid_from: '2023-07-10' },
]

test('the rate of a tax is the newest that has begun', () => {
  expect(['2006-12-31', '2023-07-09', '2023-07-10'].map((day) => rateOn(rates, day))).toEqual([0, 18, 20])
  expect(rateOn([...rates].reverse(), '2026-11-21')).toBe(20)
})

test('tax is taken out of an amount, and put upon one, to the kuruş, half upwards', () => {
  expect([taxWithin(12_000, 20), taxWithin(4_990, 20), taxWithin(1, 20), taxWithin(-4_990, 20)]).toEqual([
    2_000, 832, 0, -832,
  ])
  expect([taxUpon(10_000, 20), taxUpon(25, 10), taxUpon(24, 10), taxUpon(-25, 10)]).toEqual([2_000, 3, 2, -3])
  expect(taxWithin(4_990, 0)).toBe(0)
})
