import { describe, expect, test } from 'vitest'
import { readPattern, writeCode } from '#machines/catalog/product-form/code-pattern.ts'

/** Codes of a pattern: the parts in braces, and what becomes of the names of values. */

const options = [
  { id: 1, name: 'Beden' },
  { id: 2, name: 'Renk' },
]
const written = (pattern: string, values: Record<number, string> = { 1: 'XL', 2: 'Kırmızı' }, number = 7) =>
  writeCode(readPattern(pattern, options), { code: 'KP-1', number, nameOf: (id) => values[id] ?? '' })

test.each([
  ['{code}-{Renk}-{Beden}', 'KP-1-KIRMIZI-XL'],
  ['{kod}/{renk:3}', 'KP-1/KIR'],
  [' K{n}-{n:3} ', 'K7-007'],
  ['{ BEDEN : 1}', 'X'],
  ['sade', 'sade'],
])('%s makes %s', (pattern, code) => {
  expect(written(pattern)).toBe(code)
})

describe('names of values become codes', () => {
  test.each([
    ['Açık mavi', 'ACIKMAVI'],
    ['ığüşöç İIĞÜŞÖÇ', 'IGUSOCIIGUSOC'],
    ['38.5 (EU)', '38.5EU'],
    ['Bej/Ekru', 'BEJEKRU'],
    ['красный', 'КРАСНЫИ'],
  ])('%s is %s', (name, code) => {
    expect(written('{Renk}', { 2: name })).toBe(code)
  })
})

test('what is no part of the product is told as it was written', () => {
  expect(readPattern('{Desen}-{Renk:0}-{Renk:x}-{n', options).unknown).toEqual([
    '{Desen}',
    '{Renk:0}',
    '{Renk:x}',
    '-{n',
  ])
  expect(readPattern('K-{Renk}-{n:3}', options).unknown).toEqual([])
})
