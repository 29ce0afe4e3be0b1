import { productFree, productThere } from '#api/rules/catalog/product-matches.ts'
import { examples } from '#tests/rules/examples.ts'

const free = { candidate: { variant_id: 7, taken_by: null } }

export default [
  examples(productThere, {
    holds: [{ of: 'own', when: 'the shop has the variant', facts: free }],
    refuses: [{ of: 'own', when: 'it was deleted meanwhile', facts: { candidate: null } }],
  }),
  examples(productFree, {
    holds: [
      { of: 'own', when: 'nothing of the marketplace is matched with it', facts: free },
      { of: 'own', when: 'there is no variant, which another rule tells', facts: { candidate: null } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'another product of the marketplace is matched with it',
        facts: { candidate: { variant_id: 7, taken_by: 'Keten elbise' } },
        about: { listing: 'Keten elbise' },
      },
    ],
  }),
]
