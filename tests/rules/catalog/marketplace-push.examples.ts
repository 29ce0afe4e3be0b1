import {
  attributesGiven,
  brandMatched,
  categoryMatched,
  everyFieldGiven,
  listPriceNotBelow,
  nameFitsMarketplace,
  type PushedProduct,
  type PushedVariant,
  salePriceAboveZero,
  variantsFit,
  variantsTravelTogether,
} from '#api/rules/catalog/marketplace-push.ts'
import { examples } from '#tests/rules/examples.ts'

/** The specification's example of R106: what is 0 is given. */
const whole: PushedVariant = {
  name: '869',
  ...{ barcode: '869', product_id: 'P1', quantity: 0, stock_code: 'S1', currency: 'TRY' },
  ...{ list_price: '120.00', sale_price: '99.90', tax: 0 },
}
const product = (over: Partial<PushedProduct> = {}): PushedProduct => ({
  ...{ name: 'Keten elbise', category: '411', brand: '1791', variants: [whole], missing: [] },
  ...over,
})
const variants = (...changed: Partial<PushedVariant>[]) =>
  product({ variants: changed.map((one) => ({ ...whole, ...one })) })

export default [
  examples(categoryMatched, {
    holds: [{ of: 'R169', when: 'its category is linked', facts: product() }],
    refuses: [
      { of: 'R169', when: 'its category has no link', facts: product({ category: '' }), at: ['main_category_id'] },
    ],
  }),
  examples(brandMatched, {
    holds: [{ of: 'R170', when: 'its brand is linked', facts: product() }],
    refuses: [
      { of: 'R170', when: 'it has no brand, or one without a link', facts: product({ brand: '' }), at: ['brand_id'] },
    ],
  }),
  examples(nameFitsMarketplace, {
    holds: [{ of: 'R104', when: 'its name has 100 characters', facts: product({ name: 'ş'.repeat(100) }) }],
    refuses: [
      {
        of: 'R104',
        when: 'its name has 101 characters',
        facts: product({ name: 'ş'.repeat(101) }),
        about: { max: 100 },
        at: ['translations.0.name'],
      },
    ],
  }),
  examples(everyFieldGiven, {
    holds: [{ of: 'R106', when: 'all eight are given, a quantity and a tax of 0 among them', facts: product() }],
    refuses: [
      ...(
        [
          ['barcode', '', 'product.barcode'],
          ['product_id', '', 'marketplace.product_id'],
          ['quantity', null, 'marketplace.quantity'],
          ['stock_code', '', 'product.stock_code'],
          ['currency', '', 'marketplace.currency'],
          ['list_price', null, 'marketplace.list_price'],
          ['sale_price', null, 'marketplace.sale_price'],
          ['tax', null, 'marketplace.tax'],
        ] as const
      ).map(([key, none, field]) => ({
        of: 'R106',
        when: `${key} is missing, and nothing else`,
        facts: variants({}, { [key]: none }),
        about: { field },
        at: [`variants.1.${key}`],
      })),
    ],
  }),
  examples(variantsFit, {
    holds: [
      { of: 'R171', when: 'the price is 99.90', facts: variants({ quantity: 1 }) },
      { of: 'R171', when: 'the price is 0, which another rule tells', facts: variants({ sale_price: '0.00' }) },
      { of: 'R172', when: 'there are 0 or 20000 of them', facts: variants({ quantity: 0 }, { quantity: 20_000 }) },
    ],
    refuses: [
      {
        of: 'R171',
        when: 'a price is below 0',
        facts: variants({}, { name: 'M', sale_price: '-1' }),
        about: { variants: 'M' },
        at: ['variants.1'],
      },
      {
        of: 'R172',
        when: 'one has 20001 and another -1: both are named',
        facts: variants({ name: 'S', quantity: 20_001 }, {}, { name: 'L', quantity: -1 }),
        about: { variants: 'S, L' },
        at: ['variants.0', 'variants.2'],
      },
    ],
  }),
  examples(salePriceAboveZero, {
    holds: [{ of: 'R107', when: 'it costs a kuruş', facts: variants({ sale_price: '0.01' }) }],
    refuses: [
      { of: 'R107', when: 'it costs 0', facts: variants({ sale_price: '0.00' }), at: ['variants.0.sale_price'] },
    ],
  }),
  examples(listPriceNotBelow, {
    holds: [
      { of: 'R229', when: 'the list price is above the sale price', facts: product() },
      { of: 'R229', when: 'both are the same', facts: variants({ list_price: '99.90' }) },
    ],
    refuses: [
      {
        of: 'R229',
        when: 'the list price is 90.00',
        facts: variants({ list_price: '90.00' }),
        at: ['variants.0.list_price'],
      },
    ],
  }),
  examples(variantsTravelTogether, {
    holds: [{ of: 'own', when: 'it has 1000 variants', facts: product({ variants: Array(1_000).fill(whole) }) }],
    refuses: [
      {
        of: 'own',
        when: 'it has 1001 variants',
        facts: product({ variants: Array(1_001).fill(whole) }),
        about: { max: 1_000 },
        at: ['variants'],
      },
    ],
  }),
  examples(attributesGiven, {
    holds: [{ of: 'own', when: 'all that the marketplace asks for is there', facts: product() }],
    refuses: [
      {
        of: 'own',
        when: 'two of its attributes are not',
        facts: product({ missing: ['Renk', 'Beden'] }),
        about: { names: 'Renk, Beden' },
        at: ['attributes'],
      },
    ],
  }),
]
