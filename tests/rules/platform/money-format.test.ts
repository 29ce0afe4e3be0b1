import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moneyFormat } from '#api/rules/platform/money-format.ts'

const written = (language: string, currency: string) =>
  new Intl.NumberFormat(language, moneyFormat(currency)).format(1234.5)

test.each([
  ['tr', 'TRY', '₺1.234,50'],
  ['en', 'TRY', '₺1,234.50'],
  ['en', 'USD', '$1,234.50'],
  ['tr', 'EUR', '€1.234,50'],
  ['en', 'CAD', 'CA$1,234.50'],
])('money in %s has the sign of %s: %s', (language, currency, expected) => {
  expect(written(language, currency)).toBe(expected)
})

test('only one place says how money is written', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts'])
  const own = files.filter((file) => /style: 'currency'/.test(readFileSync(file, 'utf8')))
  // The sign beside a field for amounts is taken out of what Turkish writes.
  expect(own.sort()).toEqual(['server/platform/session/currency.ts', 'src/api/rules/platform/money-format.ts'])
})
