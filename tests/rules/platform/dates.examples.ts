import { sixMonthsAtMost, startFirst } from '#api/rules/platform/dates.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(startFirst, {
    holds: [
      { of: 'R112', when: 'one whole day', facts: { from: '2026-11-20', to: '2026-11-20' } },
      { of: 'own', when: 'a range with an open end', facts: { from: '2026-11-20' } },
    ],
    refuses: [{ of: 'R112', when: 'an end before its start', facts: { from: '2026-11-21', to: '2026-11-20' } }],
  }),
  examples(sixMonthsAtMost, {
    holds: [
      { of: 'R111', when: 'six months', facts: { from: '2026-01-01', to: '2026-07-01' } },
      { of: 'R111', when: 'up to the end of a shorter month', facts: { from: '2025-08-31', to: '2026-02-28' } },
      { of: 'R111', when: 'up to the end of a February of 29 days', facts: { from: '2023-08-31', to: '2024-02-29' } },
      { of: 'own', when: 'a range without its start', facts: { to: '2026-07-02' } },
      { of: 'own', when: 'a range without its end', facts: { from: '2020-01-01' } },
    ],
    refuses: [
      { of: 'R111', when: 'six months and a day', facts: { from: '2026-01-01', to: '2026-07-02' }, at: ['to'] },
      { of: 'R111', when: 'a day past a shorter month', facts: { from: '2025-08-31', to: '2026-03-01' }, at: ['to'] },
      { of: 'R111', when: 'three years', facts: { from: '2023-07-01', to: '2026-07-01' }, at: ['to'] },
    ],
  }),
]
