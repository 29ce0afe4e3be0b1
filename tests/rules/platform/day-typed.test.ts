import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayTyped } from '#api/rules/platform/day-typed.ts'
import { formats } from '#api/rules/platform/formats.ts'

const today = '2026-11-23'

test.each([
  ['8.11.2026', '2026-11-08'],
  ['08.11.2026', '2026-11-08'],
  ['8/11/26', '2026-11-08'],
  ['8-11-2026', '2026-11-08'],
  ['8 11 2026', '2026-11-08'],
  [' 08112026 ', '2026-11-08'],
  ['2026-11-08', '2026-11-08'],
  ['8.11', '2026-11-08'],
  ['8.11.', '2026-11-08'],
  ['8 Kasım', '2026-11-08'],
  ['8 KASIM 2026', '2026-11-08'],
  ['8 Kas 2026', '2026-11-08'],
  ['8 şubat 2024', '2024-02-08'],
  ['29 Ağustos 2026', '2026-08-29'],
  ['8 Nov 2026', '2026-11-08'],
  ['8 Sept 2026', '2026-09-08'],
  ['Nov 8, 2026', '2026-11-08'],
  ['Bugün', '2026-11-23'],
  ['dün', '2026-11-22'],
  ['tomorrow', '2026-11-24'],
  ['29.2.2024', '2024-02-29'],
])('%s is the day %s', (typed, day) => {
  expect(dayTyped(typed, today)).toBe(day)
})

test.each([
  '',
  '8',
  '31.2.2026',
  '11/25/2026',
  '29.2.2026',
  '8.13.2026',
  '8 foo 2026',
  '8.11.202',
  '8.11.1999',
  'kasım',
  '1 ma 2026',
])('%s is no day', (typed) => {
  expect(dayTyped(typed, today)).toBeNull()
})

test('whatever a language writes is read as the day that it is', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom('tr' as const, 'en' as const), (at, language) => {
      const day = at.toISOString().slice(0, 10)
      const format = formats(language)
      expect(dayTyped(format.day(day), today)).toBe(day)
      expect(dayTyped(format.dayInWords(day), today)).toBe(day)
    }),
  )
})
