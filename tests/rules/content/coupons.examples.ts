import {
  basisListed,
  codeWord,
  couponStartFirst,
  discountInRange,
  minimumBelowMaximum,
  orderLimitsNotNegative,
} from '#api/rules/content/coupons.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(codeWord, {
    holds: [
      { of: 'own', when: 'letters and digits', facts: 'KASIM10' },
      { of: 'own', when: 'Turkish letters and a hyphen', facts: 'ığdır-5' },
    ],
    refuses: [
      { of: 'own', when: 'a blank inside', facts: 'KASIM 10' },
      { of: 'own', when: 'a mark alone', facts: '\u0301' },
    ],
  }),
  examples(couponStartFirst, {
    holds: [{ of: 'R112', when: 'one whole day', facts: { start: '2026-11-20', end: '2026-11-20' } }],
    refuses: [{ of: 'R112', when: 'the day after', facts: { start: '2026-11-21', end: '2026-11-20' }, at: ['start'] }],
  }),
  examples(minimumBelowMaximum, {
    holds: [
      { of: 'R150', when: 'a kuruş apart', facts: { minimum: '10', maximum: '10.01' } },
      { of: 'R150', when: 'an open end', facts: { minimum: '10', maximum: '' } },
      { of: 'R150', when: 'no limits', facts: { minimum: '', maximum: null } },
    ],
    refuses: [{ of: 'R150', when: 'equal', facts: { minimum: '10', maximum: '10' }, at: ['minimum'] }],
  }),
  examples(orderLimitsNotNegative, {
    holds: [{ of: 'own', when: 'nought', facts: { minimum: '0', maximum: '' } }],
    refuses: [
      { of: 'own', when: 'below nought', facts: { minimum: '-0.01', maximum: '' }, at: ['minimum'] },
      { of: 'own', when: 'both', facts: { minimum: '-2', maximum: '-1' }, at: ['minimum', 'maximum'] },
    ],
  }),
  examples(discountInRange, {
    holds: [
      { of: 'D7', when: 'all of it', facts: { type: 'percentage', discount: 100 } },
      { of: 'D7', when: 'the smallest part', facts: { type: 'percentage', discount: '0.01' } },
      { of: 'D7', when: 'an amount above 100', facts: { type: 'fixed', discount: '250.00' } },
      { of: 'D7', when: 'no amount yet, which its field says', facts: { type: 'fixed', discount: '' } },
    ],
    refuses: [
      { of: 'D7', when: '101 percent', facts: { type: 'percentage', discount: 101 }, at: ['discount'] },
      { of: 'D7', when: 'a little above all', facts: { type: 'percentage', discount: '100.01' }, at: ['discount'] },
      { of: 'D7', when: 'nothing', facts: { type: 'percentage', discount: 0 }, at: ['discount'] },
      { of: 'D7', when: 'below nothing', facts: { type: 'percentage', discount: -5 }, at: ['discount'] },
      { of: 'D7', when: 'an amount of nothing', facts: { type: 'fixed', discount: '0.00' }, at: ['discount'] },
    ],
  }),
  examples(basisListed, {
    holds: [
      { of: 'R25', when: 'a category', facts: { basis: 'category', categories: [4] } },
      { of: 'R25', when: 'no such basis, which its field says', facts: { basis: 'brand' } },
    ],
    refuses: [
      { of: 'R25', when: 'no category', facts: { basis: 'category', categories: [] }, at: ['categories'] },
      { of: 'R25', when: 'tags without one', facts: { basis: 'tag', categories: [4], tags: [] }, at: ['tags'] },
      {
        of: 'R25',
        when: 'no way of paying',
        facts: { basis: 'payment_method', payment_methods: [] },
        at: ['payment_methods'],
      },
    ],
  }),
]
