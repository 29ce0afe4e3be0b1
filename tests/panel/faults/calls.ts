import { bulkCalls } from '#api/client/catalog/bulk.ts'
import { categoryCalls } from '#api/client/catalog/categories.ts'
import { marketplaceImportCalls } from '#api/client/catalog/marketplace-import.ts'
import { priceCalls } from '#api/client/catalog/prices.ts'
import { productFormCalls } from '#api/client/catalog/product-form.ts'
import { matchCalls } from '#api/client/catalog/product-matches.ts'
import { reviewCalls } from '#api/client/catalog/product-reviews.ts'
import { productCalls } from '#api/client/catalog/products.ts'
import { binCalls } from '#api/client/platform/bin.ts'
import { callOver } from '#api/client/platform/call.ts'
import { fileCalls } from '#api/client/platform/files.ts'
import { totalOf } from '#api/client/platform/home.ts'
import type { Http } from '#api/client/platform/http.ts'
import { importCalls } from '#api/client/platform/imports.ts'
import { jobCalls } from '#api/client/platform/jobs.ts'
import { listSettingsCalls } from '#api/client/platform/list-settings.ts'
import { listViewCalls } from '#api/client/platform/list-views.ts'
import { choiceRows, recordCalls } from '#api/client/platform/records.ts'
import { searchAll } from '#api/client/platform/search.ts'
import { bulkShippingCalls } from '#api/client/sales/bulk-shipping.ts'
import { invoiceCalls } from '#api/client/sales/invoices.ts'
import { marketplaceOrderCalls } from '#api/client/sales/marketplace-orders.ts'
import { newOrderCalls } from '#api/client/sales/new-order.ts'
import { orderCalls } from '#api/client/sales/order.ts'
import { orderBulkCalls } from '#api/client/sales/order-bulk.ts'
import { orderListCalls } from '#api/client/sales/order-list.ts'
import { refundCalls } from '#api/client/sales/order-refunds.ts'
import { orderSheetCalls } from '#api/client/sales/order-sheets.ts'
import { pickingCalls } from '#api/client/sales/picking.ts'
import { oneRefundCalls } from '#api/client/sales/refund.ts'
import { shipmentCalls } from '#api/client/sales/shipments.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { anAddress, type NewOrder } from '#tests/fixtures/orders.fixture.ts'
import { productInput } from '#tests/product-input.ts'
import type { Seeded } from '#tests/seed.ts'
import { all, draftOf, type Whole } from '#tests/server/platform/records/drafts.ts'

/** What the calls are made with: records that are there, each for one call. */
export interface Given {
  readonly own: Seeded
  readonly email: string
  readonly password: string
  /** A token that signing in may replace, one to sign out with, and one of a reset link. */
  readonly older: string
  readonly leaving: string
  readonly link: string
  readonly image: string
  readonly file: { readonly id: number; readonly name: string }
  readonly product: number
  readonly doomed: number
  /** A product of the marketplace. */
  readonly listed: string
  /** A category without a record below it, and one that goes. */
  readonly category: number
  readonly view: number
  readonly emptied: number
  /** A brand that lies in the bin. */
  readonly binned: number
  /** A job that waits, one with a failed record, and one that is done. */
  readonly jobs: { readonly open: number; readonly failed: number; readonly done: number }
  readonly records: Readonly<Record<Whole, number>>
  /** Marketplace products, one to refuse and one to choose for, and a variant of the shop. */
  readonly matches: { readonly refused: number; readonly chosen: number; readonly variant: number }
  /** A review that waits, one that was accepted, and one that was answered. */
  readonly waiting: number
  readonly accepted: number
  readonly answered: number
  /** Orders that wait, each for one step. */
  readonly orders: {
    readonly moved: number
    readonly paid: number
    readonly shipped: number
    readonly picked: number
    readonly followed: number
    readonly bulk: number
    readonly invoiced: number
    readonly addressed: number
    readonly delivered: NewOrder
    /** A variant that is sold in new ones. */
    readonly sold: number
    readonly sentBack: NewOrder
  }
  /** Refunds that wait, and one that is approved. */
  readonly refunds: {
    readonly decided: { readonly id: number; readonly line_id: number }
    readonly moved: number
    readonly received: number
    readonly paid: number
  }
  /** Invoices that were taken, one to be asked for and one to be cancelled. */
  readonly invoices: { readonly asked: number; readonly cancelled: number }
  /** Files of brands: one as it was read, one that was checked, and jobs that apply another two, one waiting and one over. */
  readonly imported: number
  readonly discarded: number
  readonly applicable: number
  readonly job: number
  readonly over: number
}

