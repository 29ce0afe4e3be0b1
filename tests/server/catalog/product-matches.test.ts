import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { sandbox_products } from '#server/db/schema/sandbox.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { listingIn, matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { brokenInvariants, onlyVariant, product, path as products, put, refusedCall } from './product-calls.ts'

/** What a marketplace lists and what that is in the shop: fetched, suggested, decided, and never decided anew by a fetch. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  shop.sandbox.trouble = null
  await shop.db.delete(sandbox_products)
  await shop.db.update(shop_marketplaces).set({ shop_status: 1 })
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const named = (tr: string, en = `${tr} (en)`) => ({
  translations: [translation(turkish, tr), translation(english, en)],
})
const coded = (tr: string, barcode: string) => ({ ...named(tr), variants: [variant({ barcode })] })

type Listed = Partial<typeof sandbox_products.$inferInsert>

/** Has the marketplace list these for the shop. */
async function lists(...rows: Listed[]): Promise<void> {
  await shop.db.insert(sandbox_products).values(
    rows.map((row, at) => ({
      ...{ supplier_id: '42', barcode: `none-${at}`, title: 'Ürün', brand: 'Mawi', category_name: 'Elbise' },
      ...{ quantity: 3, sale_price: 99.9, list_price: 120, ...row },
    })),
  )
}

const fetchAll = () => shop.call('POST', `${matches}/fetch`)

async function fetched(): Promise<number> {
  const answer = await fetchAll()
  expect(answer.http, answer.text).toBe(200)
  await workOff(shop)
  return answer.body.data.id
}

/** Each admin asks in the shop that is theirs. */
function shopOf(as: string) {
  return { 'x-sid': String(as === shop.admin ? shop.own.shop_id : shop.other.shop_id) }
}

async function list(query = '', as = shop.admin): Promise<Page<Match>> {
  const answer = await shop.call('GET', `${matches}?${query}`, { as, headers: shopOf(as) })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data
}
const one = async (barcode: string): Promise<Match> => {
  const [row] = (await list(`search=${barcode}`)).rows
  if (!row) throw new Error(`Nothing is listed with the barcode ${barcode}`)
  return row
}
const decide = (id: number, decision: string, version: number) =>
  shop.call('PATCH', `${matches}/${id}/status`, { body: { decision, version } })
const choose = (id: number, variant_id: number, version: number) =>
  shop.call('PATCH', `${matches}/${id}/variant`, { body: { variant_id, version } })

