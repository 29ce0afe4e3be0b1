import { listingAt, productListingChart } from '#machines/catalog/product-listing/product-listing.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a product at a marketplace: sent by the staff, taken, listed or refused by the marketplace (R104, R106, R169–R172, R229). */

const by = { permissions: [603] }
const variant = {
  name: 'M',
  ...{ barcode: '869', product_id: 'P1', stock_code: 'S1', currency: 'TRY' },
  // The least that may be sent: none in stock, no tax, one kuruş.
  ...{ quantity: 0, tax: 0, list_price: '0.01', sale_price: '0.01' },
}
const product = { name: 'ş'.repeat(100), category: '411', brand: '1791', variants: [variant], missing: [] }
const sends = (change: object) => ({ event: { product: { ...product, ...change } }, when: isSent })
const oneOf = (change: object) => sends({ variants: [variant, { ...variant, ...change }] })

const answered = { LIST: 'listed', REFUSE: 'refused' }

export default {
  chart: productListingChart,
  facts: {},
  states: { unlisted: {}, sending: {}, waiting: {}, listed: {}, refused: {} },
  at: (_, state) => listingAt(state as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    SEND: {
      event: { type: 'SEND', product, by },
      rules: [
        permission,
        ...['marketplace.category_unmatched', 'marketplace.brand_unmatched', 'marketplace.variants_invalid'],
        ...['marketplace.too_many_variants', 'marketplace.attributes_missing', 'marketplace.list_below_sale'],
        ...['validation.max_length', 'validation.required', 'validation.price'],
      ],
    },
    TAKE: { event: { type: 'TAKE', by }, rules: [] },
    LIST: { event: { type: 'LIST', by }, rules: [] },
    REFUSE: { event: { type: 'REFUSE', by }, rules: [] },
  },
  breaks: [
    notPermitted,
    // Whoever sees products does not send them.
    { rule: permission, event: { by: { permissions: [600, 602] } } },
    { rule: 'marketplace.category_unmatched', ...sends({ category: '' }) },
    { rule: 'marketplace.brand_unmatched', ...sends({ brand: '' }) },
    { rule: 'validation.max_length', ...sends({ name: 'ş'.repeat(101) }) },
    { rule: 'validation.required', ...oneOf({ stock_code: '' }) },
    { rule: 'marketplace.variants_invalid', ...oneOf({ quantity: 20_001 }) },
    { rule: 'marketplace.variants_invalid', ...oneOf({ quantity: -1 }) },
    { rule: 'marketplace.variants_invalid', ...oneOf({ sale_price: '-1.00' }) },
    { rule: 'validation.price', ...oneOf({ sale_price: '0.00' }) },
    { rule: 'marketplace.list_below_sale', ...oneOf({ sale_price: '0.02' }) },
    { rule: 'marketplace.too_many_variants', ...sends({ variants: Array(1_001).fill(variant) }) },
    { rule: 'marketplace.attributes_missing', ...sends({ missing: ['Renk'] }) },
  ],
  rows: {
    unlisted: { SEND: 'sending' },
    // Its answer may have been lost: sent again, it is one product all the same.
    sending: { SEND: 'sending', TAKE: 'waiting', ...answered },
    waiting: answered,
    listed: {},
    refused: { SEND: 'sending' },
  },
} satisfies ChartTable

function isSent(_: string, step: string): boolean {
  return step === 'SEND'
}
