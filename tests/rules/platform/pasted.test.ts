import { expect, test } from 'vitest'
import { pastedFrom } from '#machines/platform/paste-values/pasted.ts'

const pasted = (text: string, more: Partial<Parameters<typeof pastedFrom>[0]> = {}) =>
  pastedFrom({ text, taken: [], languages: 1, alike: true, ...more })
const names = (text: string) => pasted(text).fresh.map(([name]) => name)

test('a list is one value on a line, as Windows and others end lines, without the blank end of a copied column', () => {
  expect(names('S\r\nM\nL\n')).toEqual(['S', 'M', 'L'])
})

test('one line is parted by tabs, semicolons or commas, and a decimal comma parts nothing', () => {
  expect(names('S\tM\tL')).toEqual(['S', 'M', 'L'])
  expect(names('1,5 L; 2 L')).toEqual(['1,5 L', '2 L'])
  expect(names('36,37,38')).toEqual(['36', '37', '38'])
  expect(names('1,5 L, 2 L,3 L')).toEqual(['1,5 L', '2 L', '3 L'])
  expect(names('1,5 L\n2,5 L')).toEqual(['1,5 L', '2,5 L'])
})

test('repeated values and blanks are told and left out, whatever letters they are in', () => {
  expect(pasted('KIRMIZI\n\nmavi\nMavi\n \nyeşil', { taken: ['Kırmızı'] })).toEqual({
    fresh: [['mavi'], ['yeşil']],
    repeated: ['KIRMIZI', 'Mavi'],
    blank: 2,
  })
})

test('columns of a spreadsheet are the names in the languages; where one is missing, the first stands in only if that is wanted', () => {
  const rows = 'Kırmızı\tRed\nMavi\t'
  expect(pasted(rows, { languages: 2 }).fresh).toEqual([
    ['Kırmızı', 'Red'],
    ['Mavi', 'Mavi'],
  ])
  expect(pasted(rows, { languages: 2, alike: false }).fresh[1]).toEqual(['Mavi', ''])
})

test('nothing but blanks brings nothing', () => {
  expect(pasted(' \n \t')).toEqual({ fresh: [], repeated: [], blank: 0 })
})
