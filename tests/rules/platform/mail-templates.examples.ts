import {
  mailContentGiven,
  mailSubjectGiven,
  mailTextsFit,
  placeholdersKnown,
  placeholdersThere,
} from '#api/rules/platform/mail-templates.ts'
import { examples } from '#tests/rules/examples.ts'

const words = { subject: 'Siparişiniz', content: 'Öde: {{link}}', footer: '' }
const payment = { kind: 'payment_link', texts: { tr: words, en: words } } as const
const turkish = (changes: Partial<typeof words>) => ({ ...payment, texts: { tr: { ...words, ...changes }, en: words } })
const english = (changes: Partial<typeof words>) => ({ ...payment, texts: { tr: words, en: { ...words, ...changes } } })

export default [
  examples(mailSubjectGiven, {
    holds: [{ of: 'own', when: 'a subject in both languages', facts: payment }],
    refuses: [
      {
        ...{ of: 'own', when: 'none in English', facts: english({ subject: ' ' }) },
        ...{ at: ['en.subject'], about: { field: 'emails.subject' } },
      },
    ],
  }),
  examples(mailContentGiven, {
    holds: [{ of: 'own', when: 'content in both languages, and no footer', facts: payment }],
    refuses: [{ of: 'own', when: 'none in Turkish', facts: turkish({ content: '\n' }), at: ['tr.content'] }],
  }),
  examples(mailTextsFit, {
    holds: [
      { of: 'R102', when: '30000 characters of content', facts: turkish({ content: 'ş'.repeat(30_000) }) },
      { of: 'own', when: 'a subject of 200', facts: turkish({ subject: '😀'.repeat(200) }) },
    ],
    refuses: [
      {
        ...{ of: 'R102', when: '30001 characters of content', facts: turkish({ content: 'ş'.repeat(30_001) }) },
        ...{ at: ['tr.content'], about: { max: 30_000 } },
      },
      {
        ...{ of: 'own', when: 'a subject of 201', facts: english({ subject: 'a'.repeat(201) }) },
        ...{ at: ['en.subject'], about: { max: 200 } },
      },
      {
        ...{ of: 'own', when: 'a footer of 2001', facts: english({ footer: 'a'.repeat(2_001) }) },
        ...{ at: ['en.footer'], about: { max: 2_000 } },
      },
    ],
  }),
  examples(placeholdersKnown, {
    holds: [
      { of: 'own', when: 'those of a payment link', facts: turkish({ footer: '{{ shop_name }} {{order_number}}' }) },
      { of: 'own', when: 'one brace is a brace', facts: turkish({ footer: '{link} {{' }) },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'one that there is not', facts: turkish({ subject: '{{ürün}} ve {{x}}' }) },
        ...{ at: ['tr.subject'], about: { names: '{{ürün}}, {{x}}' } },
      },
      {
        ...{ of: 'own', when: 'one of another mail', facts: english({ content: '{{link}} {{tracking}}' }) },
        ...{ at: ['en.content'], about: { names: '{{tracking}}' } },
      },
    ],
  }),
  examples(placeholdersThere, {
    holds: [
      { of: 'own', when: 'the link stands in the content', facts: payment },
      { of: 'own', when: 'or under it', facts: turkish({ content: 'Öde:', footer: '{{link}}' }) },
      {
        ...{ of: 'own', when: 'a mail that needs none' },
        facts: { kind: 'order_accepted', texts: { tr: { ...words, content: 'a' }, en: { ...words, content: 'b' } } },
      },
    ],
    refuses: [
      {
        ...{ of: 'own', when: 'a payment link without its link', facts: english({ content: 'Pay.' }) },
        ...{ at: ['en.content'], about: { names: '{{link}}' } },
      },
    ],
  }),
]
