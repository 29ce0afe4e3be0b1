import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneLength, phoneWords, withoutTurkish } from '#api/rules/platform/gsm.ts'

/** How long messages to phones are. The numbers are those of 3GPP TS 23.038 and 23.040. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const check = (what: Parameters<typeof assert>[0]) => assert(what, { seed, numRuns: 300 })

const plain = constantFrom(...'abcXYZ019 @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà\n')
const double = constantFrom(...'^{}\\[~]|€')
const turkish = constantFrom(...'ĞİŞçğış')
const wide = constantFrom('ж', '你', '–', 'â')
const pair = constantFrom('😀', '🧵')
const textOf = (...of: (typeof plain)[]) =>
  array(
    integer({ min: 0, max: of.length - 1 }).chain((at) => of[at] ?? plain),
    { maxLength: 700 },
  ).map((all) => all.join(''))

describe('the alphabet of phones', () => {
  test.each([
    ['nothing', '', 'gsm', 0, 0],
    ['160 letters are one message', 'a'.repeat(160), 'gsm', 160, 1],
    ['161 are two', 'a'.repeat(161), 'gsm', 161, 2],
    ['306 are two', 'a'.repeat(306), 'gsm', 306, 2],
    ['307 are three', 'a'.repeat(307), 'gsm', 307, 3],
    ['80 braces are one', '{'.repeat(80), 'gsm', 160, 1],
    ['81 are two', '{'.repeat(81), 'gsm', 162, 2],
    ['ö, ü and Ç are letters as others', 'öüÖÜÇ'.repeat(32), 'gsm', 160, 1],
    ['one ş makes all of them wide', `${'a'.repeat(69)}ş`, 'ucs2', 70, 1],
    ['71 wide ones are two', `${'a'.repeat(70)}ş`, 'ucs2', 71, 2],
    ['134 are two', 'ş'.repeat(134), 'ucs2', 134, 2],
    ['135 are three', 'ş'.repeat(135), 'ucs2', 135, 3],
    ['an emoji is two', '😀'.repeat(35), 'ucs2', 70, 1],
  ])('%s', (_, text, encoding, units, parts) => {
    expect(phoneLength(text)).toMatchObject({ encoding, units, parts })
  })

  test('no character is torn between two parts', () => {
    // 152 and an escape do not fit into 153; 66 and a pair do not fit into 67.
    expect(phoneLength(`${'a'.repeat(152)}{${'a'.repeat(152)}`).parts).toBe(3)
    expect(phoneLength(`${'a'.repeat(152)}b${'a'.repeat(153)}`).parts).toBe(2)
    expect(phoneLength(`${'ş'.repeat(66)}😀${'ş'.repeat(66)}`).parts).toBe(3)
  })

  test('tells which characters are outside, each once', () => {
    expect(phoneLength('Şişli ışık').outside).toEqual(['Ş', 'ş', 'ı'])
    expect(phoneLength('çay').outside).toEqual(['ç'])
    expect(phoneLength('şж', 'turkish').outside).toEqual(['ж'])
    expect(phoneLength('çay', 'turkish').outside).toEqual([])
  })
})

describe('the Turkish table', () => {
  test.each([
    ['is for companies that use it alone', 'ş'.repeat(10), 'unicode', 'ucs2', 10, 1],
    ['makes each of its letters two', 'ş'.repeat(10), 'turkish', 'turkish', 20, 1],
    ['leaves room for 155', `ş${'a'.repeat(153)}`, 'turkish', 'turkish', 155, 1],
    ['and for 149 in each of several', `ş${'a'.repeat(296)}`, 'turkish', 'turkish', 298, 2],
    ['which 299 are too many for', `ş${'a'.repeat(297)}`, 'turkish', 'turkish', 299, 3],
    ['is no use beside what it lacks', 'şж', 'turkish', 'ucs2', 2, 1],
    ['is left where nothing needs it', 'a'.repeat(160), 'turkish', 'gsm', 160, 1],
  ] as const)('%s', (_, text, letters, encoding, units, parts) => {
    expect(phoneLength(text, letters)).toMatchObject({ encoding, units, parts })
  })
})

describe('whatever is written', () => {
  test('letters that are one septet each are cut at 160 and 153', () => {
    check(
      property(textOf(plain), (text) => {
        const n = [...text].length
        const parts = n === 0 ? 0 : n <= 160 ? 1 : Math.ceil(n / 153)
        expect(phoneLength(text)).toEqual({
          ...{ encoding: 'gsm', units: n, parts, outside: [] },
          holds: n <= 160 ? 160 : parts * 153,
        })
      }),
    )
  })

  test('units are counted letter by letter, and the parts have room for them', () => {
    check(
      property(textOf(plain, double, turkish, wide, pair), (text) => {
        const { encoding, units, parts, holds } = phoneLength(text)
        const alone = [...text].every((one) => phoneLength(one).encoding === 'gsm')
        expect(encoding).toBe(alone ? 'gsm' : 'ucs2')
        const sum = [...text].reduce((all, one) => all + (alone ? phoneLength(one).units : one.length), 0)
        expect(units).toBe(sum)
        expect(units <= holds).toBe(true)
        // At most one unit of each part but the last is left empty.
        expect(parts <= 1 || holds - units < (alone ? 153 : 67) + parts).toBe(true)
      }),
    )
  })

  test('what is longer never costs less', () => {
    check(
      property(textOf(plain, double, turkish, pair), textOf(plain, double), (text, more) => {
        for (const letters of ['unicode', 'turkish'] as const)
          expect(phoneLength(text + more, letters).parts).toBeGreaterThanOrEqual(phoneLength(text, letters).parts)
      }),
    )
  })

  test('plain letters never cost more, and nothing Turkish is left', () => {
    check(
      property(textOf(plain, turkish), (text) => {
        expect(phoneLength(withoutTurkish(text)).encoding).toBe('gsm')
        expect(phoneLength(withoutTurkish(text)).parts).toBeLessThanOrEqual(phoneLength(text).parts)
        expect([...withoutTurkish(text)].length).toBe([...text].length)
      }),
    )
  })
})

describe('a text as it is sent', () => {
  test.each([
    ['marks that phones have otherwise', '“Tamam” – Ayşe’nin… ', 'unicode', '"Tamam" - Ayşe\'nin...'],
    ['liras, as they are said', '₺1.250,00 ödendi, kalan ₺5', 'unicode', '1.250,00 TL ödendi, kalan 5 TL'],
    ['gaps that phones lack', 'bir\tiki\u00a0üç', 'unicode', 'bir iki üç'],
    ['paragraphs are lines', 'bir\r\n\r\niki\n\n\nüç', 'unicode', 'bir\niki\nüç'],
    ['letters of a company that takes none', 'Şişli İğde ağacı çayı âlâ', 'plain', 'Sisli Igde agaci cayi ala'],
    ['a letter and its mark are one', 'ü\u0308'.normalize('NFD').slice(0, 2), 'unicode', 'ü'],
  ] as const)('%s', (_, text, letters, sent) => {
    expect(phoneWords(text, letters)).toBe(sent)
  })
})
