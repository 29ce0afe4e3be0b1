import { Review, ReviewRow, ReviewStatus, reviewFilters } from '#api/contract/catalog/product-reviews.ts'
import { Text } from '#api/contract/platform/common.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, longText, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const statuses = [
  { value: 'pending', says: /*i18n*/ { id: 'reviews.pending', message: 'Bekliyor' } },
  { value: 'accepted', says: /*i18n*/ { id: 'reviews.accepted', message: 'Onaylandı' } },
  { value: 'rejected', says: /*i18n*/ { id: 'reviews.rejected', message: 'Reddedildi' } },
]

const stars = [
  { value: '5', says: /*i18n*/ { id: 'reviews.stars_5', message: '5 yıldız' } },
  { value: '4', says: /*i18n*/ { id: 'reviews.stars_4', message: '4 yıldız' } },
  { value: '3', says: /*i18n*/ { id: 'reviews.stars_3', message: '3 yıldız' } },
  { value: '2', says: /*i18n*/ { id: 'reviews.stars_2', message: '2 yıldız' } },
  { value: '1', says: /*i18n*/ { id: 'reviews.stars_1', message: '1 yıldız' } },
]

/** The list of product reviews, as lists are declared. Customers write them, so there is no adding; their life is a chart. */
export const productReviews = listing({
  name: 'product-reviews',
  summary: 'What customers say of products, a page at a time',
  title: /*i18n*/ { id: 'reviews.title', message: 'Ürün değerlendirmeleri' },
  one: /*i18n*/ { id: 'reviews.one', message: 'Ürün değerlendirmesi' },
  // There are but two codes: 700 reads, 703 decides.
  codes: family(700, { view: 700, add: 703, edit: 703, delete: 703 }),
  menu: 'products',
  list: 'catalog/reviews/ReviewList',
  opens: 'catalog/reviews/ReviewPage',
  acts: ['list', 'view', 'edit'],
  naming: 'product',
  repeats: true,
  fields: {
    product: text({ label: /*i18n*/ { id: 'reviews.product', message: 'Ürün' }, searched: true }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
    }),
    stars: choice({ label: /*i18n*/ { id: 'reviews.stars', message: 'Yıldız' }, choices: stars }),
    product_id: reference({
      label: /*i18n*/ { id: 'reviews.product', message: 'Ürün' },
      to: 'product-reviews/products',
    }),
    text: longText({ label: /*i18n*/ { id: 'reviews.text', message: 'Değerlendirme' }, searched: true }),
  },
  row: ReviewRow,
  filters: reviewFilters,
  sortings: ['status', 'stars'],
  label: ({ product }) => product,
  life: {
    record: Review,
    reads: 'One review with its product',
    status: ReviewStatus,
    moves: 'Accepts a review, rejects it, or lets it wait again',
    steps: {
      ANSWER: { at: 'answer', summary: 'Answers a review, or changes the answer', carries: { answer: Text } },
      WITHDRAW: { method: 'DELETE', at: 'answer', summary: 'Takes the answer to a review back' },
    },
  },
})