describe('a fetch', () => {
  test('R203 accept: stores every page once, and suggests by barcode first, then by a name that one product alone has', async () => {
    const { variant_id } = await newVariant(shop, coded('Fincan takımı', '8680000000011'))
    const { variant_id: sole } = await newVariant(shop, named('Işıltılı İpek Şal'))
    await newVariant(shop, named('Bakır cezve'))
    await newVariant(shop, named('Bakır cezve'))
    await newVariant(shop, coded('Kilim', '8680000000035'))
    await lists(
      { barcode: '8680000000011', title: 'Kilim' },
      { barcode: '8680000000022', title: 'ISILTILI IPEK ŞAL' },
      { barcode: '8680000000023', title: 'bakır CEZVE' },
      ...Array.from({ length: 250 }, (_, at) => ({ barcode: `many-${at}`, title: `Başka şey ${at}` })),
    )
    const id = await fetched()
    expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 2, done: 2, about: { marketplace: 'Çarşı' } })
    expect((await list()).total).toBe(253)
    expect(await one('8680000000011')).toMatchObject({
      ...{ status: 'suggested', suggested_by: 'barcode', sale_price: '99.90', brand: 'Mawi', category: 'Elbise' },
      suggestion: { variant_id, name: 'Fincan takımı', taken_by: null },
    })
    expect(await one('8680000000022')).toMatchObject({ suggested_by: 'name', suggestion: { variant_id: sole } })
    // Two products have the name: nobody can say which is meant.
    expect(await one('8680000000023')).toMatchObject({ status: 'unmatched', suggestion: null })
  })

  test('suggests no product with several variants by its name', async () => {
    const { beden, s, m } = shop.own.option
    const sized = (value: number, changes = {}) =>
      variant({ options: [{ option_id: beden, option_value_id: value }], ...changes })
    await newVariant(shop, {
      ...named('Yün kazak'),
      product_type_id: 2,
      selected_options: [beden],
      variants: [sized(s), sized(m, { is_default: 0 })],
    })
    await lists({ barcode: '8680000000046', title: 'Yün kazak' })
    await fetched()
    expect((await one('8680000000046')).status).toBe('unmatched')
  })

  test('suggests nothing by a name whose product has its match already', async () => {
    const { variant_id } = await newVariant(shop, named('Ahşap tepsi'))
    await newListing(shop, { title: 'Tepsi', variant_id })
    await lists({ barcode: '8680000000048', title: 'Ahşap tepsi' })
    await fetched()
    expect((await one('8680000000048')).status).toBe('unmatched')
  })

  test('twice at the same time stores the same products once, and a third changes nothing', async () => {
    await lists(...Array.from({ length: 30 }, (_, at) => ({ barcode: `twice-${at}` })))
    await Promise.all([fetchAll(), fetchAll()])
    await Promise.all([workOff(shop), workOff(shop)])
    const before = (await list('search=twice&limit=500')).rows
    expect(before).toHaveLength(30)
    await fetched()
    expect((await list('search=twice&limit=500')).rows).toEqual(before)
  })

  test('never takes back what somebody has decided, but tells what the marketplace tells now', async () => {
    const { variant_id } = await newVariant(shop, coded('Cam vazo', '8680000000059'))
    const { variant_id: other } = await newVariant(shop, named('Porselen vazo'))
    await lists({ barcode: '8680000000059', title: 'Cam vazo' }, { barcode: 'nobody', title: 'Porselen vazo' })
    await fetched()
    const [vase, refused] = [await one('8680000000059'), await one('nobody')]
    expect(vase.suggestion?.variant_id).toBe(variant_id)
    expect((await choose(vase.id, other, vase.version)).http).toBe(200)
    expect((await decide(refused.id, 'REFUSE', refused.version)).http).toBe(200)
    await shop.db.update(sandbox_products).set({ title: 'Yeni ad', sale_price: 1 })
    await fetched()
    expect(await one('8680000000059')).toMatchObject({
      ...{ status: 'matched', title: 'Yeni ad', sale_price: '1.00' },
      match: { variant_id: other },
    })
    expect(await one('nobody')).toMatchObject({ status: 'refused', title: 'Yeni ad' })
  })

  test('R179, R230 reject: a marketplace that the shop has switched off is not asked', async () => {
    await shop.db.update(shop_marketplaces).set({ shop_status: 0 })
    const { http, body } = await refusedCall(shop, fetchAll)
    expect([http, body.error]).toEqual([409, 'marketplace.offered'])
    const { marketplace } = (await shop.call('GET', `${matches}/summary`)).body.data
    expect(marketplace).toEqual({ name: 'Çarşı', status: 1, shop_status: 0, configured: 1 })
  })

  test.each(['down', 'unreadable', 'another shape'] as const)(
    'R203 reject: a marketplace that is %s is told of at once, and no job is begun',
    async (trouble) => {
      shop.sandbox.trouble = trouble
      const { http, body } = await refusedCall(shop, fetchAll)
      expect([http, body.rules]).toEqual([
        503,
        [{ id: 'marketplace.fetch_failed', about: { what: 'marketplace.products' } }],
      ])
    },
  )

  test('R203 reject: a page that fails later is named with its reason, half of it is stored by none, and the retry gets it', async () => {
    await lists(...Array.from({ length: 230 }, (_, at) => ({ barcode: `later-${at}` })))
    const { id } = (await fetchAll()).body.data
    shop.sandbox.trouble = 'down'
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ state: 'finished', done: 0, failed: 2 })
    const [row] = await jobRows(shop, id, 'failed')
    expect(row).toMatchObject({
      label: '1–200',
      rules: [{ id: 'marketplace.fetch_failed', about: { what: 'marketplace.products' } }],
    })
    expect((await list('search=later')).total).toBe(0)
    shop.sandbox.trouble = null
    await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
    await workOff(shop)
    expect((await list('search=later')).total).toBe(230)
  })
})

