import { eq } from 'drizzle-orm'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { password_resets, users } from '#server/db/schema/people.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { hashPassword } from '#server/platform/session/passwords.ts'
import { introduceSeller, invoicesPath, newInvoicable, storedInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { boughtThere, daysAgo, orderFetch } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderOf, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { anAddress, newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newReview, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { newSent, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { english, type Seeded, turkey, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** A request that the server takes: where it goes and what it carries. */
export interface Sample {
  readonly path: string
  readonly body?: unknown
}

/** Makes a sample in a shop, creating first whatever it is about, so that each call gives a fresh one. */
type Maker = (shop: Shop, seeded: Seeded, token: string) => Promise<Sample>

let made = 0
const next = () => {
  made += 1
  return made
}

const names = (tr: string, en: string) => [
  { language_id: turkish, name: tr },
  { language_id: english, name: en },
]

const noSeo = { description: '', meta_title: '', meta_description: '', meta_keywords: '' }

/** The body of a new record of each resource. */
export const drafts: Record<string, () => Record<string, unknown>> = {
  brands: () => ({
    logo: '',
    translations: names(`Marka ${next()}`, `Brand ${made}`),
    marketplace_links: [],
    status: 1,
  }),
  categories: () => ({
    translations: names(`Kategori ${next()}`, `Category ${made}`).map((one) => ({ ...one, ...noSeo })),
    parent_id: null,
    status: 1,
    image: '',
    attributes: [],
    marketplace_links: [],
  }),
  attributes: () => ({ translations: names(`Özellik ${next()}`, `Attribute ${made}`), values: [] }),
  options: () => ({
    translations: names(`Seçenek ${next()}`, `Option ${made}`),
    values: [{ id: null, translations: names('S', 'Small'), swatch: '' }],
  }),
  groups: () => ({ translations: names(`Grup ${next()}`, `Group ${made}`) }),
  productgroups: () => ({
    translations: names(`Ürün grubu ${next()}`, `Product group ${made}`),
    group_id: null,
    products: [],
  }),
  tags: () => ({ translations: names(`Etiket ${next()}`, `Tag ${made}`) }),
  units: () => ({ translations: names(`Birim ${next()}`, `Unit ${made}`) }),
  taxes: () => ({ name: `Vergi ${next()}`, rates: [{ rate: '20', valid_from: '2024-01-01' }], status: 1 }),
  suppliers: () => ({ name: `Tedarikçi ${next()}`, phone: '', email: '', tax_number: '', address: '', status: 1 }),
  'order-refund-reasons': () => ({
    translations: names(`İade nedeni ${next()}`, `Refund reason ${made}`),
    description_required: 0,
    status: 1,
  }),
}

/** Creates a record of a resource and answers its id. */
export async function create(shop: Shop, path: string, body: unknown, token: string, seeded: Seeded): Promise<number> {
  const answer = await shop.call('POST', path, { as: token, body, headers: { 'x-sid': String(seeded.shop_id) } })
  if (answer.body?.status !== 1) throw new Error(`${path} did not take its sample: ${answer.text}`)
  return answer.body.data.id
}

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const password = 'Panel!2026'

const bespoke: Record<string, Maker> = {
  'POST /v1/auth/login': async (shop, seeded) => {
    await shop.db
      .update(users)
      .set({ password_hash: await hashPassword(password) })
      .where(eq(users.shop_id, seeded.shop_id))
    return { path: '/v1/auth/login', body: { email: emailIn(seeded), password } }
  },
  'POST /v1/auth/forget-password': async (_, seeded) => ({
    path: '/v1/auth/forget-password',
    body: { email: emailIn(seeded) },
  }),
  'POST /v1/auth/reset-password': async (shop, { shop_id, employee_id: user_id }) => {
    const link = newShopToken(shop_id)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    await shop.db.insert(password_resets).values({ token_hash: hashOf(link), shop_id, user_id, expires_at })
    return { path: '/v1/auth/reset-password', body: { token: link, password, password_confirmation: password } }
  },
  'POST /v1/panel/products': async (_, seeded) => ({
    path: '/v1/panel/products',
    body: productInput(seeded, { max_quantity: 1_000 + next() }),
  }),
  'GET /v1/panel/products/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/products/${await newProduct(shop, seeded, token)}`,
  }),
  'PUT /v1/panel/products/:id': async (shop, seeded, token) => {
    const id = await newProduct(shop, seeded, token)
    const answer = await shop.call('GET', `/v1/panel/products/${id}`, {
      as: token,
      headers: { 'x-sid': String(seeded.shop_id) },
    })
    const { id: _, created_at: __, updated_at: ___, ...body } = answer.body.data
    return { path: `/v1/panel/products/${id}`, body }
  },
  'DELETE /v1/panel/products/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/products/${await newProduct(shop, seeded, token)}`,
  }),
  'POST /v1/panel/products/copy/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/products/copy/${await newProduct(shop, seeded, token)}`,
  }),
  'DELETE /v1/panel/products/last': async (shop, seeded, token) => ({
    path: '/v1/panel/products/last',
    body: { product_id: await newProduct(shop, seeded, token) },
  }),
  'GET /v1/panel/products/multiple-price': async () => ({ path: '/v1/panel/products/multiple-price' }),
  'POST /v1/panel/products/multiple-price/check': async (shop, seeded, token) => ({
    path: '/v1/panel/products/multiple-price/check',
    body: await newPrices(shop, seeded, token),
  }),
  'POST /v1/panel/products/multiple-price': async (shop, seeded, token) => ({
    path: '/v1/panel/products/multiple-price',
    body: await newPrices(shop, seeded, token),
  }),
  'GET /v1/panel/categories': async () => ({ path: '/v1/panel/categories' }),
  'PUT /v1/panel/categories/:id/move': async (shop, seeded, token) => ({
    path: `/v1/panel/categories/${await newCategory(shop, seeded, token)}/move`,
    body: { parent_id: null, position: 0, version: 1 },
  }),
  'POST /v1/panel/categories/:id/empty': async (shop, seeded, token) => ({
    path: `/v1/panel/categories/${await newCategory(shop, seeded, token)}/empty`,
    // Moving products asks for their own code too.
    body: { children_to: null },
  }),
  'POST /v1/panel/products/bulk/delete': async (shop, seeded, token) => ({
    path: '/v1/panel/products/bulk/delete',
    body: { choice: { ids: [await newProduct(shop, seeded, token)], filter: null, except: [] } },
  }),
  'POST /v1/panel/products/bulk/edit': bulkSample('edit'),
  'POST /v1/panel/products/bulk/edit/trial': bulkSample('edit/trial', { page: 0 }),
  'POST /v1/panel/products/bulk/delete/trial': async (shop, seeded, token) => ({
    path: '/v1/panel/products/bulk/delete/trial',
    body: { choice: { ids: [await newProduct(shop, seeded, token)], filter: null, except: [] }, page: 0 },
  }),
  'GET /v1/panel/jobs/:id': jobSample('', 'waiting'),
  'GET /v1/panel/jobs/:id/rows': jobSample('/rows', 'finished'),
  'GET /v1/panel/jobs/:id/rows/export': jobSample('/rows/export?format=csv', 'finished'),
  'POST /v1/panel/jobs/:id/cancel': jobSample('/cancel', 'waiting'),
  'POST /v1/panel/jobs/:id/retry': jobSample('/retry', 'finished'),
  'POST /v1/panel/jobs/:id/undo': jobSample('/undo', 'finished', 'products.edit'),
  'GET /v1/panel/product-reviews/:id': async (shop, seeded) => ({
    path: `${reviews}/${await newReview(shop, {}, seeded)}`,
  }),
  'PATCH /v1/panel/product-reviews/:id/status': async (shop, seeded) => ({
    path: `${reviews}/${await newReview(shop, {}, seeded)}/status`,
    body: { status: 'accepted', version: 1 },
  }),
  'PATCH /v1/panel/product-reviews/:id/answer': async (shop, seeded) => ({
    path: `${reviews}/${await newReview(shop, { status: 'accepted' }, seeded)}/answer`,
    body: { answer: `Teşekkürler ${next()}`, version: 1 },
  }),
  'DELETE /v1/panel/product-reviews/:id/answer': async (shop, seeded) => {
    const answered = { status: 'accepted', answer: 'Sağ olun.', answered_at: new Date().toISOString() } as const
    return { path: `${reviews}/${await newReview(shop, answered, seeded)}/answer`, body: { version: 1 } }
  },
  'GET /v1/panel/product-matches/variants/:id': async (shop, seeded) => ({
    path: `${matches}/variants/${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'PATCH /v1/panel/product-matches/:id/status': async (shop, seeded) => ({
    path: `${matches}/${await newListing(shop, {}, seeded)}/status`,
    body: { decision: 'REFUSE', version: 1 },
  }),
  'PATCH /v1/panel/product-matches/:id/variant': async (shop, seeded) => ({
    path: `${matches}/${await newListing(shop, {}, seeded)}/variant`,
    body: { variant_id: (await newVariant(shop, {}, seeded)).variant_id, version: 1 },
  }),
  'POST /v1/panel/product-matches/decide': async (shop, seeded) => ({
    path: `${matches}/decide`,
    body: { decision: 'REFUSE', ids: [await newListing(shop, {}, seeded)] },
  }),
  'POST /v1/panel/product-matches/fetch': async () => ({ path: `${matches}/fetch` }),
  'GET /v1/panel/new-order': async () => ({ path: newOrderPath }),
  'GET /v1/panel/new-order/variants': async () => ({ path: `${newOrderPath}/variants?search=elbise` }),
  'GET /v1/panel/new-order/variant': async (shop, seeded) => ({
    path: `${newOrderPath}/variant?id=${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'GET /v1/panel/new-order/customers': async () => ({ path: `${newOrderPath}/customers?search=z` }),
  'GET /v1/panel/new-order/customers/:id': async (_, seeded) => ({
    path: `${newOrderPath}/customers/${seeded.customer_id}`,
  }),
  'POST /v1/panel/orders': async (shop, seeded) => {
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] }, seeded)
    return {
      path: ordersPath,
      body: newOrderOf(variant_id, { customer_id: seeded.customer_id, shipping_method_id: seeded.shipping_method }),
    }
  },
  'GET /v1/panel/marketplace-orders/fetch': async () => ({ path: orderFetch }),
  'POST /v1/panel/marketplace-orders/fetch': async (shop) => {
    await boughtThere(shop, 'SATIS-1')
    return { path: orderFetch, body: { marketplace_id: 2, from: daysAgo(7 + (next() % 7)) } }
  },
  'POST /v1/panel/orders/:id/refunds': async (shop, seeded) => {
    const { id, line_id } = await newOrder(shop, { payment_status: 'paid' }, seeded)
    const lines = [{ line_id, quantity: 1, reason_id: seeded.reason.plain }]
    return { path: `${ordersPath}/${id}/refunds`, body: { lines } }
  },
  'GET /v1/panel/order-refunds/:id': async (shop, seeded, token) => ({
    path: `${refundsPath}/${(await refundOf(shop, seeded, token)).id}`,
  }),
  'PATCH /v1/panel/order-refunds/:id/lines/:lineId': async (shop, seeded, token) => {
    const { id, lines } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/lines/${lines[0]?.id}`, body: { decision: 'accepted' } }
  },
  'PATCH /v1/panel/order-refunds/:id/status': async (shop, seeded, token) => {
    const { id, version } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/status`, body: { status: 'rejected', version } }
  },
  'PATCH /v1/panel/order-refunds/:id/received': async (shop, seeded, token) => {
    const { id, version } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/received`, body: { restock: 1, version } }
  },
  'POST /v1/panel/order-refunds/:id/pay-back': async (shop, seeded, token) => {
    const order = await newOrder(shop, { payment_status: 'paid' }, seeded)
    const { id } = await approvedRefund(shop, order, 2, { seeded, token })
    return { path: `${refundsPath}/${id}/pay-back`, body: { account_id: seeded.account } }
  },
  'GET /v1/panel/orders/:id': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}`,
  }),
  'GET /v1/panel/orders/sheets': async (shop, seeded) => ({
    path: `${ordersPath}/sheets?kind=slip&ids=${(await newOrder(shop, {}, seeded)).id}`,
  }),
  'POST /v1/panel/orders/:id/invoice': async (shop, seeded) => {
    await introduceSeller(shop, {}, seeded)
    return {
      path: `${ordersPath}/${(await newInvoicable(shop, {}, seeded)).id}/invoice`,
      body: { profile: 'earchive' },
    }
  },
  'GET /v1/panel/invoices/:id': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}`,
  }),
  'GET /v1/panel/invoices/:id/xml': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/xml`,
  }),
  'POST /v1/panel/invoices/:id/ask': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/ask`,
  }),
  'POST /v1/panel/invoices/:id/cancel': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/cancel`,
  }),
  'PATCH /v1/panel/orders/:id/status': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/status`,
    body: { status: 'accepted', version: 1 },
  }),
  'PATCH /v1/panel/orders/status': async (shop, seeded) => ({
    path: `${ordersPath}/status`,
    body: { ids: [(await newOrder(shop, {}, seeded)).id], status: 'accepted' },
  }),
  'POST /v1/panel/orders/bulk/standing': orderBulkSample('standing'),
  'POST /v1/panel/orders/bulk/status': orderBulkSample('status', { status: 'accepted' }),
  'POST /v1/panel/orders/bulk/status/trial': orderBulkSample('status/trial', { status: 'accepted', page: 0 }),
  'GET /v1/panel/orders/bulk/shipping/wait': async () => ({ path: `${ordersPath}/bulk/shipping/wait` }),
  'POST /v1/panel/orders/bulk/shipping': shippingSample(''),
  'POST /v1/panel/orders/bulk/shipping/trial': shippingSample('/trial', { page: 0 }),
  'PATCH /v1/panel/orders/:id/payment-status': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/payment-status`,
    body: { payment_status: 'paid', version: 1 },
  }),
  'GET /v1/panel/orders/:id/picking': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newShippable(shop, {}, seeded)).id}/picking`,
  }),
  'PUT /v1/panel/orders/:id/picking': async (shop, seeded) => {
    const { id, line_id } = await newShippable(shop, {}, seeded)
    return { path: `${ordersPath}/${id}/picking`, body: { version: 0, lines: [{ line_id, picked: 1 }] } }
  },
  'POST /v1/panel/orders/:id/shipment': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newShippable(shop, {}, seeded)).id}/shipment`,
    body: { step: 'REGISTER', version: 1, shipping_method_id: seeded.shipping_method },
  }),
  'POST /v1/panel/orders/:id/shipment/news': async (shop, seeded) => ({
    path: `${ordersPath}/${await newSent(shop, seeded)}/shipment/news`,
  }),
  'POST /v1/panel/orders/:id/notes': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/notes`,
    body: { note: 'Kapıya bırakın.' },
  }),
  'POST /v1/panel/orders/:id/restock': async (shop, seeded) => {
    const { id, line_id } = await newOrder(shop, { status: 'delivered' }, seeded)
    return { path: `${ordersPath}/${id}/restock`, body: { lines: [{ line_id, quantity: 1 }] } }
  },
  'PUT /v1/panel/orders/:id/address': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/address`,
    body: { of: 'shipping', address: anAddress, version: 1 },
  }),
  'GET /v1/panel/list-settings': async () => ({ path: '/v1/panel/list-settings?list=brands' }),
  'PUT /v1/panel/list-settings': async () => ({
    path: '/v1/panel/list-settings?list=brands',
    body: {
      density: 'compact',
      columns: [{ id: 'translations', shown: true, width: 200 + (next() % 100) }],
      default_view_id: null,
    },
  }),
  'GET /v1/panel/list-views': async () => ({ path: '/v1/panel/list-views?list=brands' }),
  'POST /v1/panel/list-views': async () => ({ path: '/v1/panel/list-views', body: { list: 'brands', ...aView() } }),
  'PUT /v1/panel/list-views/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/list-views/${await newView(shop, seeded, token)}`,
    body: { ...aView(), version: 1 },
  }),
  'DELETE /v1/panel/list-views/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/list-views/${await newView(shop, seeded, token)}`,
  }),
  'POST /v1/panel/imports': async () => ({ path: '/v1/panel/imports', body: brandsFile() }),
  'GET /v1/panel/imports': async () => ({ path: '/v1/panel/imports' }),
  'DELETE /v1/panel/imports/:id': async (shop, seeded, token) => ({ path: await newImport(shop, seeded, token) }),
  'PUT /v1/panel/imports/:id/mended': async (shop, seeded, token) => ({
    path: `${await checkedImport(shop, seeded, token)}/mended`,
    body: { rows: [{ position: 2, cells: ['Gündüz', 'Day'] }] },
  }),
  'GET /v1/panel/imports/template': async () => ({ path: '/v1/panel/imports/template?kind=brands' }),
  'GET /v1/panel/imports/:id': async (shop, seeded, token) => ({ path: await newImport(shop, seeded, token) }),
  'PUT /v1/panel/imports/:id/mapping': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/mapping`,
    body: { mode: 'both', columns: [`translations.name.${turkish}`, null] },
  }),
  'GET /v1/panel/imports/:id/rows': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/rows`,
  }),
  'PUT /v1/panel/imports/:id/rows': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/rows`,
    body: { rows: [{ position: 2, cells: [`Marka ${next()}`, 'Brand'] }] },
  }),
  'POST /v1/panel/imports/:id/apply': async (shop, seeded, token) => ({
    path: `${await checkedImport(shop, seeded, token)}/apply`,
    body: { leave_faulty: 0 },
  }),
  'GET /v1/panel/imports/:id/faults': async (shop, seeded, token) => ({
    path: `${await newImport(shop, seeded, token)}/faults`,
  }),
  'GET /v1/panel/marketplace-import': async () => ({ path: '/v1/panel/marketplace-import?barcode=8690000000012' }),
  'POST /v1/panel/marketplace-import': async (shop) => {
    const barcode = `sample-${next()}`
    const id = await listOnMarketplace(shop, { barcode, images: ['pictures/shirt-b3362d.webp'] })
    return { path: '/v1/panel/marketplace-import', body: { barcode, id } }
  },
  'GET /v1/panel/search': async () => ({ path: '/v1/panel/search?text=elbise' }),
  'POST /v1/files': async () => ({ path: '/v1/files', body: { type: 'product', image: picture, realName: 'a.png' } }),
  'GET /v1/files/': async (shop, seeded, token) => ({
    path: `/v1/files/?name=${(await newFile(shop, seeded, token)).name}`,
  }),
  'DELETE /v1/files/:id': async (shop, seeded, token) => ({
    path: `/v1/files/${(await newFile(shop, seeded, token)).id}`,
  }),
}

/** A change of everything that can be changed in bulk. */
function bulkSample(act: string, more: object = {}): Maker {
  return async (shop, seeded, token) => ({
    path: `/v1/panel/products/bulk/${act}`,
    body: {
      choice: { ids: [await newProduct(shop, seeded, token)], filter: null, except: [] },
      change: {
        main_category_id: seeded.category.elbise,
        tax_id: seeded.tax,
        brand_id: seeded.brand,
        supplier_id: seeded.supplier,
        tags: { how: 'add', tags: [seeded.tag] },
        status: 1,
        variant_status: 1,
        quantity: { how: 'set', value: 3 },
      },
      ...more,
    },
  })
}

/** Something done to one order as if it were many. */
function orderBulkSample(act: string, more: object = {}): Maker {
  return async (shop, seeded) => ({
    path: `${ordersPath}/bulk/${act}`,
    body: { choice: { ids: [(await newOrder(shop, {}, seeded)).id], filter: null, except: [] }, ...more },
  })
}

/** One order that goes to cargo as if it were many. No bulk shipping was there before. */
function shippingSample(act: string, more: object = {}): Maker {
  return async (shop, seeded) => {
    await shop.db.delete(jobs).where(eq(jobs.kind, 'orders.ship'))
    const choice = { ids: [(await newShippable(shop, {}, seeded)).id], filter: null, except: [] }
    const how = { shipping_method_id: seeded.shipping_method, anyway: 0 }
    return { path: `${ordersPath}/bulk/shipping${act}`, body: { choice, ...how, ...more } }
  }
}

/** A job in this state, with one record that was refused and one that failed. */
function jobSample(act: string, state: 'waiting' | 'finished', kind: JobKindName = 'products.delete'): Maker {
  return async (shop, { shop_id, admin_id }) => {
    const counts = { total: 2, done: 1, failed: 1 }
    const [job] = await shop.db
      .insert(jobs)
      .values({
        shop_id,
        user_id: admin_id,
        kind,
        state,
        request_id: 'sample',
        ...(state === 'finished' ? counts : { total: 2 }),
      })
      .returning({ id: jobs.id })
    const job_id = job?.id ?? 0
    const [first, second] = state === 'finished' ? (['done', 'failed'] as const) : (['waiting', 'waiting'] as const)
    await shop.db.insert(job_rows).values([
      { shop_id, job_id, position: 0, record_id: 1, state: first },
      { shop_id, job_id, position: 1, record_id: 2, state: second },
    ])
    return { path: `/v1/panel/jobs/${job_id}${act}` }
  }
}

const emailIn = ({ shop_id }: Seeded) => `admin@shop${shop_id}.test`

const aView = () => ({
  name: `Görünüm ${next()}`,
  shared: 0,
  query: { search: '', order_index: 'brands.id', order_direction: 'desc', filters: { status: '1' } },
  columns: null,
})

async function refundOf(shop: Shop, seeded: Seeded, token: string) {
  return newRefund(shop, await newOrder(shop, { payment_status: 'paid' }, seeded), 1, { seeded, token })
}

async function newView(shop: Shop, seeded: Seeded, token: string): Promise<number> {
  return create(shop, '/v1/panel/list-views', { list: 'brands', ...aView() }, token, seeded)
}

async function newProduct(shop: Shop, seeded: Seeded, token: string): Promise<number> {
  return create(shop, '/v1/panel/products', productInput(seeded), token, seeded)
}

/** A new product's price, changed. */
async function newPrices(shop: Shop, seeded: Seeded, token: string) {
  const headers = { 'x-sid': String(seeded.shop_id) }
  const answer = await shop.call('POST', '/v1/panel/products', { as: token, headers, body: productInput(seeded) })
  const [{ id: variant_id }] = answer.body.data.variants
  const change = { variant_id, country_id: turkey, of: 'price', before: '49.90', price: '59.90' }
  return { targets: [turkey], changes: [change] }
}

async function newCategory(shop: Shop, seeded: Seeded, token: string): Promise<number> {
  return create(shop, '/v1/panel/categories', drafts.categories?.(), token, seeded)
}

function brandsFile() {
  const content = Buffer.from(`Marka adı;Marka adı (English)\nMarka ${next()};Brand ${made}\n`).toString('base64')
  return { kind: 'brands', name: 'markalar.csv', content }
}

async function newImport(shop: Shop, seeded: Seeded, token: string): Promise<string> {
  return `/v1/panel/imports/${await create(shop, '/v1/panel/imports', brandsFile(), token, seeded)}`
}

/** A file that was checked, and may be applied. */
async function checkedImport(shop: Shop, seeded: Seeded, token: string): Promise<string> {
  const path = await newImport(shop, seeded, token)
  const headers = { 'x-sid': String(seeded.shop_id) }
  const body = { mode: 'both', columns: [turkish, english].map((id) => `translations.name.${id}`) }
  await shop.call('PUT', `${path}/mapping`, { as: token, body, headers })
  for (;;) {
    const { state } = (await shop.call('GET', path, { as: token, headers })).body.data
    if (state !== 'checking') return path
  }
}

async function newFile(shop: Shop, seeded: Seeded, token: string): Promise<{ id: number; name: string }> {
  const headers = { 'x-sid': String(seeded.shop_id) }
  const stored = await shop.call('POST', '/v1/files', {
    as: token,
    headers,
    body: { type: 'product', image: picture, realName: 'a.png' },
  })
  const { name } = stored.body.data
  const found = await shop.call('GET', `/v1/files/?name=${name}`, { as: token, headers })
  return { id: found.body.data.id, name }
}

/** A request for this operation that is taken, in the shop of the token. */
export async function sampleOf(operation: Operation, shop: Shop, seeded: Seeded, token: string): Promise<Sample> {
  const key = operationName(operation)
  const maker = bespoke[key]
  if (maker) return maker(shop, seeded, token)
  const [, trashable] = /^\/v1\/panel\/bin\/([\w-]+)\/:id$/.exec(operation.path) ?? []
  if (trashable) return { path: `/v1/panel/bin/${trashable}/${await deleted(shop, trashable, token, seeded)}` }
  const [, name = ''] = /^\/v1\/panel\/([\w-]+)(\/:id)?$/.exec(operation.path) ?? []
  const draft = drafts[name]
  if (draft && operation.method === 'POST') return { path: operation.path, body: draft() }
  if (draft && operation.path.endsWith('/:id')) {
    const id = await create(shop, `/v1/panel/${name}`, draft(), token, seeded)
    return {
      path: `/v1/panel/${name}/${id}`,
      ...(operation.method === 'PUT' ? { body: { ...draft(), version: 1 } } : {}),
    }
  }
  const path = operation.path.replace(/:category_id|:id/, String(seeded.category.elbise))
  return {
    path: path.includes('languages-for-header')
      ? `${path}?type=language`
      : path.endsWith('/languages')
        ? `${path}?type=available`
        : operation.file
          ? `${path}?format=csv`
          : path,
  }
}

async function deleted(shop: Shop, name: string, token: string, seeded: Seeded): Promise<number> {
  const path = `/v1/panel/${name}`
  const id =
    name === 'products'
      ? await newProduct(shop, seeded, token)
      : await create(shop, path, drafts[name]?.(), token, seeded)
  await shop.call('DELETE', `${path}/${id}`, { as: token, headers: { 'x-sid': String(seeded.shop_id) } })
  return id
}

/** Everything behind the gate. Signing in and out have suites of their own: they end the sessions that these suites work with. */
export const gated: readonly Operation[] = operations.filter(
  ({ codes, path }) => codes !== 'public' && !path.startsWith('/v1/auth/'),
)
