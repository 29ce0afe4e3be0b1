import { homeCountryStays, homeCurrencyStays, homeLanguageStays } from '#api/rules/settings/home.ts'
import { examples } from '#tests/rules/examples.ts'

const at = ['status']

export default [
  [homeLanguageStays, 'R16', 'language'] as const,
  [homeCountryStays, 'R227', 'country'] as const,
  [homeCurrencyStays, 'D10', 'currency'] as const,
].map(([rule, of, what]) =>
  examples(rule, {
    holds: [
      { of, when: `the default ${what} is on`, facts: { status: 1, home: true } },
      { of, when: `another ${what} is switched off`, facts: { status: 0, home: false } },
    ],
    refuses: [{ of, when: `the default ${what} is switched off`, facts: { status: 0, home: true }, at }],
  }),
)
