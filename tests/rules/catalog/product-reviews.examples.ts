import {
  answerFits,
  answerGiven,
  answerStands,
  notAnswered,
  productTakesReviews,
} from '#api/rules/catalog/product-reviews.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(productTakesReviews, {
    holds: [{ of: 'own', when: 'the product takes reviews', facts: { open: true } }],
    refuses: [{ of: 'own', when: 'the toggle of the product is off', facts: { open: false } }],
  }),
  examples(notAnswered, {
    holds: [{ of: 'own', when: 'the shop has not answered', facts: { answer: '' } }],
    refuses: [{ of: 'own', when: 'an answer stands under it', facts: { answer: 'Teşekkürler.' } }],
  }),
  examples(answerStands, {
    holds: [{ of: 'own', when: 'an answer stands under it', facts: { answer: 'Teşekkürler.' } }],
    refuses: [{ of: 'own', when: 'there is none to take back', facts: { answer: '' } }],
  }),
  examples(answerGiven, {
    holds: [{ of: 'own', when: 'a word', facts: { given: 'Sağ olun' } }],
    refuses: [
      {
        of: 'own',
        when: 'blanks and line breaks alone',
        facts: { given: ' \n ' },
        at: ['answer'],
        about: { field: 'reviews.answer' },
      },
    ],
  }),
  examples(answerFits, {
    holds: [
      { of: 'R135', when: '250 letters', facts: { given: 'ş'.repeat(250) } },
      { of: 'R135', when: '250 letters with a line break behind them', facts: { given: `${'a'.repeat(250)}\n` } },
    ],
    refuses: [
      { of: 'R135', when: '251 letters', facts: { given: 'ş'.repeat(251) }, at: ['answer'], about: { max: 250 } },
    ],
  }),
]
