import {
  newsletterLimit,
  newsletterMailReady,
  newsletterPlaceholdersKnown,
  newsletterTitled,
  newsletterTitleFits,
} from '#api/rules/content/newsletters.ts'
import { examples } from '#tests/rules/examples.ts'

const words = { subject: 'Yeni gelenler', content: 'Merhaba {{customer_name}}', footer: '{{shop_name}}' }
const written = { title: 'Bahar', texts: { tr: words, en: words } }

export default [
  examples(newsletterLimit, {
    holds: [
      { of: 'R212', when: 'there are two: the third is saved', facts: { existing: 2 } },
      { of: 'own', when: 'there is none', facts: { existing: 0 } },
    ],
    refuses: [{ of: 'R212', when: 'there are three', facts: { existing: 3 } }],
  }),
  examples(newsletterTitled, {
    holds: [{ of: 'own', when: 'it has a name', facts: written }],
    refuses: [{ of: 'own', when: 'it is called by blanks', facts: { title: '  ' }, at: ['title'] }],
  }),
  examples(newsletterTitleFits, {
    holds: [{ of: 'own', when: 'a name of 100 characters', facts: { title: 'ş'.repeat(100) } }],
    refuses: [{ of: 'own', when: 'one of 101', facts: { title: 'ş'.repeat(101) }, at: ['title'], about: { max: 100 } }],
  }),
  examples(newsletterPlaceholdersKnown, {
    holds: [{ of: 'own', when: 'the shop and the customer are named', facts: written }],
    refuses: [
      {
        ...{ of: 'own', when: 'an order, of which a newsletter knows nothing' },
        facts: { ...written, texts: { tr: words, en: { ...words, content: '{{order_number}}' } } },
        ...{ at: ['en.content'], about: { names: '{{order_number}}' } },
      },
    ],
  }),
  examples(newsletterMailReady, {
    holds: [{ of: 'R152', when: 'a connection for mails is active', facts: { mail: true } }],
    refuses: [{ of: 'R152', when: 'there is none', facts: { mail: false } }],
  }),
]
