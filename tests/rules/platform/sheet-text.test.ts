import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellOf, textOfCell } from '#api/rules/platform/sheet-text.ts'

const prefixes = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '"', ';']

describe('a text in a cell', () => {
  test.each(prefixes)('D16: that begins with %j gets an apostrophe before it', (prefix) => {
    expect(cellOf(`${prefix}HYPERLINK("http://x")`)).toBe(`'${prefix}HYPERLINK("http://x")`)
  })

  test('D16: that begins with anything else stays as it is', () => {
    for (const text of ['', 'Paşabahçe', "d'Arte", "'tırnak", '12,50', ' =1']) expect(cellOf(text)).toBe(text)
  })

  test('D16: is the same text again when it is read, whatever it was', () => {
    const risky = fc.tuple(fc.constantFrom(...prefixes, "'", "''"), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          risky.map((parts) => parts.join('')),
        ),
        (text) => {
          expect(textOfCell(cellOf(text))).toBe(text)
          expect(cellOf(text)).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠";]/)
        },
      ),
    )
  })
})
