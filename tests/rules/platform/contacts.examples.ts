import { companyNamed, isTaxNumber } from '#api/rules/platform/contacts.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(companyNamed, {
    holds: [
      { of: 'R139', when: 'a firm by its name', facts: { contact_type: 'corporate', company_name: 'Örnek A.Ş.' } },
      { of: 'R139', when: 'a person', facts: { contact_type: 'individual', company_name: '' } },
    ],
    refuses: [{ of: 'R139', when: 'a firm of blanks', facts: { contact_type: 'corporate', company_name: ' ' } }],
  }),
  examples(isTaxNumber, {
    holds: [{ of: 'R140', when: 'ten digits', facts: '1234567890' }],
    refuses: [
      { of: 'R140', when: 'nine digits', facts: '123456789' },
      { of: 'R140', when: 'eleven digits', facts: '12345678901' },
      { of: 'R140', when: 'ten characters with a letter', facts: '123456789A' },
    ],
  }),
]
