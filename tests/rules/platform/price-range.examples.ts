import { startDebtBelow, startPriceBelow } from '#api/rules/platform/price-range.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(startPriceBelow, {
    holds: [
      { of: 'R150', when: 'an end that is a kuruş above', facts: { min_price: '10', max_price: '10.01' } },
      { of: 'own', when: 'an end with more digits', facts: { min_price: '9.90', max_price: '10' } },
      { of: 'own', when: 'no end', facts: { min_price: '10' } },
      { of: 'own', when: 'no start', facts: { max_price: '0' } },
    ],
    refuses: [
      { of: 'R150', when: 'two equal prices', facts: { min_price: '10', max_price: '10' }, at: ['min_price'] },
      { of: 'own', when: 'the same, written otherwise', facts: { min_price: '10', max_price: '10.00' } },
      { of: 'R150', when: 'an end below its start', facts: { min_price: '100', max_price: '20' }, at: ['min_price'] },
    ],
  }),
  examples(startDebtBelow, {
    holds: [
      { of: 'own', when: 'both ends the same', facts: { min_debt: '10', max_debt: '10.00' } },
      { of: 'own', when: 'an open end', facts: { min_debt: '10' } },
    ],
    refuses: [{ of: 'own', when: 'a kuruş too much', facts: { min_debt: '10.01', max_debt: '10' }, at: ['min_debt'] }],
  }),
]
