import {
  currentGiven,
  nameLong,
  ownPasswordGiven,
  phoneLong,
  signsInBelow,
  surnameLong,
} from '#api/rules/platform/account.ts'
import { examples } from '#tests/rules/examples.ts'

const long = 'a'.repeat(51)

export default [
  examples(signsInBelow, {
    holds: [{ of: 'D13', when: 'who may do no more', facts: { above: false } }],
    refuses: [{ of: 'D13', when: 'who may do more', facts: { above: true } }],
  }),
  examples(nameLong, {
    holds: [
      { of: 'R130', when: 'three characters', facts: { name: 'Can' } },
      { of: 'R130', when: 'fifty characters', facts: { name: 'a'.repeat(50) } },
    ],
    refuses: [
      { of: 'R130', when: 'two characters', facts: { name: 'Ya' }, at: ['name'], about: { min: 3, max: 50 } },
      { of: 'R130', when: 'two characters and a space', facts: { name: 'Ya ' }, at: ['name'] },
      { of: 'R130', when: 'fifty-one characters', facts: { name: long }, at: ['name'] },
    ],
  }),
  examples(surnameLong, {
    holds: [{ of: 'R131', when: 'three characters', facts: { surname: 'Koç' } }],
    refuses: [
      { of: 'R131', when: 'two characters', facts: { surname: 'Öz' }, at: ['surname'], about: { min: 3, max: 50 } },
      { of: 'R131', when: 'fifty-one characters', facts: { surname: long }, at: ['surname'] },
    ],
  }),
  examples(phoneLong, {
    holds: [{ of: 'R132', when: 'a number as people write it', facts: { phone: '+90 532 111 22 33' } }],
    refuses: [
      { of: 'R132', when: 'two digits', facts: { phone: '12' }, at: ['phone'], about: { min: 3, max: 50 } },
      { of: 'R132', when: 'none', facts: { phone: '' }, at: ['phone'] },
      { of: 'R132', when: 'fifty-one digits', facts: { phone: '5'.repeat(51) }, at: ['phone'] },
    ],
  }),
  examples(currentGiven, {
    holds: [{ of: 'R127', when: 'a password', facts: { current_password: 'Panel!2026' } }],
    refuses: [{ of: 'R127', when: 'none', facts: { current_password: '' }, at: ['current_password'] }],
  }),
  examples(ownPasswordGiven, {
    holds: [{ of: 'R127', when: 'a password', facts: { own_password: 'Panel!2026' } }],
    refuses: [{ of: 'R127', when: 'none', facts: { own_password: '' }, at: ['own_password'] }],
  }),
]
