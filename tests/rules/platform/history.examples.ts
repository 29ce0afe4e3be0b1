import { canComeBack, differsNow, nothingTyped } from '#api/rules/platform/history.ts'
import { examples } from '#tests/rules/examples.ts'

const facts = { unsaved: false, same: false, lost: false }

export default [
  examples(nothingTyped, {
    holds: [{ of: 'own', when: 'the form is as it was loaded', facts }],
    refuses: [{ of: 'own', when: 'something is typed', facts: { ...facts, unsaved: true } }],
  }),
  examples(differsNow, {
    holds: [{ of: 'own', when: 'a value is another by now', facts }],
    refuses: [{ of: 'own', when: 'the values are so already', facts: { ...facts, same: true } }],
  }),
  examples(canComeBack, {
    holds: [{ of: 'own', when: 'the old values can be stored', facts }],
    refuses: [{ of: 'own', when: 'the only field is a picture that went', facts: { ...facts, lost: true } }],
  }),
]