export interface ClientCall {
  readonly name: string
  readonly at: readonly [method: string, path: string]
  readonly ask: (http: Http, given: Given, signal: AbortSignal) => Promise<unknown>
  /** It asks for no session: a 401 ends none. */
  readonly open?: true
  readonly ownToken?: true
  /** It answers with nothing. */
  readonly empty?: true
  /** It carries a file, and may take as long as it moves. */
  readonly file?: true
  /** What may be missing, null or of any type in its answer, as the contract has it: `path how`. */
  readonly lax?: RegExp
}

const panel = '/v1/panel'
let made = 0
const key = () => {
  made += 1
  return `fault-key-${made}`
}
/** Settings of the shop that mean something only to the page builder. */
const free = /^(seo|social|theme_colors)\.\w+ /
/** What a product may leave open, and the names that go along with its ids. */
const unfilled =
  /(_id|group_code|strikethrough_price|supplier_price|width|height|length|weight) null|0\.(id|url|language_name|country_name|quantity_loaded) (missing|null)/
/** Without an answer it was answered at no time, and a product may have no picture. */
const unanswered = /(answered_at|image_url) null/
/** Who bought may be nobody the shop knows, and a step changes the goods or the money, never both. */
const ofAnOrder =
  /(customer|customer_id|status|payment_status|payment_from|payment_to|money|mail|note|address|chosen|standing.profile|invoice.invoice) null|about|at missing/
/** What an order has once it was invoiced, and an invoice once it was cancelled or not taken. */
const ofAnInvoice = /(profile|invoice|cancelled_at|reason) null|about|at missing/
/** What a job has only when it is over, or taken back. */
const unfinished = /(finished_at|undoes|undone_by) null|about\.\w+ missing/
const unlinked = /(marketplace_id|group_id) null/
const is = (row: Omit<ClientCall, 'name'>) => row

type Rows<T> = Readonly<Record<keyof T, Omit<ClientCall, 'name'>>>

const session: Rows<typeof sessionOperations> = {
  signIn: is({
    at: ['POST', '/v1/auth/login'],
    ask: (http, { email, password }) => callOver(http)(sessionOperations.signIn, { body: { email, password } }),
    open: true,
  }),
  forgotPassword: is({
    at: ['POST', '/v1/auth/forget-password'],
    ask: (http, { email }) => callOver(http)(sessionOperations.forgotPassword, { body: { email } }),
    open: true,
    empty: true,
  }),
  resetPassword: is({
    at: ['POST', '/v1/auth/reset-password'],
    ask: (http, { link: token, password }) =>
      callOver(http)(sessionOperations.resetPassword, { body: { token, password, password_confirmation: password } }),
    open: true,
    empty: true,
  }),
  signOut: is({
    at: ['POST', '/v1/auth/logout'],
    ask: (http, { leaving: token }) => callOver(http)(sessionOperations.signOut, { token }),
    ownToken: true,
    empty: true,
  }),
  me: is({
    at: ['GET', '/v1/auth/me'],
    ask: (http) => callOver(http)(sessionOperations.me),
    lax: /^shop.default_language_id (missing|null)$/,
  }),
  notifications: is({
    at: ['GET', `${panel}/notifications`],
    ask: (http) => callOver(http)(sessionOperations.notifications),
  }),
  headerLanguages: is({
    at: ['GET', `${panel}/shop-modules/languages-for-header`],
    ask: (http) => callOver(http)(sessionOperations.headerLanguages, { query: { type: 'language' } }),
  }),
  languages: is({
    at: ['GET', `${panel}/languages`],
    ask: (http) => callOver(http)(sessionOperations.languages, { query: { type: 'available' } }),
  }),
  shop: is({ at: ['GET', `${panel}/shop`], ask: (http) => callOver(http)(sessionOperations.shop), lax: free }),
}

const files: Rows<ReturnType<typeof fileCalls>> = {
  upload: is({
    at: ['POST', '/v1/files'],
    ask: (http, { image }, signal) =>
      fileCalls(http).upload({ type: 'product', image, realName: 'a.png' }, { key: key(), signal, onProgress() {} }),
    file: true,
  }),
  find: is({ at: ['GET', '/v1/files/'], ask: (http, { file }) => fileCalls(http).find(file.name) }),
  remove: is({
    at: ['DELETE', '/v1/files/:id'],
    ask: (http, { file }) => fileCalls(http).remove(file.id, key()),
    empty: true,
  }),
}

const marketplace: Rows<ReturnType<typeof marketplaceImportCalls>> = {
  search: is({
    at: ['GET', `${panel}/marketplace-import`],
    ask: (http) => marketplaceImportCalls(http).search('8690000000012'),
  }),
  take: is({
    at: ['POST', `${panel}/marketplace-import`],
    ask: (http, { listed }) => marketplaceImportCalls(http).take({ barcode: '8690000000012', id: listed }, key()),
    lax: /(brand_id|category_id) null/,
  }),
}

