import {
  everyLanguageNamed,
  inChoices,
  isAmount,
  isDate,
  isEmail,
  isNumber,
  lengthBetween,
  maxLength,
  passwordLongEnough,
  required,
} from '#api/rules/platform/fields.ts'
import { examples } from '#tests/rules/examples.ts'

const name = { id: 'brands.name', message: 'Marka adı' }
const row = (language_id: number, text: string) => ({ language_id, name: text })
const languages = [175, 176]

export default [
  examples(required(name), {
    holds: [
      { of: 'R101', when: 'a text', facts: 'Yeni sezon' },
      { of: 'R106', when: 'the number 0', facts: 0 },
    ],
    refuses: [
      { of: 'R101', when: 'blanks', facts: '  ', about: { field: 'brands.name' } },
      { of: 'own', when: 'letters that nobody sees', facts: '\u200b\u2060', about: { field: 'brands.name' } },
      { of: 'R106', when: 'nothing', facts: null },
      { of: 'R106', when: 'not even given', facts: undefined },
    ],
  }),
  examples(maxLength(255), {
    holds: [
      { of: 'R105', when: '255 letters', facts: 'a'.repeat(255) },
      { of: 'R102', when: '255 emoji, each of which is one character', facts: '🧵'.repeat(255) },
    ],
    refuses: [{ of: 'R105', when: '256 letters', facts: 'a'.repeat(256), about: { max: 255 } }],
  }),
  examples(lengthBetween(3, 50), {
    holds: [
      { of: 'R130', when: 'three letters', facts: 'Ece' },
      { of: 'R131', when: 'fifty letters', facts: 'a'.repeat(50) },
    ],
    refuses: [
      { of: 'R130', when: 'two letters and a blank', facts: 'Ay ', about: { min: 3, max: 50 } },
      { of: 'R132', when: 'fifty-one letters', facts: 'a'.repeat(51) },
    ],
  }),
  examples(isNumber, {
    holds: [
      { of: 'R124', when: 'a number', facts: 12.5 },
      { of: 'R124', when: 'a decimal text', facts: '-1234.56' },
    ],
    refuses: [
      { of: 'R124', when: 'two commas', facts: '12,3,4' },
      { of: 'R124', when: 'letters', facts: 'abc' },
      { of: 'R124', when: 'a number too large for any', facts: '1e999' },
      { of: 'R124', when: 'NaN', facts: Number.NaN },
      { of: 'R124', when: 'infinity', facts: Number.POSITIVE_INFINITY },
      { of: 'R124', when: 'nothing', facts: '' },
    ],
  }),
  examples(isAmount, {
    holds: [
      { of: 'D9', when: 'kuruş', facts: '0.01' },
      { of: 'D9', when: 'a whole number', facts: 49 },
    ],
    refuses: [
      { of: 'D9', when: 'a part of a kuruş', facts: '0.001' },
      { of: 'D9', when: 'words', facts: 'on lira' },
      { of: 'D9', when: 'nothing at all', facts: null },
    ],
  }),
  examples(inChoices(['fixed', 'percentage']), {
    holds: [{ of: 'R23', when: 'one of them', facts: 'fixed' }],
    refuses: [
      { of: 'R23', when: 'another word', facts: 'half' },
      { of: 'R23', when: 'nothing', facts: '' },
    ],
  }),
  examples(isEmail, {
    holds: [
      { of: 'R134', when: 'an address', facts: 'ayse@shop.test' },
      { of: 'R134', when: 'one with a plus and two dots', facts: 'a.b+c@mail.shop.com.tr' },
    ],
    refuses: [
      { of: 'R134', when: 'no sign', facts: 'ayse.shop.test' },
      { of: 'R134', when: 'no dot after the sign', facts: 'ayse@shop' },
      { of: 'R134', when: 'a blank inside', facts: 'ay se@shop.test' },
    ],
  }),
  examples(passwordLongEnough, {
    holds: [{ of: 'R128', when: 'eight characters', facts: '12345678' }],
    refuses: [{ of: 'R128', when: 'seven', facts: '1234567', about: { min: 8 } }],
  }),
  examples(everyLanguageNamed, {
    holds: [
      {
        of: 'R88',
        when: 'a name in both',
        facts: { translations: [row(175, 'Tişört'), row(176, 'T-shirt')], languages },
      },
      {
        of: 'R147',
        when: 'a language that was switched off has none',
        facts: { translations: [row(99, ''), row(175, 'a'), row(176, 'b')], languages },
      },
    ],
    refuses: [
      {
        of: 'R88',
        when: 'blanks in one',
        facts: { translations: [row(175, 'Tişört'), row(176, '  ')], languages },
        at: ['translations.1.name'],
      },
      {
        of: 'R147',
        when: 'one is missing',
        facts: { translations: [row(175, 'a')], languages },
        at: ['translations.1.name'],
      },
      {
        of: 'R113',
        when: 'an empty one',
        facts: { translations: [row(175, ''), row(176, 'b')], languages },
        at: ['translations.0.name'],
      },
    ],
  }),
  examples(isDate, {
    holds: [
      { of: 'own', when: 'a day', facts: '2026-11-22' },
      { of: 'own', when: 'the 29th of February of a leap year', facts: '2028-02-29' },
    ],
    refuses: [
      { of: 'own', when: 'the 30th of February', facts: '2026-02-30' },
      { of: 'own', when: 'a day of no calendar', facts: '0001-01-01' },
      { of: 'own', when: 'the way people write it', facts: '22.11.2026' },
    ],
  }),
]
