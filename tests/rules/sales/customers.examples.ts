import { customerNoteRules } from '#api/rules/sales/customers.ts'
import { examples } from '#tests/rules/examples.ts'

const [given] = customerNoteRules

export default [
  examples(given, {
    holds: [{ of: 'R101', when: 'a note on a customer', facts: { note: 'Akşam aransın.' } }],
    refuses: [{ of: 'R101', when: 'a note of blanks alone', facts: { note: '  ' }, at: ['note'] }],
  }),
]