const form: Rows<ReturnType<typeof productFormCalls>> = {
  categories: is({
    at: ['GET', `${panel}/categories`],
    ask: (http) => productFormCalls(http).categories(),
    lax: /parent_id null|(products|attributes) missing/,
  }),
  options: is({ at: ['GET', `${panel}/option-values`], ask: (http) => productFormCalls(http).options() }),
  attributes: is({
    at: ['GET', `${panel}/categories/:id/attributes`],
    ask: (http, { own }) => productFormCalls(http).attributes(own.category.elbise),
  }),
  product: is({
    at: ['GET', `${panel}/products/:id`],
    ask: (http, { product }) => productFormCalls(http).product(product),
    lax: unfilled,
  }),
  add: is({
    at: ['POST', `${panel}/products`],
    ask: (http, { own }) => productFormCalls(http).add(productInput(own), key()),
  }),
  replace: is({
    at: ['PUT', `${panel}/products/:id`],
    ask: (http, { own, product }) => productFormCalls(http).replace(product, 1, productInput(own), key()),
  }),
}

const listSettings: Rows<ReturnType<typeof listSettingsCalls>> = {
  read: is({
    at: ['GET', `${panel}/list-settings`],
    ask: (http) => listSettingsCalls(http).read('brands'),
    lax: /(columns|default_view_id) null/,
  }),
  replace: is({
    at: ['PUT', `${panel}/list-settings`],
    ask: (http) =>
      listSettingsCalls(http).replace('brands', { density: 'compact', columns: null, default_view_id: null }),
    lax: /(columns|default_view_id) null/,
  }),
}

const bin: Rows<ReturnType<typeof binCalls>> = {
  list: is({
    at: ['GET', `${panel}/bin/brands`],
    ask: (http) => binCalls(http, 'brands').list({ page: 0, search: '' }),
  }),
  restore: is({
    at: ['POST', `${panel}/bin/brands/:id`],
    ask: (http, { binned }) => binCalls(http, 'brands').restore(binned, key()),
    empty: true,
  }),
}

const aView = {
  name: 'Stoksuz',
  shared: 0,
  query: { search: '', order_index: 'brands.id', order_direction: 'desc', filters: {} },
  columns: null,
} as const

const listViews: Rows<ReturnType<typeof listViewCalls>> = {
  list: is({
    at: ['GET', `${panel}/list-views`],
    ask: (http) => listViewCalls(http).list('brands'),
    lax: /columns null/,
  }),
  add: is({
    at: ['POST', `${panel}/list-views`],
    ask: (http) => listViewCalls(http).add('brands', { ...aView, name: `Stoksuz ${key()}` }, key()),
    lax: /columns null/,
  }),
  replace: is({
    at: ['PUT', `${panel}/list-views/:id`],
    ask: (http, { view }) => listViewCalls(http).replace(view, 1, { ...aView, name: `Stoksuz ${key()}` }, key()),
    lax: /columns null/,
  }),
  remove: is({
    at: ['DELETE', `${panel}/list-views/:id`],
    ask: (http, { view }) => listViewCalls(http).remove(view, key()),
    empty: true,
  }),
}

const priceChange = {
  targets: [1],
  changes: [{ variant_id: 1, country_id: 1, of: 'price' as const, before: '49.90', price: '54.90' }],
}
/** What a job that is neither over nor taken back leaves open. */
const underWay = /(finished_at|undoes|undone_by) null/
const prices: Rows<ReturnType<typeof priceCalls>> = {
  rows: is({
    at: ['GET', `${panel}/products/multiple-price`],
    ask: (http) => priceCalls(http).rows({ search: '', filters: {} }),
    lax: /(cost|next|strikethrough_price) null/,
  }),
  check: is({
    at: ['POST', `${panel}/products/multiple-price/check`],
    ask: (http) => priceCalls(http).check(priceChange),
    lax: /cost null|rules.\d+.(about|at)/,
  }),
  apply: is({
    at: ['POST', `${panel}/products/multiple-price`],
    ask: (http) => priceCalls(http).apply(priceChange, key()),
    lax: underWay,
  }),
}

const products: Rows<ReturnType<typeof productCalls>> = {
  list: is({
    at: ['GET', `${panel}/products`],
    ask: (http) => productCalls(http).list(),
    lax: /rows.0.(brand|category|image_url|price) null/,
  }),
  copy: is({
    at: ['POST', `${panel}/products/copy/:id`],
    ask: (http, { product }) => productCalls(http).copy(product, key()),
  }),
  remove: is({
    at: ['DELETE', `${panel}/products/:id`],
    ask: (http, { doomed }) => productCalls(http).remove(doomed, key()),
    empty: true,
  }),
  removeAll: is({
    at: ['DELETE', `${panel}/products/all`],
    ask: (http) => productCalls(http).removeAll(key()),
    lax: unfinished,
  }),
}

