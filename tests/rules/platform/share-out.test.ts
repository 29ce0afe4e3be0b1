import { array, assert, constantFrom, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from '#api/rules/platform/share-out.ts'
import { parts } from '#tests/rules/exact.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
/** Small ones, of which many are equal, and such as no float holds a product of. */
const weight = oneof(constantFrom(0, 1, 3, 3, 5, 3_333, 10_000), integer({ min: 0, max: 900_000_000_000 }))
const amount = oneof(integer({ min: -500, max: 500 }), integer({ min: -90_000_000_000_000, max: 90_000_000_000_000 }))

test('D9: 10.00 off three lines of 100.00 is 3.34, 3.33 and 3.33', () => {
  expect(shareOut(1_000, [10_000, 10_000, 10_000])).toEqual([334, 333, 333])
})

test('the larger remainder gets what is left, the first of equal ones first', () => {
  expect(shareOut(1, [1, 2])).toEqual([0, 1])
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(9_999, [3_333, 3_333, 3_333])).toEqual([3_333, 3_333, 3_333])
})

test('what weighs nothing gets nothing; where nothing weighs anything all get the same, and nothing is lost', () => {
  expect(shareOut(7, [0, 5, 0])).toEqual([0, 7, 0])
  expect(shareOut(7, [0, 0])).toEqual([4, 3])
  expect(shareOut(0, [])).toEqual([])
})

test('what is owed is shared as what is had', () => {
  expect(shareOut(-100, [1, 1, 1])).toEqual([-34, -33, -33])
})

test(`any amount by any weights is what fractions say, to the kuruş (SEED=${seed})`, () => {
  assert(
    property(amount, array(weight, { minLength: 1, maxLength: 7 }), (whole, weights) => {
      const shares = shareOut(whole, weights)
      expect(shares).toEqual(parts(whole, weights))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole)
    }),
    { seed, numRuns: 1_000 },
  )
})
