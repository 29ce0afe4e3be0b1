import { cellUnmoved, changedAsOne, stockCounted } from '#api/rules/catalog/product-cells.ts'
import { examples } from '#tests/rules/examples.ts'

const of = 'own'

export default [
  examples(changedAsOne, {
    holds: [
      { of, when: 'the price of a product without further variants', facts: { field: 'price', variants: 1 } },
      { of, when: 'the status of a product with six variants', facts: { field: 'status', variants: 6 } },
    ],
    refuses: [
      { of, when: 'the price of a product with two variants', facts: { field: 'price', variants: 2 } },
      { of, when: 'the stock of a product with six variants', facts: { field: 'stock', variants: 6 } },
    ],
  }),
  examples(stockCounted, {
    holds: [
      { of: 'R124', when: 'a count', facts: { field: 'stock', value: '12' } },
      { of: 'R245', when: 'nothing is left', facts: { field: 'stock', value: '0' } },
      { of: 'R245', when: 'a price is typed', facts: { field: 'price', value: '49.90' } },
    ],
    refuses: [
      { of: 'R124', when: 'a word', facts: { field: 'stock', value: 'üç' }, at: ['stock'] },
      { of: 'R245', when: 'half a piece', facts: { field: 'stock', value: '1.5' }, at: ['stock'] },
      { of: 'R245', when: 'less than none', facts: { field: 'stock', value: '-1' }, at: ['stock'] },
      { of: 'R124', when: 'nothing', facts: { field: 'stock', value: '' }, at: ['stock'] },
    ],
  }),
  examples(cellUnmoved, {
    holds: [{ of: 'D5', when: 'it is as it was shown', facts: { before: '49.90', stored: '49.90' } }],
    refuses: [{ of: 'D5', when: 'a sale took one meanwhile', facts: { before: '3', stored: '2' } }],
  }),
]
