import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Days, moments and amounts are written one way each, which `formats` knows; a count is written by `i18n.number`. */

const home = 'src/api/rules/platform/formats.ts'

const writing: Readonly<Record<string, RegExp>> = {
  'makes a format of its own': /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat)\b/,
  'writes a date or a number by the reader’s browser': /\.toLocale(?:Date|Time)?String\(/,
  'writes a date by the library': /\bi18n\.date\(/,
  'writes a number in a way of its own': /\bi18n\.number\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*,\s*[^)\s]/,
  'writes a date within a message': /\{\w+, (?:date|time)\b/,
  'has the browser’s own field for a date': /\btype\??(?:=|:)\s*\{?['"](?:date|time|datetime-local|month|week)['"]/,
}

const files = globSync('{src,server}/**/*.{ts,tsx}').filter((file) => file !== home)

function found(source: string): string[] {
  return Object.keys(writing).filter((wrong) => writing[wrong]?.test(source))
}

test('nobody writes a date, a number or an amount in a way of their own', () => {
  expect(files.length).toBeGreaterThan(1000)
  const wrong = files.flatMap((file) => found(readFileSync(file, 'utf8')).map((how) => `${file} ${how}`))
  expect(wrong).toEqual([])
})

test.each([
  "new Intl.NumberFormat('tr').format(1)",
  'at.toLocaleString()',
  "at.toLocaleDateString('tr')",
  "i18n.date(at, { dateStyle: 'short' })",
  'i18n.date(at)',
  "i18n.number(Number(amount), { style: 'percent' })",
  'i18n.number(Number(of(amount)), money)',
  "message: '{from, date, short} gününden'",
  '<input type="date" />',
  "<TextInput type={'date'} />",
  "{ type: 'datetime-local' }",
])('what does is found: %s', (source) => {
  expect(found(source)).not.toEqual([])
})

test.each([
  'i18n.number(count)',
  'i18n.number(Math.min(total, most))',
  'values: { count: i18n.number(count), at }',
  'formatsOf(i18n).moment(at)',
  '<TextInput type="search" />',
  "new Intl.Collator('tr')",
  "text.toLocaleLowerCase('tr')",
  "message: '{count, plural, other {# gün}}'",
])('what does not is left alone: %s', (source) => {
  expect(found(source)).toEqual([])
})