describe('the list', () => {
  test('R185, D11 accept: newest first, of this shop alone', async () => {
    const own = await newListing(shop, { title: 'Bizim ürün' })
    const theirs = await newListing(shop, { title: 'Komşunun ürünü' }, shop.other)
    expect((await list()).rows[0]?.id).toBe(own)
    const all = (await list('limit=500')).rows.map(({ id }) => id)
    expect(all).not.toContain(theirs)
    expect((await list('', shop.otherAdmin)).rows.map(({ id }) => id)).toEqual([theirs])
    expect((await decide(theirs, 'REFUSE', 1)).http).toBe(404)
  })

  test('filters by state, by reason, by product, and finds titles and barcodes in any case', async () => {
    const { product_id, variant_id } = await newVariant(shop)
    const id = await newListing(shop, { title: 'Süzgeç IŞIĞI', suggested_variant_id: variant_id, suggested_by: 'name' })
    for (const query of ['status=suggested', 'suggested_by=name', `product_id=${product_id}`, 'search=isigi suzgec'])
      expect([query, (await list(`${query}&limit=500`)).rows.some((row) => row.id === id)]).toEqual([query, true])
    for (const query of ['status=matched', 'suggested_by=barcode', `product_id=${product_id + 1000}`])
      expect([query, (await list(`${query}&limit=500`)).rows.some((row) => row.id === id)]).toEqual([query, false])
  })

  test('D18 accept: no row stands on two pages, whatever the order', async () => {
    for (const title of ['sayfa', 'sayfa', 'sayfa']) await newListing(shop, { title })
    for (const order of ['id', 'title', 'status']) {
      const seen: number[] = []
      for (const page of [0, 1, 2])
        seen.push(
          ...(await list(`search=sayfa&order_index=product-matches.${order}&limit=1&page=${page}`)).rows.map(
            (r) => r.id,
          ),
        )
      expect([order, new Set(seen).size]).toEqual([order, 3])
    }
  })

  test('R185 accept: goes into a file with what is beside it', async () => {
    const { variant_id } = await newVariant(shop, coded('Dosyadaki ürün', '8680000000066'))
    await newListing(shop, { title: '=Dosya', barcode: 'file-1', variant_id })
    const file = await shop.call('GET', `${matches}/export?format=csv&search=file-1`)
    expect(readCsv(file.text, ',').slice(0, 2)).toEqual([
      [
        ...['Pazaryerindeki ürün', 'Barkod (pazaryeri)', 'Fiyat (pazaryeri)', 'Mağazadaki ürün', 'Barkod (mağaza)'],
        ...['Fiyat (mağaza)', 'Durum', 'Öneri nedeni'],
      ],
      ["'=Dosya", 'file-1', '129.90', 'Dosyadaki ürün', '8680000000066', '49.90', 'Eşleşti', ''],
    ])
  })
})

