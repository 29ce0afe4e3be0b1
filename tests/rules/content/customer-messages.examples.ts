import {
  messageAnswerFits,
  messageAnswerGiven,
  messageAssigneeIsStaff,
  messageEmailGiven,
  messageEmailReadable,
  messageHasEmail,
  messageNamed,
  messageTextsFit,
  messageWritten,
} from '#api/rules/content/customer-messages.ts'
import { examples } from '#tests/rules/examples.ts'

const short = { name: 'Zeynep', subject: 'Beden', text: 'Hangisi olur?' }

export default [
  examples(messageNamed, {
    holds: [{ of: 'own', when: 'a name', facts: { name: 'Zeynep' } }],
    refuses: [{ of: 'own', when: 'blanks', facts: { name: '  ' }, at: ['name'], about: { field: 'messages.name' } }],
  }),
  examples(messageWritten, {
    holds: [{ of: 'own', when: 'a word', facts: { text: 'Merhaba' } }],
    refuses: [{ of: 'own', when: 'line breaks', facts: { text: '\n \n' }, at: ['text'] }],
  }),
  examples(messageEmailGiven, {
    holds: [
      { of: 'own', when: 'a question with an address', facts: { kind: 'question', email: 'z@x.com' } },
      { of: 'own', when: 'feedback without one', facts: { kind: 'feedback', email: '' } },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'a question without one', facts: { kind: 'question', email: ' ' } },
        ...{ at: ['email'], about: { field: 'messages.email' } },
      },
    ],
  }),
  examples(messageEmailReadable, {
    holds: [
      { of: 'own', when: 'an address', facts: { email: 'zeynep@example.com' } },
      { of: 'own', when: 'none', facts: { email: '' } },
    ],
    refuses: [{ of: 'own', when: 'half of one', facts: { email: 'zeynep@' }, at: ['email'] }],
  }),
  examples(messageTextsFit, {
    holds: [
      {
        ...{ of: 'own', when: 'each as long as it may be' },
        facts: { name: 'a'.repeat(100), subject: 'ş'.repeat(150), text: 'ğ'.repeat(3_000) },
      },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'a name of 101 letters', facts: { ...short, name: 'a'.repeat(101) } },
        ...{ at: ['name'], about: { max: 100 } },
      },
      {
        ...{ of: 'own', when: 'a subject of 151 letters', facts: { ...short, subject: 'ş'.repeat(151) } },
        ...{ at: ['subject'], about: { max: 150 } },
      },
      {
        ...{ of: 'own', when: 'a text of 3001 letters', facts: { ...short, text: 'ğ'.repeat(3_001) } },
        ...{ at: ['text'], about: { max: 3_000 } },
      },
    ],
  }),
  examples(messageAnswerGiven, {
    holds: [{ of: 'own', when: 'a word', facts: { given: 'Evet' } }],
    refuses: [
      { of: 'own', when: 'blanks', facts: { given: ' \n' }, at: ['answer'], about: { field: 'messages.answer' } },
    ],
  }),
  examples(messageAnswerFits, {
    holds: [{ of: 'own', when: '5000 letters', facts: { given: 'ş'.repeat(5_000) } }],
    refuses: [
      { of: 'own', when: '5001 letters', facts: { given: 'ş'.repeat(5_001) }, at: ['answer'], about: { max: 5_000 } },
    ],
  }),
  examples(messageHasEmail, {
    holds: [{ of: 'own', when: 'an address', facts: { email: 'z@x.com' } }],
    refuses: [{ of: 'own', when: 'none was left', facts: { email: '' } }],
  }),
  examples(messageAssigneeIsStaff, {
    holds: [
      { of: 'own', when: 'one of the staff', facts: { user_id: 4, staff: [3, 4] } },
      { of: 'own', when: 'nobody', facts: { user_id: null, staff: [] } },
    ],
    refuses: [{ of: 'own', when: 'a customer', facts: { user_id: 9, staff: [3, 4] }, at: ['user_id'] }],
  }),
]
