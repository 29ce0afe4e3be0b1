import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice, writingIn, writingOf } from '#api/rules/catalog/price-reading.ts'
import { changeOf, leapsTo, marginOf, priceAfter, roundedPrice } from '#api/rules/catalog/price-sums.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'

const turkish = { group: '.' } as const
const kurus = integer({ min: 1, max: 1_000_000_000 })
const read = (text: string, writing = {}) => {
  const found = readPrice(text, writing)
  return found.kind === 'amount' ? found.price : found.kind
}

describe('what a cell of a spreadsheet says', () => {
  test.each([
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567.00'],
    ['1234,5', '1234.50'],
    ['1234.5', '1234.50'],
    ['12,5', '12.50'],
    ['12', '12.00'],
    ['0,99', '0.99'],
    [',5', '0.50'],
    ['0.001', 'none'],
    ['12.3400', '12.34'],
    ['₺1.234,50', '1234.50'],
    ['1.234,50 ₺', '1234.50'],
    ['$ 1,234.50', '1234.50'],
    ['1 234,50 TL', '1234.50'],
    ['1\u00a0234,50\u202f€', '1234.50'],
    ['-5', '-5.00'],
    ['\u22125', '-5.00'],
    ['', 'empty'],
    [' ', 'empty'],
    ['abc', 'none'],
    ['12a', 'none'],
    ['1.23.456', 'none'],
    ['1.234,50,1', 'none'],
    ['1.234', 'ambiguous'],
    ['12,500', 'ambiguous'],
    ['12345678901234', 'none'],
  ])('%j is %s', (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  test('who types in Turkish means thousands by a point, and is asked about a comma', () => {
    expect([read('1.234', writingIn('tr')), read('1,234', writingIn('tr'))]).toEqual(['1234.00', 'ambiguous'])
    expect([read('1,234', writingIn('en')), read('1.234', writingIn('en'))]).toEqual(['1234.00', 'ambiguous'])
  })

  test('an amount of the same block that can be meant in one way only tells how the others are meant', () => {
    expect(read('1.234', writingOf(['1.234', '12,50']))).toBe('1234.00')
    expect(read('1,234', writingOf(['1,234', '12.50']))).toBe('1234.00')
    expect(read('1.234', writingOf(['1.234', '1.234.567']))).toBe('1234.00')
  })

  test('a block that says both, or neither, leaves it open', () => {
    expect(writingOf(['12,50', '12.50'])).toEqual({})
    expect(writingOf(['1.234', '5', 'ad'])).toEqual({})
  })

  test('every amount is read back as it is written in both languages', () => {
    const written = (minor: number, language: 'tr' | 'en') =>
      (minor / 100).toLocaleString(language, { minimumFractionDigits: 2, useGrouping: true })
    assert(
      property(kurus, constantFrom('tr' as const, 'en' as const), (minor, language) => {
        expect(read(written(minor, language))).toBe(decimalOf(minor))
        expect(read(`${written(minor, language)} ₺`)).toBe(decimalOf(minor))
      }),
    )
  })
})

describe('R235: rounding to the nearest 0.5', () => {
  test.each([
    ['10.24', '10.00'],
    ['10.25', '10.50'],
    ['10.74', '10.50'],
    ['10.75', '11.00'],
    ['0.20', '0.50'],
    ['0.01', '0.50'],
    ['0.00', '0.00'],
    ['abc', 'abc'],
  ])('%s becomes %s', (before, after) => {
    expect(roundedPrice(before)).toBe(after)
  })

  test('what is rounded is a multiple of 0.5 above 0, at most 0.25 away where it was not below that, and stays when rounded again', () => {
    assert(
      property(kurus, (minor) => {
        const rounded = roundedPrice(decimalOf(minor))
        const after = minorOf(rounded) ?? 0
        expect(after % 50).toBe(0)
        expect(after).toBeGreaterThan(0)
        if (minor >= 25) expect(Math.abs(after - minor)).toBeLessThanOrEqual(25)
        expect(roundedPrice(rounded)).toBe(rounded)
      }),
    )
  })
})

describe('changing prices', () => {
  const changed = (price: string, how: 'percent' | 'fixed' | 'set', amount: string, rounded = false) =>
    priceAfter(price, { how, amount, rounded }, turkish)

  test.each([
    ['49.90', 'percent', '10', false, '54.89'],
    ['49.90', 'percent', '-10', false, '44.91'],
    ['0.05', 'percent', '10', false, '0.06'],
    ['49.90', 'percent', '7,5', false, '53.64'],
    ['49.90', 'fixed', '5', false, '54.90'],
    ['49.90', 'fixed', '-50', false, '-0.10'],
    ['49.90', 'set', '1.234,50', false, '1234.50'],
    ['', 'set', '9,99', false, '9.99'],
    ['', 'percent', '10', false, ''],
    ['abc', 'fixed', '10', false, 'abc'],
    ['49.90', 'percent', '10', true, '55.00'],
    ['49.90', 'percent', 'on', false, '49.90'],
  ] as const)('%s, %s %s (rounded: %s), becomes %s', (price, how, amount, rounded, expected) => {
    expect(changed(price, how, amount, rounded)).toBe(expected)
  })

  test('a percentage is exact to half a kuruş, however large the price is', () => {
    assert(
      property(
        integer({ min: 1, max: 900_000_000_000_000 }),
        integer({ min: -9_999, max: 100_000 }),
        (minor, hundredths) => {
          const changedTo = minorOf(changed(decimalOf(minor), 'percent', decimalOf(hundredths)))
          if (changedTo === null) return
          const off = BigInt(changedTo) * 10_000n - BigInt(minor) * (10_000n + BigInt(hundredths))
          expect(off <= 5_000n && off >= -5_000n).toBe(true)
        },
      ),
    )
  })

  test('what is added and taken off again is what it was', () => {
    assert(
      property(kurus, kurus, (minor, more) => {
        const price = decimalOf(minor)
        expect(changed(changed(price, 'fixed', decimalOf(more)), 'fixed', decimalOf(-more))).toBe(price)
      }),
    )
  })
})

test('the margin is what is left of the price, in percent of it', () => {
  expect(marginOf('100.00', '75.00')).toBe('25.0')
  expect(marginOf('99.90', '33.33')).toBe('66.6')
  expect(marginOf('50.00', '75.00')).toBe('-50.0')
  expect(marginOf('100.00', null)).toBeNull()
  expect(marginOf('0.00', '75.00')).toBeNull()
})

test('how much a price changes, and whether it leaps', () => {
  expect(changeOf('50.00', '1310.50')).toBe('2521.0')
  expect(changeOf('100.00', '87.50')).toBe('-12.5')
  expect(changeOf('30.00', '30.00')).toBe('0.0')
  expect([changeOf('', '10.00'), changeOf('0.00', '10.00'), changeOf('10.00', '')]).toEqual([null, null, null])
  expect([leapsTo('50.00', '100.00'), leapsTo('50.00', '99.99')]).toEqual([true, false])
  expect([leapsTo('50.00', '25.00'), leapsTo('50.00', '25.01'), leapsTo('', '25.00')]).toEqual([true, false, false])
})