describe('a decision', () => {
  test('D5 reject: of 20 people who accept at once one is heard', async () => {
    const { variant_id } = await newVariant(shop)
    const id = await newListing(shop, { suggested_variant_id: variant_id, suggested_by: 'barcode' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(id, 'ACCEPT', 1)))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    for (const { http, body } of answers.filter((answer) => answer.http !== 200))
      expect([http, body.error]).toEqual([409, 'conflict.stale'])
    expect(await listingIn(shop, id)).toMatchObject({ status: 'matched', variant_id, version: 2 })
  })

  test('of 10 marketplace products that are matched with one variant at once one gets it, and the others are told which', async () => {
    const { variant_id } = await newVariant(shop)
    const ids: number[] = []
    for (let at = 0; at < 10; at += 1) ids.push(await newListing(shop, { title: `Yarış ${at}` }))
    const answers = await Promise.all(ids.map((id) => choose(id, variant_id, 1)))
    const winner = answers.findIndex(({ http }) => http === 200)
    for (const [at, { http, body }] of answers.entries())
      if (at !== winner)
        expect([http, body.rules]).toEqual([
          409,
          [{ id: 'match.product_taken', about: { listing: `Yarış ${winner}` } }],
        ])
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  })

  test('is in the log of the shop with what was before and after', async () => {
    const { variant_id } = await newVariant(shop)
    const id = await newListing(shop)
    await choose(id, variant_id, 1)
    const { rows } = await shop.db.execute(sql`
      select event, state_before, state_after, before, after from audit_log
       where subject = 'marketplace_listings' and subject_id = ${id}`)
    expect(rows).toEqual([
      {
        ...{ event: 'CHOOSE', state_before: 'unmatched', state_after: 'matched' },
        ...{ before: { variant_id: null }, after: { variant_id } },
      },
    ])
  })

  test('over all with the same barcode is a job that tells each refusal, and is taken back', async () => {
    const [free, taken] = [await newVariant(shop), await newVariant(shop)]
    await newListing(shop, { title: 'Sahibi', variant_id: taken.variant_id })
    const byBarcode = (variant_id: number) => ({ suggested_variant_id: variant_id, suggested_by: 'barcode' }) as const
    const [first, second] = [
      await newListing(shop, byBarcode(free.variant_id)),
      await newListing(shop, byBarcode(taken.variant_id)),
    ]
    const byName = await newListing(shop, { suggested_variant_id: free.variant_id, suggested_by: 'name' })
    const waiting = (await shop.call('GET', `${matches}/summary`)).body.data.by_barcode
    const { id, total } = (await shop.call('POST', `${matches}/decide`, { body: { decision: 'ACCEPT', ids: null } }))
      .body.data
    expect(total).toBe(waiting)
    await workOff(shop)
    expect((await listingIn(shop, first)).status).toBe('matched')
    expect((await listingIn(shop, second)).status).toBe('suggested')
    expect((await listingIn(shop, byName)).status).toBe('suggested')
    const refused = await jobRows(shop, id, 'refused')
    expect(refused.find(({ record_id }) => record_id === second)?.rules).toEqual([
      { id: 'match.product_taken', about: { listing: 'Sahibi' } },
    ])
    await shop.call('POST', `/v1/panel/jobs/${id}/undo`)
    await workOff(shop)
    expect(await listingIn(shop, first)).toMatchObject({ status: 'suggested', variant_id: null, decided_by: null })
  })

  test('over chosen ones is taken back to where each of them stood', async () => {
    const { variant_id } = await newVariant(shop)
    const [matched, refused] = [await newListing(shop, { variant_id }), await newListing(shop, { refused: 1 })]
    const body = { decision: 'RELEASE', ids: [matched, refused] }
    const { id } = (await shop.call('POST', `${matches}/decide`, { body })).body.data
    await workOff(shop)
    expect([(await listingIn(shop, matched)).status, (await listingIn(shop, refused)).status]).toEqual([
      'unmatched',
      'unmatched',
    ])
    await shop.call('POST', `/v1/panel/jobs/${id}/undo`)
    await workOff(shop)
    expect(await listingIn(shop, matched)).toMatchObject({ status: 'matched', variant_id })
    expect((await listingIn(shop, refused)).status).toBe('refused')
  })
})