const catalog: Rows<Pick<typeof catalogOperations, 'health'>> = {
  health: is({
    at: ['GET', `${panel}/catalog`],
    ask: (http) => callOver(http)(catalogOperations.health),
    lax: /^products null$/,
  }),
}

const undecided = /(suggested_by|suggestion|match|decided_at|price|taken_by) null/

const matches: Rows<ReturnType<typeof matchCalls>> = {
  list: is({ at: ['GET', `${panel}/product-matches`], ask: (http) => matchCalls(http).list(), lax: undecided }),
  summary: is({ at: ['GET', `${panel}/product-matches/summary`], ask: (http) => matchCalls(http).summary() }),
  variants: is({ at: ['GET', `${panel}/product-matches/variants`], ask: (http) => matchCalls(http).variants('') }),
  variant: is({
    at: ['GET', `${panel}/product-matches/variants/:id`],
    ask: (http, { matches }) => matchCalls(http).variant(matches.variant, matches.refused),
    lax: undecided,
  }),
  decide: is({
    at: ['PATCH', `${panel}/product-matches/:id/status`],
    ask: (http, { matches }) => matchCalls(http).decide(matches.refused, 'REFUSE', 1, key()),
    lax: undecided,
  }),
  choose: is({
    at: ['PATCH', `${panel}/product-matches/:id/variant`],
    ask: (http, { matches }) => matchCalls(http).choose(matches.chosen, matches.variant, 1, key()),
    lax: undecided,
  }),
  decideMany: is({
    at: ['POST', `${panel}/product-matches/decide`],
    ask: (http, { matches }) => matchCalls(http).decideMany({ decision: 'REFUSE', ids: [matches.refused] }, key()),
    lax: unfinished,
  }),
  fetch: is({
    at: ['POST', `${panel}/product-matches/fetch`],
    ask: (http) => matchCalls(http).fetch(key()),
    lax: /(finished_at|undoes|undone_by) null|about.marketplace/,
  }),
}

const newOrderAt = `${panel}/new-order`
const newOrders: Rows<ReturnType<typeof newOrderCalls>> = {
  ground: is({ at: ['GET', newOrderAt], ask: (http) => newOrderCalls(http).ground() }),
  variants: is({ at: ['GET', `${newOrderAt}/variants`], ask: (http) => newOrderCalls(http).variants('') }),
  variant: is({
    at: ['GET', `${newOrderAt}/variant`],
    ask: (http, { matches }) => newOrderCalls(http).variant(matches.variant),
    lax: /price null/,
  }),
  variantByCode: is({
    at: ['GET', `${newOrderAt}/variant`],
    ask: (http) => newOrderCalls(http).variantByCode('SIPARIS-1'),
    lax: /price null/,
  }),
  buyers: is({ at: ['GET', `${newOrderAt}/customers`], ask: (http) => newOrderCalls(http).buyers('') }),
  buyer: is({
    at: ['GET', `${newOrderAt}/customers/:id`],
    ask: (http, { own }) => newOrderCalls(http).buyer(own.customer_id),
    lax: /address null/,
  }),
  store: is({
    at: ['POST', `${panel}/orders`],
    ask: (http, given) => newOrderCalls(http).store(newOrderIn(given, given.orders.sold), key()),
  }),
}

const orderFetch = `${panel}/marketplace-orders/fetch`
const marketplaceOrders: Rows<ReturnType<typeof marketplaceOrderCalls>> = {
  ground: is({ at: ['GET', orderFetch], ask: (http) => marketplaceOrderCalls(http).ground() }),
  fetch: is({
    at: ['POST', orderFetch],
    ask: (http) => marketplaceOrderCalls(http).fetch({ marketplace_id: 2 }, key()),
    lax: /(finished_at|undoes|undone_by) null|about.(marketplace|from|to|known)/,
  }),
}

const reviews: Rows<ReturnType<typeof reviewCalls>> = {
  list: is({ at: ['GET', `${panel}/product-reviews`], ask: (http) => reviewCalls(http).list() }),
  products: is({ at: ['GET', `${panel}/product-reviews/products`], ask: (http) => reviewCalls(http).products('') }),
  product: is({
    at: ['GET', `${panel}/product-reviews/products`],
    ask: (http, { product }) => reviewCalls(http).product(product),
  }),
  get: is({
    at: ['GET', `${panel}/product-reviews/:id`],
    ask: (http, { answered }) => reviewCalls(http).get(answered),
    lax: unanswered,
  }),
  decide: is({
    at: ['PATCH', `${panel}/product-reviews/:id/status`],
    ask: (http, { waiting }) => reviewCalls(http).decide(waiting, 'accepted', 1, key()),
    lax: unanswered,
  }),
  answer: is({
    at: ['PATCH', `${panel}/product-reviews/:id/answer`],
    ask: (http, { accepted }) => reviewCalls(http).answer(accepted, 'Sağ olun.', 1, key()),
    lax: unanswered,
  }),
  withdraw: is({
    at: ['DELETE', `${panel}/product-reviews/:id/answer`],
    ask: (http, { answered }) => reviewCalls(http).withdraw(answered, 1, key()),
    lax: unanswered,
  }),
}

