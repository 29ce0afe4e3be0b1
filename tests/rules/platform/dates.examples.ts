import { startFirst } from '#api/rules/platform/dates.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(startFirst, {
    holds: [
      { of: 'R112', when: 'one whole day', facts: { from: '2026-11-20', to: '2026-11-20' } },
      { of: 'own', when: 'a range with an open end', facts: { from: '2026-11-20' } },
    ],
    refuses: [{ of: 'R112', when: 'an end before its start', facts: { from: '2026-11-21', to: '2026-11-20' } }],
  }),
]
