import { periodBalanced, ratesKnown, somethingToGive } from '#api/rules/money/accounting.ts'
import { examples } from '#tests/rules/examples.ts'

const sides = (currency: string, debit: bigint, credit: bigint) => ({ currency, debit, credit })

export default [
  examples(periodBalanced, {
    holds: [
      {
        of: 'own',
        when: 'the two sides of each currency are equal',
        facts: { sides: [sides('TRY', 500n, 500n), sides('EUR', 7n, 7n)] },
      },
      { of: 'own', when: 'nothing was booked', facts: { sides: [] } },
    ],
    refuses: [
      { of: 'own', when: 'one kuruş is missing', facts: { sides: [sides('TRY', 500n, 499n)] } },
      {
        of: 'own',
        when: 'two currencies are wrong by as much as each other',
        facts: { sides: [sides('TRY', 5n, 4n), sides('EUR', 4n, 5n)] },
      },
      {
        of: 'own',
        when: 'a sum beyond what a number holds',
        facts: { sides: [sides('TRY', 9_007_199_254_740_993n, 9_007_199_254_740_992n)] },
      },
    ],
  }),
  examples(somethingToGive, {
    holds: [
      { of: 'own', when: 'one entry was not given before', facts: { fresh: 1, given: 9, scope: 'new' } },
      {
        of: 'own',
        when: 'all were, and it is said that they are to be given again',
        facts: { fresh: 0, given: 9, scope: 'all' },
      },
    ],
    refuses: [
      { of: 'own', when: 'all were given before', facts: { fresh: 0, given: 9, scope: 'new' } },
      { of: 'own', when: 'a period without entries', facts: { fresh: 0, given: 0, scope: 'all' } },
    ],
  }),
  examples(ratesKnown, {
    holds: [{ of: 'own', when: 'every day has its rate', facts: { missing: [] } }],
    refuses: [
      {
        of: 'own',
        when: 'one day has none',
        facts: { missing: [{ currency: 'EUR', day: '2026-01-05' }] },
        about: { missing: 'EUR 2026-01-05' },
      },
    ],
  }),
]