const picking: Rows<ReturnType<typeof pickingCalls>> = {
  get: is({
    at: ['GET', `${panel}/orders/:id/picking`],
    ask: (http, { orders }) => pickingCalls(http).get(orders.picked),
  }),
  save: is({
    at: ['PUT', `${panel}/orders/:id/picking`],
    ask: (http, { orders }) => pickingCalls(http).save(orders.picked, { version: 0, lines: [] }, key()),
  }),
}

/** What of an order and its parcel may be missing. */
const ofAParcel = new RegExp(`${ofAnOrder.source}|shipments.0.(shipping_method_id|heard_at) null`)

const shipments: Rows<ReturnType<typeof shipmentCalls>> = {
  step: is({
    at: ['POST', `${panel}/orders/:id/shipment`],
    ask: (http, { own, orders }) =>
      shipmentCalls(http).step(
        orders.shipped,
        { step: 'REGISTER', version: 1, shipping_method_id: own.shipping_method },
        key(),
      ),
    lax: ofAParcel,
  }),
  news: is({
    at: ['POST', `${panel}/orders/:id/shipment/news`],
    ask: (http, { orders }) => shipmentCalls(http).news(orders.followed, key()),
    lax: ofAParcel,
  }),
}

const order: Rows<ReturnType<typeof orderCalls>> = {
  get: is({
    at: ['GET', `${panel}/orders/:id`],
    ask: (http, { orders }) => orderCalls(http).get(orders.moved),
    lax: ofAnOrder,
  }),
  move: is({
    at: ['PATCH', `${panel}/orders/:id/status`],
    ask: (http, { orders }) => orderCalls(http).move(orders.moved, 'accepted', null, 1, key()),
    lax: ofAnOrder,
  }),
  pay: is({
    at: ['PATCH', `${panel}/orders/:id/payment-status`],
    ask: (http, { orders }) => orderCalls(http).pay(orders.paid, 'paid', 1, key()),
    lax: ofAnOrder,
  }),
  note: is({
    at: ['POST', `${panel}/orders/:id/notes`],
    ask: (http, { orders }) => orderCalls(http).note(orders.paid, 'Acele.', key()),
    lax: ofAnOrder,
  }),
  restock: is({
    at: ['POST', `${panel}/orders/:id/restock`],
    ask: (http, { orders: { delivered } }) =>
      orderCalls(http).restock(delivered.id, [{ line_id: delivered.line_id, quantity: 1 }], key()),
    lax: ofAnOrder,
  }),
  address: is({
    at: ['PUT', `${panel}/orders/:id/address`],
    ask: (http, { orders }) => orderCalls(http).address(orders.addressed, 'shipping', anAddress, 1, key()),
    lax: ofAnOrder,
  }),
}

const refunds: Rows<ReturnType<typeof refundCalls>> = {
  list: is({
    at: ['GET', `${panel}/order-refunds`],
    ask: (http) => refundCalls(http).list(),
    // A refund that is not approved has no amount yet.
    lax: /amount null/,
  }),
}

/** What a refund has once its goods came, or its money went. */
const ofARefund = /(received_at|paid_at|account) null/

const oneRefund: Rows<ReturnType<typeof oneRefundCalls>> = {
  get: is({
    at: ['GET', `${panel}/order-refunds/:id`],
    ask: (http, { refunds }) => oneRefundCalls(http).get(refunds.moved),
    lax: ofARefund,
  }),
  open: is({
    at: ['POST', `${panel}/orders/:id/refunds`],
    ask: (http, { own, orders: { sentBack } }) => {
      const line = { line_id: sentBack.line_id, quantity: 1, reason_id: own.reason.plain }
      return oneRefundCalls(http).open(sentBack.id, { lines: [line] }, key())
    },
    lax: ofARefund,
  }),
  decide: is({
    at: ['PATCH', `${panel}/order-refunds/:id/lines/:lineId`],
    ask: (http, { refunds: { decided } }) =>
      oneRefundCalls(http).decide(decided.id, decided.line_id, 'accepted', key()),
    lax: ofARefund,
  }),
  move: is({
    at: ['PATCH', `${panel}/order-refunds/:id/status`],
    ask: (http, { refunds }) => oneRefundCalls(http).move(refunds.moved, 'rejected', 1, key()),
    lax: ofARefund,
  }),
  receive: is({
    at: ['PATCH', `${panel}/order-refunds/:id/received`],
    ask: (http, { refunds }) => oneRefundCalls(http).receive(refunds.received, true, 1, key()),
    lax: ofARefund,
  }),
  payBack: is({
    at: ['POST', `${panel}/order-refunds/:id/pay-back`],
    ask: (http, { own, refunds }) => oneRefundCalls(http).payBack(refunds.paid, own.account, key()),
    lax: ofARefund,
  }),
}

