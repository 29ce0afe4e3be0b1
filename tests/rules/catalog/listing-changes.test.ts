import { expect, test } from 'vitest'
import { changedPrice, changedStock } from '#api/rules/catalog/listing-changes.ts'

const change = (type: string, direction: string, unit: string, amount: string) => ({ type, direction, unit, amount })

test.each([
  ['nothing is changed', [], 10_000],
  ['10 per cent more', [change('price', 'raise', 'percent', '10')], 11_000],
  ['a third less, to the whole kuruş', [change('price', 'lower', 'percent', '33.33')], 6_667],
  ['5 lira less', [change('price', 'lower', 'fixed', '5.00')], 9_500],
  ['never below 0', [change('price', 'lower', 'fixed', '500.00')], 0],
  ['as it is set', [change('price', 'set', 'fixed', '49.90')], 4_990],
  [
    '10 per cent and then 5 lira',
    [change('price', 'raise', 'percent', '10'), change('price', 'raise', 'fixed', '5')],
    11_500,
  ],
  ['a change of the stock is none of the price', [change('stock', 'lower', 'fixed', '5')], 10_000],
] as const)('a price of 100 lira: %s', (_, changes, expected) => {
  expect(changedPrice(10_000, changes)).toBe(expected)
})

test.each([
  ['two are held back', [change('stock', 'lower', 'fixed', '2')], 5],
  ['half of them', [change('stock', 'lower', 'percent', '50')], 3],
  ['never below 0', [change('stock', 'lower', 'fixed', '8')], 0],
  ['as many as are set', [change('stock', 'set', 'fixed', '100')], 100],
  ['a change of the price is none of the stock', [change('price', 'raise', 'fixed', '5')], 7],
] as const)('a stock of 7: %s', (_, changes, expected) => {
  expect(changedStock(7, changes)).toBe(expected)
})
