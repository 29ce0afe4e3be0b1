import { periodOpen } from '#api/rules/platform/ledger.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(periodOpen, {
    holds: [
      { of: 'own', when: 'no period is closed', facts: { day: '2026-01-01', closed_until: null } },
      {
        of: 'own',
        when: 'the day after the last closed one',
        facts: { day: '2026-11-01', closed_until: '2026-10-31' },
      },
      { of: 'own', when: 'it was opened again', facts: { day: '2026-01-01', closed_until: '' } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'the last closed day',
        facts: { day: '2026-10-31', closed_until: '2026-10-31' },
        at: ['day'],
        about: { closed_until: '2026-10-31' },
      },
      { of: 'own', when: 'a day long before', facts: { day: '2025-12-31', closed_until: '2026-10-31' } },
    ],
  }),
]