const invoice: Rows<Omit<ReturnType<typeof invoiceCalls>, 'xml'>> = {
  issue: is({
    at: ['POST', `${panel}/orders/:id/invoice`],
    ask: (http, { orders }) => invoiceCalls(http).issue(orders.invoiced, 'earchive', key()),
    lax: ofAnInvoice,
  }),
  ask: is({
    at: ['POST', `${panel}/invoices/:id/ask`],
    ask: (http, { invoices }) => invoiceCalls(http).ask(invoices.asked, key()),
    lax: ofAnInvoice,
  }),
  cancel: is({
    at: ['POST', `${panel}/invoices/:id/cancel`],
    ask: (http, { invoices }) => invoiceCalls(http).cancel(invoices.cancelled, key()),
    lax: ofAnInvoice,
  }),
}

const orderSheet: Rows<ReturnType<typeof orderSheetCalls>> = {
  get: is({
    at: ['GET', `${panel}/orders/sheets`],
    ask: (http, { orders }) => orderSheetCalls(http).get({ kind: 'slip', ids: [orders.moved] }),
    lax: /(parcel|document) null/,
  }),
}

const orderList: Rows<ReturnType<typeof orderListCalls>> = {
  list: is({
    at: ['GET', `${panel}/orders`],
    ask: (http) => orderListCalls(http).list(),
    lax: /(customer_id|marketplace|marketplace_number) null/,
  }),
  summary: is({ at: ['GET', `${panel}/orders/summary`], ask: (http) => orderListCalls(http).summary({}) }),
  customers: is({ at: ['GET', `${panel}/orders/customers`], ask: (http) => orderListCalls(http).customers('') }),
  customer: is({
    at: ['GET', `${panel}/orders/customers`],
    ask: (http, { own }) => orderListCalls(http).customer(own.customer_id),
  }),
}

const someOrders = ({ orders }: Given) => ({ ids: [orders.bulk], filter: null, except: [] })
const orderBulk: Rows<ReturnType<typeof orderBulkCalls>> = {
  standing: is({
    at: ['POST', `${panel}/orders/bulk/standing`],
    ask: (http, given) => orderBulkCalls(http).standing(someOrders(given)),
  }),
  tryMove: is({
    at: ['POST', `${panel}/orders/bulk/status/trial`],
    ask: (http, given) => orderBulkCalls(http).tryMove(someOrders(given), 'accepted', 0),
    lax: /record_id null/,
  }),
  move: is({
    at: ['POST', `${panel}/orders/bulk/status`],
    ask: (http, given) => orderBulkCalls(http).move(someOrders(given), 'accepted', key()),
    lax: unfinished,
  }),
}

const toCargo = ({ own }: Given) => ({ shipping_method_id: own.shipping_method, anyway: 0 as const })
const bulkShipping: Rows<ReturnType<typeof bulkShippingCalls>> = {
  methods: is({ at: ['GET', `${panel}/shipping-methods`], ask: (http) => bulkShippingCalls(http).methods() }),
  wait: is({ at: ['GET', `${panel}/orders/bulk/shipping/wait`], ask: (http) => bulkShippingCalls(http).wait() }),
  tryShip: is({
    at: ['POST', `${panel}/orders/bulk/shipping/trial`],
    ask: (http, given) => bulkShippingCalls(http).tryShip(someOrders(given), toCargo(given), 0),
    lax: /record_id null/,
  }),
  ship: is({
    at: ['POST', `${panel}/orders/bulk/shipping`],
    ask: (http, given) => bulkShippingCalls(http).ship(someOrders(given), toCargo(given), key()),
    lax: unfinished,
  }),
}

const aChoice = ({ product }: Given) => ({ ids: [product], filter: null, except: [] })
const bulk: Rows<ReturnType<typeof bulkCalls>> = {
  tryEdit: is({
    at: ['POST', `${panel}/products/bulk/edit/trial`],
    ask: (http, given) => bulkCalls(http).tryEdit(aChoice(given), { status: 1 }, 0),
    lax: /record_id null/,
  }),
  tryRemove: is({
    at: ['POST', `${panel}/products/bulk/delete/trial`],
    ask: (http, given) => bulkCalls(http).tryRemove(aChoice(given), 0),
    lax: /record_id null/,
  }),
  edit: is({
    at: ['POST', `${panel}/products/bulk/edit`],
    ask: (http, given) => bulkCalls(http).edit(aChoice(given), { status: 1 }, key()),
    lax: unfinished,
  }),
  remove: is({
    at: ['POST', `${panel}/products/bulk/delete`],
    ask: (http, given) => bulkCalls(http).remove(aChoice(given), key()),
    lax: unfinished,
  }),
}

