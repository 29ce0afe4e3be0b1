import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensionOf } from '#api/rules/platform/files.ts'
import { fold, foldIdentifier } from '#api/rules/platform/fold.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { decimalTyped } from '#api/rules/platform/number.ts'

const alike: [string, string][] = [
  ['ISPARTA', 'ısparta'],
  ['Isparta', 'isparta'],
  ['İSTANBUL', 'istanbul'],
  ['İstanbul', 'ISTANBUL'],
  ['ŞİŞLİ', 'sisli'],
  ['Şişli', 'şişli'],
  ['Çığ', 'CIG'],
  ['Göğüs', 'gogus'],
  ['Ünite', 'UNITE'],
  ['Iğdır', 'İĞDİR'],
  ['ÖZGÜR', 'ozgur'],
  ['Kâğıt', 'kagit'],
  ['İade', 'iade'],
  ['IADE', 'iade'],
  ['çay  bardağı', 'ÇAY BARDAĞI'],
  ['Ağrı', 'agri'],
  ['ILIK', 'ilik'],
  ['Sıla', 'SILA'],
  ['café', 'CAFE'],
  ['ﬁncan', 'fincan'],
  ['𝚤şık', 'ışık'],
]

describe('search folds both sides the same way', () => {
  test.each(alike)('%s and %s find each other', (a, b) => {
    expect(fold(a)).toBe(fold(b))
  })

  test('what differs in letters stays apart', () => {
    expect(fold('çanta')).not.toBe(fold('kanta'))
    expect(fold('su')).not.toBe(fold('şu şu'))
  })

  test('folding what is folded changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})

describe('identifiers fold by the invariant rule, whatever the language', () => {
  test.each([
    ['INFO@ORNEK.COM', 'info@ornek.com'],
    [' Ali@Ornek.com ', 'ali@ornek.com'],
    ['IŞIK@X.COM', 'iŞik@x.com'],
  ])('R134: %s is %s', (typed, folded) => {
    expect(foldIdentifier(typed)).toBe(folded)
  })

  test.each([
    ['FOTO.JPG', 'jpg'],
    ['İMAGE.PNG', 'png'],
    ['a.JPEG', 'jpeg'],
    ['noextension', ''],
  ])('R97: the extension of %s is %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})

describe('words sort as Turkish people sort them', () => {
  const sorted = (words: string[]) => [...words].sort(new Intl.Collator('tr').compare)
  test.each([
    [
      ['çay', 'Çanta', 'ceviz'],
      ['ceviz', 'Çanta', 'çay'],
    ],
    [
      ['iğne', 'ızgara'],
      ['ızgara', 'iğne'],
    ],
    [
      ['şeker', 'su'],
      ['su', 'şeker'],
    ],
    [
      ['üzüm', 'Ünite'],
      ['Ünite', 'üzüm'],
    ],
    [
      ['Çantalar', 'Ceviz', 'Ürünler', 'Şehirler', 'Su'],
      ['Ceviz', 'Çantalar', 'Su', 'Şehirler', 'Ürünler'],
    ],
  ])('R12: %j becomes %j', (words, expected) => {
    expect(sorted(words)).toEqual(expected)
  })
})

describe('R124: numbers are read as they are typed, in both languages', () => {
  test.each([
    ['1.234,56', 'tr', '1234.56'],
    ['1.234,56', 'en', '1234.56'],
    ['1,234.56', 'tr', '1234.56'],
    ['1,234.56', 'en', '1234.56'],
    ['1234,5', 'tr', '1234.5'],
    ['1.234', 'tr', '1234'],
    ['1,234', 'en', '1234'],
    ['1,5', 'en', '1.5'],
    ['49.90', 'tr', '49.90'],
    ['-12,50', 'tr', '-12.50'],
    ['₺ 1.234.567,89', 'tr', '1234567.89'],
    ['007', 'tr', '7'],
  ] as const)('accept: %s (%s) is %s', (typed, language, plain) => {
    expect(decimalTyped(typed, language)).toBe(plain)
  })

  test.each(['12,3,4', 'abc', '1e999', 'NaN', 'Infinity', '', '--1', '1.23.4,5', '12a'])(
    'reject: %s is no number',
    (typed) => {
      expect(decimalTyped(typed, 'tr')).toBeNull()
      expect(decimalTyped(typed, 'en')).toBeNull()
    },
  )
})

describe('D9: money is whole kuruş', () => {
  test('an amount and its decimal are the same thing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
        (minor) => minorOf(decimalOf(minor)) === minor,
      ),
    )
  })

  test.each([
    ['0.1', 10],
    ['0.01', 1],
    ['49.90', 4990],
    [49.9, 4990],
    ['1000', 100_000],
  ])('accept: %s is %s kuruş', (decimal, minor) => {
    expect(minorOf(decimal)).toBe(minor)
  })

  test.each(['1.005', '0.30000000000000004', 0.1 + 0.2, '1e3', '', '1,5', Number.NaN])(
    'reject: %s is no amount',
    (decimal) => {
      expect(minorOf(decimal)).toBeNull()
    },
  )
})
