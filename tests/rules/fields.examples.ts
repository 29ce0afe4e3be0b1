import { isAmount } from '#api/rules/fields.ts'
import { examples } from './examples.ts'

export default [
  examples(isAmount, {
    holds: [
      { of: 'D9', when: 'a decimal text with two places', facts: '49.90' },
      { of: 'D9', when: 'a whole number', facts: 120 },
    ],
    refuses: [
      { of: 'D9', when: 'a third place', facts: '49.905' },
      { of: 'D9', when: 'words', facts: 'elli' },
      { of: 'D9', when: 'nothing', facts: null },
    ],
  }),
]
