import { listingFilters, ProductListing } from '#api/contract/catalog/product-listings.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const statuses = [
  { value: 'ready', says: /*i18n*/ { id: 'listings.ready', message: 'Gönderilebilir' } },
  { value: 'blocked', says: /*i18n*/ { id: 'listings.blocked', message: 'Kural engelliyor' } },
  { value: 'sending', says: /*i18n*/ { id: 'listings.sending', message: 'Gönderiliyor' } },
  { value: 'waiting', says: /*i18n*/ { id: 'listings.waiting', message: 'Yanıt bekliyor' } },
  { value: 'listed', says: /*i18n*/ { id: 'listings.listed', message: 'Listelendi' } },
  { value: 'refused', says: /*i18n*/ { id: 'listings.refused', message: 'Reddedildi' } },
]

/** The products of the shop as they stand at the marketplace, as lists are declared. A check brings them, so there is no adding. */
export const productListings = listing({
  name: 'product-listings',
  summary:
    'The products of the shop as they stand at the marketplace, with the rules that keep each back, a page at a time',
  title: /*i18n*/ { id: 'listings.title', message: 'Pazaryerine gönderim' },
  one: /*i18n*/ { id: 'listings.one', message: 'Gönderilen ürün' },
  // The products' own codes: who lists products sees where they stand, who edits them sends them.
  codes: family(600, { view: 600, add: 603, delete: 603 }),
  menu: 'products',
  list: 'catalog/listings/ProductListingList',
  acts: ['list', 'edit'],
  naming: 'name',
  repeats: true,
  fields: {
    name: text({ label: /*i18n*/ { id: 'products.one', message: 'Ürün' }, searched: true, listed: true }),
    variants: text({ label: /*i18n*/ { id: 'listings.variants', message: 'Varyant' }, listed: true }),
    status: choice({ label: /*i18n*/ { id: 'common.status', message: 'Durum' }, choices: statuses, listed: true }),
    product_id: reference({ label: /*i18n*/ { id: 'products.one', message: 'Ürün' }, to: 'products' }),
  },
  row: ProductListing,
  filters: listingFilters,
  sortings: ['status'],
  counted: ['status'],
  label: ({ name }) => name,
})
