import { hasNoChildren, hasNoProducts, productsFitIn } from '#api/rules/catalog/categories.ts'
import { fitsUnder } from '#api/rules/platform/tree.ts'
import { examples } from '#tests/rules/examples.ts'

// Giyim(1) > Kadın(2) > Elbise(3), and Ayakkabı(5) beside Giyim.
export default [
  examples(fitsUnder, {
    holds: [
      { of: 'own', when: 'Elbise goes under Ayakkabı', facts: { id: 3, above: [5] } },
      { of: 'own', when: 'Kadın goes to the top', facts: { id: 2, above: [] } },
      { of: 'own', when: 'Elbise stays under Kadın', facts: { id: 3, above: [2, 1] } },
      { of: 'own', when: 'a new category goes anywhere', facts: { id: null, above: [3, 2, 1] } },
    ],
    refuses: [
      { of: 'own', when: 'Kadın goes under itself', facts: { id: 2, above: [2, 1] }, at: ['parent_id'] },
      { of: 'own', when: 'Giyim goes under Elbise', facts: { id: 1, above: [3, 2, 1] }, at: ['parent_id'] },
    ],
  }),
  examples(hasNoChildren, {
    holds: [{ of: 'R164', when: 'a leaf category', facts: { children: 0, products: 0 } }],
    refuses: [
      {
        of: 'R164',
        when: 'a category with 1 child',
        facts: { children: 1, products: 0 },
        about: { what: 'categories', count: 1 },
      },
    ],
  }),
  examples(hasNoProducts, {
    holds: [{ of: 'R165', when: 'no products', facts: { children: 0, products: 0 } }],
    refuses: [
      {
        of: 'R165',
        when: '1 product has it as an extra category',
        facts: { children: 0, products: 1 },
        about: { what: 'products', count: 1 },
      },
    ],
  }),
  examples(productsFitIn, {
    holds: [
      { of: 'R14', when: 'a leaf takes them', facts: { id: 3, products_to: 5, leaf: true } },
      { of: 'R14', when: 'the products stay', facts: { id: 2, children_to: 5, leaf: false } },
      {
        of: 'R14',
        when: 'the children go elsewhere',
        facts: { id: 2, children_to: null, products_to: 5, leaf: true },
      },
    ],
    refuses: [
      {
        of: 'R14',
        when: 'a category with children',
        facts: { id: 3, products_to: 1, leaf: false },
        at: ['products_to'],
      },
      { of: 'R14', when: 'the category itself', facts: { id: 3, products_to: 3, leaf: true } },
      {
        of: 'R14',
        when: 'the leaf that the children go into',
        facts: { id: 2, children_to: 5, products_to: 5, leaf: true },
      },
    ],
  }),
]
