import { linkShop, listings, placeOnBoard } from '#tests/fixtures/listings.fixture.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newReview, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { counts, newCount } from '#tests/fixtures/stock-counts.fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { type Seeded, turkey } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { draftOf } from './drafts.ts'
import { create, type Maker, next } from './sample.ts'

/** What the catalogue is asked beyond the calls that every resource and list has. */
export const catalogSamples: Readonly<Record<string, Maker>> = {
  'POST /v1/panel/products': async (_, seeded) => ({
    path: '/v1/panel/products',
    body: productInput(seeded, { max_quantity: 1_000 + next() }),
  }),
  'GET /v1/panel/products/:id': async (shop, seeded, token) => ({
    path: `/v1/panel/products/${await newProduct(shop, seeded, token)}`,
  }),
  'GET /v1/panel/products/:id/history': async (shop, seeded, token) => ({
    path: `/v1/panel/products/${await newProduct(shop, seeded, token)}/history`,
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
  'GET /v1/panel/categories/:id/marketplace-attributes': async (shop, seeded, token) => ({
    path: `/v1/panel/categories/${await newCategory(shop, seeded, token, unlinked)}/marketplace-attributes`,
  }),
  'PUT /v1/panel/categories/:id/marketplace-attributes': async (shop, seeded, token) => ({
    path: `/v1/panel/categories/${await newCategory(shop, seeded, token, unlinked)}/marketplace-attributes`,
    body: { version: 0, chosen: [] },
  }),
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
  'POST /v1/panel/stock-counts': async () => ({
    path: counts,
    body: { name: `Sayım ${next()}`, shelf: 'A1' },
  }),
  'POST /v1/panel/stock-counts/:id/pieces': async (shop, seeded) => ({
    path: `${counts}/${await newCount(shop, { status: 'frozen' }, seeded)}/pieces`,
    body: { pieces: [{ line: 0, quantity: 1 + next() }], version: 1 },
  }),
  'PATCH /v1/panel/stock-counts/:id/reasons': async (shop, seeded) => {
    const lines = [{ variant_id: 1, expected: 0, counted: 4, reason: '' }]
    return {
      path: `${counts}/${await newCount(shop, { status: 'review', lines }, seeded)}/reasons`,
      body: { reasons: [{ line: 0, reason: `Kırık ${next()}` }], version: 1 },
    }
  },
  'GET /v1/panel/stock-movements/variant': async (shop, seeded) => ({
    path: `/v1/panel/stock-movements/variant?id=${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'GET /v1/panel/stock-movements/history': async (shop, seeded) => ({
    path: `/v1/panel/stock-movements/history?variant_id=${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'POST /v1/panel/stock-movements': async (shop, seeded) => {
    const { variant_id } = await newVariant(shop, {}, seeded)
    const lines = [{ variant_id, quantity: next(), unit_price: '12.50' }]
    return { path: '/v1/panel/stock-movements', body: { type: 'inbound', note: '', lines } }
  },
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
  'POST /v1/panel/product-listings/check': async () => ({ path: `${listings}/check` }),
  'POST /v1/panel/product-listings/update': async () => ({ path: `${listings}/update` }),
  'POST /v1/panel/product-listings/push/trial': async (shop, seeded) => ({
    path: `${listings}/push/trial`,
    body: { choice: { ids: [await listedProduct(shop, seeded)] }, page: 0 },
  }),
  'POST /v1/panel/product-listings/push': async (shop, seeded) => ({
    path: `${listings}/push`,
    body: { choice: { ids: [await listedProduct(shop, seeded)] } },
  }),
  'POST /v1/panel/product-matches/fetch': async () => ({ path: `${matches}/fetch` }),
  'GET /v1/panel/marketplace-import': async () => ({ path: '/v1/panel/marketplace-import?barcode=8690000000012' }),
  'POST /v1/panel/marketplace-import': async (shop) => {
    const barcode = `sample-${next()}`
    const id = await listOnMarketplace(shop, { barcode, images: ['pictures/shirt-b3362d.webp'] })
    return { path: '/v1/panel/marketplace-import', body: { barcode, id } }
  },
}

/** A product that may be sent to the marketplace. */
async function listedProduct(shop: Shop, seeded: Seeded): Promise<number> {
  await linkShop(shop, {}, seeded)
  const barcode = `867${String(next()).padStart(9, '0')}`
  const variants = productInput(seeded).variants.map((one) => ({ ...one, barcode, stock_code: barcode }))
  const { product_id } = await newVariant(shop, { variants }, seeded)
  return placeOnBoard(shop, product_id, seeded)
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

export async function newProduct(shop: Shop, seeded: Seeded, token: string): Promise<number> {
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

/** A marketplace knows nothing of a category that only a sample links. */
const unlinked = { marketplace_links: [] }

async function newCategory(shop: Shop, seeded: Seeded, token: string, changes = {}): Promise<number> {
  return create(shop, '/v1/panel/categories', { ...draftOf('categories'), ...changes }, token, seeded)
}