const jobs: Rows<ReturnType<typeof jobCalls>> = {
  list: is({
    at: ['GET', `${panel}/jobs`],
    ask: (http) => jobCalls(http).list(),
    lax: unfinished,
  }),
  open: is({
    at: ['GET', `${panel}/jobs`],
    ask: (http, { jobs }) => jobCalls(http).open([jobs.done]),
    lax: unfinished,
  }),
  users: is({ at: ['GET', `${panel}/jobs/users`], ask: (http) => jobCalls(http).users('') }),
  user: is({ at: ['GET', `${panel}/jobs/users`], ask: (http, { own }) => jobCalls(http).user(own.admin_id) }),
  get: is({
    at: ['GET', `${panel}/jobs/:id`],
    ask: (http, { jobs }) => jobCalls(http).get(jobs.done),
    lax: unfinished,
  }),
  rows: is({
    at: ['GET', `${panel}/jobs/:id/rows`],
    ask: (http, { jobs }) => jobCalls(http).rows(jobs.done, { page: 0, state: null }),
    lax: /record_id null/,
  }),
  cancel: is({
    at: ['POST', `${panel}/jobs/:id/cancel`],
    ask: (http, { jobs }) => jobCalls(http).cancel(jobs.open, key()),
    lax: unfinished,
  }),
  retry: is({
    at: ['POST', `${panel}/jobs/:id/retry`],
    ask: (http, { jobs }) => jobCalls(http).retry(jobs.failed, key()),
    lax: unfinished,
  }),
  undo: is({
    at: ['POST', `${panel}/jobs/:id/undo`],
    ask: (http, { jobs }) => jobCalls(http).undo(jobs.done, key()),
    lax: unfinished,
  }),
}

const categories: Rows<ReturnType<typeof categoryCalls>> = {
  tree: is({
    at: ['GET', `${panel}/categories`],
    ask: (http) => categoryCalls(http).tree(),
    // How many there are is seen from the rows.
    lax: /parent_id null|^total/,
  }),
  move: is({
    at: ['PUT', `${panel}/categories/:id/move`],
    ask: (http, { category }) =>
      categoryCalls(http).move(category, { parent_id: null, position: 0, version: 1 }, key()),
    lax: /parent_id null/,
  }),
  empty: is({
    at: ['POST', `${panel}/categories/:id/empty`],
    ask: (http, { category }) => categoryCalls(http).empty(category, { children_to: null }, key()),
  }),
  remove: is({
    at: ['DELETE', `${panel}/categories/:id`],
    ask: (http, { emptied }) => categoryCalls(http).remove(emptied, key()),
    empty: true,
  }),
}

/** A file that nobody applied has no job, a column may be left out, and a job may go on and be no undo. */
const unapplied = /(job_id|finished_at|undoes|undone_by|mapping.\d+) null|about.file/
const brandsFile = () => {
  made += 1
  return { kind: 'brands' as const, name: 'a.csv', content: btoa(`Name;No\nBrand ${made};\n`) }
}

const imports: Rows<Omit<ReturnType<typeof importCalls>, 'template' | 'faults'>> = {
  create: is({
    at: ['POST', `${panel}/imports`],
    ask: (http, _, signal) => importCalls(http).create(brandsFile(), { key: key(), signal }),
    lax: unapplied,
    file: true,
  }),
  open: is({ at: ['GET', `${panel}/imports`], ask: (http) => importCalls(http).open() }),
  keep: is({
    at: ['PUT', `${panel}/imports/:id/mended`],
    ask: (http, { applicable }) =>
      importCalls(http).keep(applicable, { rows: [{ position: 2, cells: ['a', 'b'] }] }, key()),
  }),
  read: is({
    at: ['GET', `${panel}/imports/:id`],
    ask: (http, { imported }) => importCalls(http).read(imported),
    lax: unapplied,
  }),
  map: is({
    at: ['PUT', `${panel}/imports/:id/mapping`],
    ask: (http, { imported }) => importCalls(http).map(imported, { mode: 'both', columns: ['id', null] }, key()),
    lax: unapplied,
  }),
  rows: is({
    at: ['GET', `${panel}/imports/:id/rows`],
    ask: (http, { imported }) => importCalls(http).rows(imported, 0),
    lax: /about|mended null/,
  }),
  mend: is({
    at: ['PUT', `${panel}/imports/:id/rows`],
    ask: (http, { imported }) =>
      importCalls(http).mend(imported, { rows: [{ position: 2, cells: ['a', 'b'] }] }, key()),
    lax: unapplied,
  }),
  remove: is({
    at: ['DELETE', `${panel}/imports/:id`],
    ask: (http, { discarded }) => importCalls(http).remove(discarded, key()),
    empty: true,
  }),
  apply: is({
    at: ['POST', `${panel}/imports/:id/apply`],
    ask: (http, { applicable }) => importCalls(http).apply(applicable, { leave_faulty: 1 }, key()),
    lax: unapplied,
  }),
  job: is({ at: ['GET', `${panel}/jobs/:id`], ask: (http, { job }) => importCalls(http).job(job), lax: unapplied }),
  cancel: is({
    at: ['POST', `${panel}/jobs/:id/cancel`],
    ask: (http, { job }) => importCalls(http).cancel(job, key()),
    lax: unapplied,
  }),
  undo: is({
    at: ['POST', `${panel}/jobs/:id/undo`],
    ask: (http, { over }) => importCalls(http).undo(over, key()),
    lax: unapplied,
  }),
}

