import {
  marketplaceChosen,
  type OrderRange,
  rangeGiven,
  rangeRecent,
  rangeShort,
} from '#api/rules/sales/order-fetch.ts'
import { examples } from '#tests/rules/examples.ts'

const range = (changes: Partial<OrderRange> = {}): OrderRange => ({
  ...{ marketplace_id: 2, from: '2026-11-13', to: '2026-11-20', today: '2026-11-20' },
  ...changes,
})

export default [
  examples(marketplaceChosen, {
    holds: [{ of: 'own', when: 'a marketplace is chosen', facts: range() }],
    refuses: [{ of: 'own', when: 'none is', facts: range({ marketplace_id: null }), at: ['marketplace_id'] }],
  }),
  examples(rangeGiven, {
    holds: [{ of: 'R238', when: 'a week', facts: range() }],
    refuses: [
      { of: 'R238', when: 'no first day', facts: range({ from: '' }), at: ['from'] },
      { of: 'R238', when: 'no days at all', facts: range({ from: '', to: '' }), at: ['from', 'to'] },
      { of: 'R238', when: 'a day that no month has', facts: range({ to: '2026-13-01' }), at: ['to'] },
    ],
  }),
  examples(rangeShort, {
    holds: [{ of: 'R239', when: 'two weeks', facts: range({ from: '2026-11-06' }) }],
    refuses: [{ of: 'R239', when: 'two weeks and a day', facts: range({ from: '2026-11-05' }), at: ['to'] }],
  }),
  examples(rangeRecent, {
    holds: [
      { of: 'R240', when: 'three months back', facts: range({ from: '2026-08-20' }) },
      {
        of: 'own',
        when: 'the last day of a shorter month',
        facts: range({ from: '2026-02-28', to: '2026-03-01', today: '2026-05-31' }),
      },
    ],
    refuses: [
      { of: 'R240', when: 'three months and a day', facts: range({ from: '2026-08-19' }), at: ['from'] },
      {
        of: 'own',
        when: 'the day before the last of a shorter month',
        facts: range({ from: '2026-02-27', to: '2026-03-01', today: '2026-05-31' }),
        at: ['from'],
      },
    ],
  }),
]
