import {
  contractContentGiven,
  contractPlaceholdersKnown,
  contractTextsFit,
  contractTitleGiven,
} from '#api/rules/content/contracts.ts'
import { examples } from '#tests/rules/examples.ts'

const words = { title: 'Sözleşme {{order_number}}', content: '<p>{{seller_name}} ve {{ buyer_name }}</p>' }
const texts = { tr: words, en: words }
const turkish = (changes: Partial<typeof words>) => ({ texts: { ...texts, tr: { ...words, ...changes } } })
const english = (changes: Partial<typeof words>) => ({ texts: { ...texts, en: { ...words, ...changes } } })

export default [
  examples(contractTitleGiven, {
    holds: [{ of: 'R147', when: 'a title in both languages', facts: { texts } }],
    refuses: [
      {
        ...{ of: 'R147', when: 'none in English', facts: english({ title: ' ' }) },
        ...{ at: ['en.title'], about: { field: 'contracts.text_title' } },
      },
    ],
  }),
  examples(contractContentGiven, {
    holds: [{ of: 'R101', when: 'a text with words', facts: { texts } }],
    refuses: [
      {
        ...{ of: 'R101', when: 'tags without a word', facts: turkish({ content: '<p> </p><p>&nbsp;</p>' }) },
        ...{ at: ['tr.content'], about: { field: 'contracts.content' } },
      },
    ],
  }),
  examples(contractTextsFit, {
    holds: [
      { of: 'R102', when: '30,000 characters, each emoji one', facts: turkish({ content: '😀'.repeat(30_000) }) },
      { of: 'own', when: 'a title of 200', facts: english({ title: 'a'.repeat(200) }) },
    ],
    refuses: [
      {
        ...{ of: 'R102', when: '30,001 characters with their tags' },
        ...{ facts: turkish({ content: `<p>${'a'.repeat(29_994)}</p>` }), at: ['tr.content'], about: { max: 30_000 } },
      },
      {
        ...{ of: 'own', when: 'a title of 201', facts: english({ title: 'a'.repeat(201) }) },
        ...{ at: ['en.title'], about: { max: 200 } },
      },
    ],
  }),
  examples(contractPlaceholdersKnown, {
    holds: [{ of: 'own', when: 'those of the buyer, the seller and the order', facts: { texts } }],
    refuses: [
      {
        ...{ of: 'own', when: 'one of a mail that a contract has not', facts: english({ content: '{{tracking}}' }) },
        ...{ at: ['en.content'], about: { names: '{{tracking}}' } },
      },
      {
        ...{ of: 'own', when: 'unknown ones in title and text', facts: turkish({ title: '{{x}}', content: '{{y}}' }) },
        ...{ at: ['tr.title', 'tr.content'], about: { names: '{{x}}, {{y}}' } },
      },
    ],
  }),
]
