import type { Plant } from './plant.types.ts'

const review = 'src/machines/catalog/product-review/product-review.chart.ts'
const match = 'src/machines/catalog/product-match/product-match.chart.ts'
const charts = ['tests/paths/charts.test.ts']
const sums = ['tests/rules/exact-sums.test.ts']
const files = ['tests/server/every/files/files.test.ts']
const titles = ['tests/house/titles.test.ts']
const history = ['tests/server/every/history.test.ts']
const http = ['tests/paths/catalog/http.test.ts']

export const catalogPlants: readonly Omit<Plant, 'room'>[] = [
  {
    kind: 'chart',
    what: 'an answered review may be rejected',
    file: review,
    tests: charts,
    find: "const reject = { guard: and(['auth.forbidden', 'review.answered']), target: 'rejected' } as const",
    replace: "const reject = { guard: 'auth.forbidden', target: 'rejected' } as const",
  },
  {
    kind: 'chart',
    what: 'a match that is taken back keeps its variant',
    file: match,
    tests: charts,
    find: 'release: assign({ variant_id: null }),',
    replace: 'release: assign({}),',
  },
  {
    kind: 'rounding',
    what: 'a tax is taken of the price before the discount’s half kuruş',
    file: 'src/api/rules/platform/money.ts',
    tests: sums,
    find: '(top * 2n + bottom) / (bottom * 2n)',
    replace: '(top * 2n) / (bottom * 2n)',
  },
  {
    kind: 'export',
    what: 'the category of a product is told by its brand',
    file: 'server/catalog/products/export.ts',
    tests: files,
    find: '(row) => row.category)',
    replace: '(row) => row.brand)',
  },
  {
    kind: 'export',
    what: 'a refused match is told with what it was not',
    file: 'server/catalog/matches/export.ts',
    tests: files,
    find: "return status === 'refused' ? null : (match ?? suggestion)",
    replace: 'return match ?? suggestion',
  },
  {
    kind: 'text',
    what: 'the list without stock is called as the list of all',
    file: 'src/api/routes/catalog/catalog.ts',
    tests: titles,
    find: "{ id: 'products.no_stock_title', message: 'Stokta olmayan ürünler' }",
    replace: "{ id: 'products.title', message: 'Ürünler' }",
  },
  {
    kind: 'date',
    what: 'a review is told on the day of Greenwich',
    file: 'server/catalog/reviews/export.ts',
    tests: files,
    find: 'to_char(r.created_at at time zone s.time_zone,',
    replace: "to_char(r.created_at at time zone 'UTC',",
  },
  {
    kind: 'history',
    what: 'a step of a review is noted as if it had ended where it began',
    file: 'server/catalog/reviews/steps.ts',
    tests: history,
    find: 'state_after: after.value,',
    replace: 'state_after: review.status,',
  },
  {
    kind: 'what is sent',
    what: 'a decision over selected marketplace products is taken over all with the same barcode',
    file: 'src/screens/catalog/wiring/product-matches.ts',
    tests: http,
    machines: 'matchPage',
    find: 'call(matchOperations.decideMany, { body: begun, key })',
    replace: 'call(matchOperations.decideMany, { body: { ...begun, ids: null }, key })',
  },
  {
    kind: 'history',
    what: 'nobody knows who decided about a marketplace product',
    file: 'server/catalog/matches/steps.ts',
    tests: http,
    machines: 'matchPage',
    find: 'decided_by: decided ? actor.user_id : null,',
    replace: 'decided_by: null,',
  },
  {
    kind: 'transaction',
    what: 'what differs of a stock count is booked twice',
    file: 'server/catalog/counts/steps.ts',
    tests: ['tests/paths/catalog/http.test.ts'],
    machines: 'countPage',
    find: "if (step.type === 'BOOK') await book(work, count, lines)",
    replace: "if (step.type === 'BOOK' || step.type === 'REVIEW') await book(work, count, lines)",
  },
  {
    kind: 'what is sent',
    what: 'services are listed at marketplaces',
    file: 'server/catalog/listings/judge.ts',
    tests: ['tests/server/catalog/product-listings.test.ts', 'tests/server/catalog/listing-refusals.test.ts'],
    find: ' and p.product_type_id <> 3 and',
    replace: ' and',
  },

  {
    kind: 'money',
    what: 'a price of a marketplace is told beside what the shop struck through',
    file: 'server/catalog/listings/goods.ts',
    tests: ['tests/server/catalog/product-listings.test.ts', 'tests/server/catalog/listing-refusals.test.ts'],
    find: '(variant.sale === null ? variant.struck : null)',
    replace: 'variant.struck',
  },

  {
    kind: 'what is sent',
    what: 'a listed product whose stock alone changed is told to nobody',
    file: 'server/catalog/listings/judge.ts',
    tests: ['tests/server/catalog/product-listings.test.ts', 'tests/server/catalog/listing-refusals.test.ts'],
    find: '(before.quantity !== now.quantity || before.sale_price',
    replace: '(before.sale_price',
  },

  {
    kind: 'history',
    what: 'a product that was put right is told to be refused still',
    file: 'server/catalog/listings/follow.ts',
    tests: ['tests/server/catalog/product-listings.test.ts', 'tests/server/catalog/listing-refusals.test.ts'],
    find: "set({ ...settled(listing, refused), reasons, batch: '' })",
    replace: "set({ ...settled(listing, new Set()), reasons, batch: '' })",
  },
]
