import type { PushedProduct, PushedVariant } from '#api/rules/catalog/marketplace-push.ts'
import { productListingChart } from '#machines/catalog/product-listing/product-listing.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { matcher, watching } from '#tests/paths/platform/people.ts'

const variant: PushedVariant = {
  name: 'M',
  ...{ barcode: '869', product_id: 'P1', quantity: 3, stock_code: 'S1', currency: 'TRY', tax: 10 },
  ...{ list_price: '120.00', sale_price: '99.90' },
}
const ready: PushedProduct = { name: 'Keten elbise', category: '411', brand: '1791', variants: [variant], missing: [] }
const sold = (...variants: Partial<PushedVariant>[]): PushedProduct => ({
  ...ready,
  variants: variants.map((one) => ({ ...variant, ...one })),
})

/** What a marketplace may say of a product where it stands. */
const said = { sending: ['TAKE', 'LIST', 'REFUSE'], waiting: ['LIST', 'REFUSE'] } as const

/** A product that may be sent, and those in whose way a rule stands. */
const products: readonly PushedProduct[] = [
  ready,
  { ...ready, category: '' },
  { ...ready, brand: '' },
  { ...ready, name: 'ş'.repeat(101) },
  sold({}, { barcode: '' }),
  sold({ quantity: 20_001 }, { sale_price: '-1' }),
  sold({ sale_price: '0.00' }),
  sold({ list_price: '90.00' }),
  { ...ready, variants: Array(1_001).fill(variant) },
  { ...ready, missing: ['Renk'] },
]

/** The life of a product at a marketplace, whatever it is like when somebody sends it. */
export default paths(productListingChart)({
  inputs: { any: undefined },
  events: ({ value }) => [
    ...products.map((product) => ({ type: 'SEND', product, by: matcher }) as const),
    { type: 'SEND', product: ready, by: watching },
    ...(said[value as keyof typeof said] ?? []).map((type) => ({ type, by: matcher })),
  ],
  key: ({ value }) => JSON.stringify(value),
})
