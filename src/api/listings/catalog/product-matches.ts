import { Match, matchFilters } from '#api/contract/catalog/product-matches.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const statuses = [
  { value: 'unmatched', says: /*i18n*/ { id: 'matches.unmatched', message: 'Eşleşmedi' } },
  { value: 'suggested', says: /*i18n*/ { id: 'matches.suggested', message: 'Öneri var' } },
  { value: 'matched', says: /*i18n*/ { id: 'matches.matched', message: 'Eşleşti' } },
  { value: 'refused', says: /*i18n*/ { id: 'matches.refused', message: 'Reddedildi' } },
]

const reasons = [
  { value: 'barcode', says: /*i18n*/ { id: 'matches.by_barcode', message: 'Barkod' } },
  { value: 'name', says: /*i18n*/ { id: 'matches.by_name', message: 'Ad' } },
]

/** The list of marketplace products, as lists are declared. A fetch brings them, so there is no adding; their life is a chart. */
export const productMatches = listing({
  name: 'product-matches',
  summary: 'What the marketplace lists for the shop, beside what it is there, a page at a time',
  title: /*i18n*/ { id: 'matches.title', message: 'Ürün eşleştirme' },
  one: /*i18n*/ { id: 'matches.one', message: 'Pazaryeri ürünü' },
  // The products' own codes: who lists products sees what they are at the marketplace, who edits them decides.
  codes: family(600, { view: 600, add: 603, delete: 603 }),
  acts: ['list', 'edit'],
  naming: 'title',
  repeats: true,
  fields: {
    title: text({
      label: /*i18n*/ { id: 'matches.listing', message: 'Pazaryerindeki ürün' },
      searched: true,
    }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
    }),
    suggested_by: choice({ label: /*i18n*/ { id: 'matches.suggested_by', message: 'Öneri nedeni' }, choices: reasons }),
    product_id: reference({
      label: /*i18n*/ { id: 'products.one', message: 'Ürün' },
      to: 'products',
      usedBy: {
        says: /*i18n*/ { id: 'ties.product_matches', message: '{count, plural, other {# pazaryeri eşleşmesi}}' },
        path: '/products/matches',
      },
    }),
  },
  row: Match,
  filters: matchFilters,
  sortings: ['title', 'status'],
  label: ({ title }) => title,
})