describe('a product', () => {
  const lacking = async () =>
    (await shop.call('GET', `${products}?lacks=match&limit=500`)).body.data.rows.map((row: { id: number }) => row.id)

  test('lacks a match until one of its variants has one, and again when that is taken back', async () => {
    const { product_id, variant_id } = await newVariant(shop)
    const id = await newListing(shop)
    expect(await lacking()).toContain(product_id)
    await choose(id, variant_id, 1)
    expect(await lacking()).not.toContain(product_id)
    await decide(id, 'RELEASE', 2)
    expect(await lacking()).toContain(product_id)
  })

  test('R167 reject: is not deleted while it is matched, which is told; its suggestions go with it', async () => {
    const { product_id, variant_id } = await newVariant(shop)
    const matched = await newListing(shop, { variant_id })
    const suggested = await newListing(shop, { suggested_variant_id: variant_id, suggested_by: 'name' })
    const { http, body } = await refusedCall(shop, () => shop.call('DELETE', `${products}/${product_id}`))
    expect([http, body.rules]).toEqual([409, [{ id: 'delete.in_use', about: { what: 'product_matches', count: 1 } }]])
    await decide(matched, 'RELEASE', 1)
    expect((await shop.call('DELETE', `${products}/${product_id}`)).http).toBe(200)
    expect(await listingIn(shop, suggested)).toMatchObject({ status: 'unmatched', suggested_variant_id: null })
  })

  test('loses the match of a variant that it does not have any more, in the same save', async () => {
    const { beden, s, m } = shop.own.option
    const sized = (value: number, changes = {}) =>
      variant({ options: [{ option_id: beden, option_value_id: value }], ...changes })
    const { product_id } = await newVariant(shop, {
      ...{ product_type_id: 2, selected_options: [beden] },
      variants: [sized(s), sized(m, { is_default: 0 })],
    })
    const loaded = await product(shop, product_id)
    const gone = loaded.variants[1]?.id ?? 0
    const matched = await newListing(shop, { variant_id: gone, decided_by: shop.own.admin_id })
    const suggested = await newListing(shop, { suggested_variant_id: gone, suggested_by: 'barcode' })
    expect(await lacking()).not.toContain(product_id)
    expect((await put(shop, loaded, onlyVariant(loaded, {}))).http).toBe(200)
    for (const id of [matched, suggested])
      expect(await listingIn(shop, id)).toMatchObject({
        ...{ status: 'unmatched', variant_id: null, decided_by: null, version: 2 },
      })
    const { rows } = await shop.db.execute(sql`
      select subject_id::float8 as id, state_before, before, user_id::float8 as "by" from audit_log where event = 'variant_deleted'`)
    expect(rows).toEqual([
      { id: matched, state_before: 'matched', before: { variant_id: gone }, by: shop.own.admin_id },
    ])
    expect(await lacking()).toContain(product_id)
  })
})

test('what a variant costs is told as it does at the marketplace, else at home', async () => {
  const prices = [price(), price({ country_id: 1002, price: '59.90' })]
  const [home, there] = [await newVariant(shop), await newVariant(shop, { variants: [variant({ prices })] })]
  const costs = async (variant_id: number) =>
    (await shop.call('GET', `${matches}/variants/${variant_id}`)).body.data.price
  expect([await costs(home.variant_id), await costs(there.variant_id)]).toEqual(['49.90', '59.90'])
})

test('variants are found by name, barcode and options, and told apart by them', async () => {
  const { variant_id } = await newVariant(shop, coded('Çınar sehpa', '8680000000073'))
  const find = async (search: string) => (await shop.call('GET', `${matches}/variants?search=${search}`)).body.data.rows
  expect(await find('cinar')).toEqual([{ id: variant_id, name: 'Çınar sehpa · 8680000000073' }])
  expect(await find('8680000000073')).toHaveLength(1)
  expect((await shop.call('GET', `${matches}/variants/${variant_id}`)).body.data).toEqual({
    ...{ variant_id, product_id: expect.any(Number), name: 'Çınar sehpa', options: '', barcode: '8680000000073' },
    ...{ stock_code: '', price: '49.90', taken_by: null },
  })
  const own = await newListing(shop, { title: 'Sehpa', variant_id })
  const takenBy = async (query: string) =>
    (await shop.call('GET', `${matches}/variants/${variant_id}${query}`)).body.data.taken_by
  expect([await takenBy(''), await takenBy(`?match_id=${own}`)]).toEqual(['Sehpa', null])
})
