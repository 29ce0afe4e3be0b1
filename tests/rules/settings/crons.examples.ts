import { isClockTime } from '#api/rules/settings/crons.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(isClockTime, {
    holds: [
      { of: 'own', when: 'midnight', facts: '00:00' },
      { of: 'own', when: 'the last minute', facts: '23:59' },
    ],
    refuses: [
      { of: 'own', when: 'no such hour', facts: '24:00' },
      { of: 'own', when: 'no such minute', facts: '16:60' },
      { of: 'own', when: 'without its nought', facts: '9:30' },
      { of: 'own', when: 'a dot', facts: '16.30' },
    ],
  }),
]