function records(name: Whole, resource: Resource): Rows<ReturnType<typeof recordCalls>> {
  const path = `${panel}/${name}`
  const draft: Draft = draftOf(name)
  const of = (http: Http) => recordCalls(http, resource)
  return {
    list: is({ at: ['GET', path], ask: (http) => of(http).list(), lax: unlinked }),
    get: is({ at: ['GET', `${path}/:id`], ask: (http, { records }) => of(http).get(records[name]), lax: unlinked }),
    add: is({ at: ['POST', path], ask: (http) => of(http).add(draftOf(name), key()), lax: unlinked }),
    replace: is({
      at: ['PUT', `${path}/:id`],
      ask: (http, { records }) => of(http).replace(records[name], 1, draft, key()),
      lax: unlinked,
    }),
    remove: is({
      at: ['DELETE', `${path}/:id`],
      ask: (http, { records }) => of(http).remove(records[name], key()),
      empty: true,
    }),
  }
}

const choosing = (to: string) =>
  is({
    at: ['GET', `${panel}/${to}`],
    ask: (http) => choiceRows(http, to, { text: '', ids: [] }),
    lax: /parent_id null|(products|attributes) missing/,
  })

const tables = {
  ...named('session', session),
  ...named('files', files),
  'home.totalOf': is({
    at: ['GET', `${panel}/brands`],
    ask: (http) => totalOf(http, `${panel}/brands`),
    lax: /^(rows|newest)/,
  }),
  search: is({ at: ['GET', `${panel}/search`], ask: (http, _, signal) => searchAll(http, 'marka', signal) }),
  ...Object.assign({}, ...all.map(([name, resource]) => named(name, records(name, resource)))),
  'choices of a resource': choosing('brands'),
  'choices of marketplaces': choosing('marketplaces'),
  'choices of categories': choosing('categories'),
  ...named('catalog', catalog),
  ...named('marketplace', marketplace),
  ...named('categories', categories),
  'choices of reviewed products': choosing('product-reviews/products'),
  'choices of variants to match': is({
    at: ['GET', `${panel}/product-matches/variants`],
    ask: (http) => choiceRows(http, 'product-matches/variants', { text: '', ids: [] }),
  }),
  'choices of customers with orders': choosing('orders/customers'),
  'choices of what may be sold': choosing('new-order/variants'),
  'choices of who began jobs': choosing('jobs/users'),
  'choices of who may buy': choosing('new-order/customers'),
  ...named('matches', matches),
  ...named('order list', orderList),
  ...named('order sheets', orderSheet),
  ...named('order refunds', refunds),
  ...named('refund', oneRefund),
  ...named('marketplace orders', marketplaceOrders),
  ...named('new order', newOrders),
  ...named('reviews', reviews),
  ...named('order', order),
  ...named('picking', picking),
  ...named('shipments', shipments),
  ...named('invoice', invoice),
  ...named('list settings', listSettings),
  ...named('bin', bin),
  ...named('bulk', bulk),
  ...named('order bulk', orderBulk),
  ...named('bulk shipping', bulkShipping),
  ...named('jobs', jobs),
  ...named('list views', listViews),
  ...named('imports', imports),
  ...named('product form', form),
  ...named('prices', prices),
  ...named('products', products),
} as Record<string, Omit<ClientCall, 'name'>>

/** Every function of src/api/client that makes a call. They are made in this order: what deletes all products comes last. */
export const clientCalls: readonly ClientCall[] = Object.entries(tables).map(([name, row]) => ({ name, ...row }))

function named<T extends object>(area: string, rows: T): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${area}.${name}`, row]))
}
