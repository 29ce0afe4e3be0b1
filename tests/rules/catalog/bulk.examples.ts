import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import {
  bulkChangeChosen,
  bulkMinStockWhole,
  bulkQuantityFits,
  serviceWithoutStock,
  stockReaches,
} from '#api/rules/catalog/bulk.ts'
import { variant } from '#tests/product-input.ts'
import { examples } from '#tests/rules/examples.ts'

const of = 'D19'
const change = (of: BulkChange) => ({ change: of })
const stocks = (quantities: readonly number[], given: BulkChange, product_type_id = 1) => ({
  product: { product_type_id, variants: quantities.map((quantity) => variant({ quantity })) },
  change: given,
})
const add = (value: number): BulkChange => ({ quantity: { how: 'add', value } })

export default [
  examples(bulkChangeChosen, {
    holds: [
      { of, when: 'a brand is set', facts: change({ brand_id: 4 }) },
      { of, when: 'the brand is taken away', facts: change({ brand_id: null }) },
      { of, when: 'products are made passive', facts: change({ status: 0 }) },
      { of, when: 'all tags are taken away', facts: change({ tags: { how: 'replace', tags: [] } }) },
    ],
    refuses: [
      { of, when: 'no field was chosen', facts: change({}) },
      { of, when: 'no tag to add was chosen', facts: change({ tags: { how: 'add', tags: [] } }) },
    ],
  }),
  examples(bulkQuantityFits, {
    holds: [
      { of, when: 'no stock is set', facts: change({ status: 1 }) },
      { of, when: 'the stock becomes nothing', facts: change({ quantity: { how: 'set', value: '0' } }) },
      { of, when: 'two are taken away', facts: change(add(-2)) },
    ],
    refuses: [
      { of, when: 'nothing typed', facts: change({ quantity: { how: 'set', value: '' } }), at: ['quantity.value'] },
      { of, when: 'half a piece', facts: change({ quantity: { how: 'add', value: '1.5' } }), at: ['quantity.value'] },
      {
        of,
        when: 'a stock below zero',
        facts: change({ quantity: { how: 'set', value: -1 } }),
        at: ['quantity.value'],
      },
    ],
  }),
  examples(bulkMinStockWhole, {
    holds: [
      { of, when: 'the minimum stays as it is', facts: change({ status: 1 }) },
      { of, when: 'nobody is to be told any more', facts: change({ min_stock: '0' }) },
      { of, when: 'fewer than five', facts: change({ min_stock: 5 }) },
    ],
    refuses: [
      { of, when: 'a minimum below zero', facts: change({ min_stock: -1 }), at: ['min_stock'] },
      { of, when: 'half a piece as the minimum', facts: change({ min_stock: '2.5' }), at: ['min_stock'] },
    ],
  }),
  examples(serviceWithoutStock, {
    holds: [
      { of, when: 'a product', facts: stocks([1], add(1)) },
      { of, when: 'a service whose stock is left alone', facts: stocks([0], { status: 0 }, 3) },
    ],
    refuses: [{ of, when: 'a service', facts: stocks([0], add(1), 3) }],
  }),
  examples(stockReaches, {
    holds: [{ of: 'D3', when: 'what is taken is there', facts: stocks([3, 2], add(-2)) }],
    refuses: [{ of: 'D3', when: 'one variant has too few', facts: stocks([3, 2], add(-3)), about: { left: 2 } }],
  }),
]
