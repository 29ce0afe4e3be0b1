import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#api/resources/platform/resource.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { addCoupon, couponDraft, couponsPath, storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Coupons and sales as they are kept: what their fields ask, their codes, and sales that must not meet. */

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.db.delete(coupons))
afterAll(() => shop.close())

const sale = (changes: Draft = {}) => addCoupon(shop, { kind: 'sale', ...changes })
const group = async (name: string): Promise<number> =>
  (await shop.call('POST', '/v1/panel/customer-groups', { body: { name, note: '' } })).body.data.id

describe('R125: what a coupon needs', () => {
  test.each([
    ['code', { code: '' }, 'code'],
    ['discount', { discount: '' }, 'discount'],
    ['type', { type: '' }, 'type'],
    ['start', { start: '' }, 'start'],
    ['end', { end: '' }, 'end'],
  ])('%s', async (_, changes, field) => {
    const { http, body } = await addCoupon(shop, changes)
    expect([http, body.fields]).toEqual([422, { [field]: 'validation.required' }])
  })

  test('its name in each language', async () => {
    const { http, body } = await addCoupon(shop, { translations: [] })
    expect([http, body.error]).toEqual([422, 'validation.translation'])
  })

  test('a sale has no code, whatever is sent', async () => {
    const { http, body } = await sale({ code: 'KASIM' })
    expect([http, body.data.code]).toEqual([200, ''])
  })
})

test.each([
  ['R24', { kind: 'gift' }, { kind: 'validation.invalid_choice' }],
  ['R24', { type: 'points' }, { type: 'validation.invalid_choice' }],
  ['R25', { basis: 'brand' }, { basis: 'validation.invalid_choice' }],
  ['R25', { categories: [] }, { categories: 'coupon.basis_required' }],
  ['R25', { categories: [999_999] }, { 'categories.0': 'validation.invalid_choice' }],
  ['D7', { discount: '101' }, { discount: 'coupon.discount_range' }],
  ['D7', { type: 'fixed', discount: '0' }, { discount: 'coupon.discount_range' }],
  ['R112', { start: '2026-12-01' }, { start: 'validation.range_order' }],
  ['R150', { minimum: '10', maximum: '10' }, { minimum: 'validation.price_range' }],
])('%s: %j is refused at its field', async (_, changes, fields) => {
  const { http, body } = await addCoupon(shop, changes)
  expect([http, body.fields]).toEqual([422, fields])
})

test('R25: of the lists only that of its basis is kept', async () => {
  const { body } = await addCoupon(shop, { basis: 'tag', tags: [shop.own.tag] })
  expect([body.data.tags, body.data.categories]).toEqual([[shop.own.tag], []])
})

describe('R126: a code is there once', () => {
  test('whatever its case, and with I, ı, İ and i as one', async () => {
    await storedCoupon(shop, { code: 'KASIM10' })
    for (const code of ['kasım10', 'KASİM10', 'kasim10', ' Kasım10 ']) {
      const { http, body } = await addCoupon(shop, { code })
      expect([code, http, body.fields]).toEqual([code, 422, { code: 'coupon.code_exists' }])
    }
    expect((await addCoupon(shop, { code: 'KASIM20' })).http).toBe(200)
  })

  test('of twenty that are saved at once one is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => addCoupon(shop, { code: 'ISPARTA' })))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(422)])
  })

  test('it stays its own when it is saved again, and comes back from the trash only while it is free', async () => {
    const { id, version } = (await addCoupon(shop, { code: 'YAZ' })).body.data
    const again = { ...couponDraft(shop.own, { code: 'yaz' }), version }
    expect((await shop.call('PUT', `${couponsPath}/${id}`, { body: again })).http).toBe(200)
    expect((await shop.call('DELETE', `${couponsPath}/${id}`)).http).toBe(200)
    await storedCoupon(shop, { code: 'YAZ' })
    const back = await shop.call('POST', `/v1/panel/bin/coupons/${id}`)
    expect([back.http, back.body.error]).toEqual([409, 'coupon.code_exists'])
  })
})

describe('R208: two sales of one product or category', () => {
  const until = { start: '2026-11-01', end: '2026-11-10' }
  const refused = async (changes: Draft) => {
    const { http, body } = await sale(changes)
    return [http, body.error, body.fields]
  }
  const met = [422, 'campaign.overlap_product', { start: 'campaign.overlap_product', end: 'campaign.overlap_product' }]

  test('both their last and their first day count', async () => {
    await storedCoupon(shop, { kind: 'sale', ...until })
    expect(await refused({ start: '2026-11-10', end: '2026-11-20' })).toEqual(met)
    expect((await sale({ start: '2026-11-11', end: '2026-11-20' })).http).toBe(200)
  })

  test('the refusal names the other one and its days', async () => {
    const { body: first } = await sale(until)
    const name = first.data.translations[0].name
    const { body } = await sale({ start: '2026-11-02', end: '2026-11-03' })
    const about = { name, start: '2026-11-01', end: '2026-11-10' }
    expect(body.rules).toEqual([{ id: 'campaign.overlap_product', about, at: ['start', 'end'] }])
  })

  test('a category lies in another one, a product in a category, and beside them nothing', async () => {
    const { giyim, kadin, elbise, ayakkabi } = shop.own.category
    const { product_id } = await newVariant(shop, { main_category_id: elbise, categories: [elbise] })
    await storedCoupon(shop, { kind: 'sale', categories: [kadin] })
    for (const categories of [[giyim], [elbise]]) expect(await refused({ categories })).toEqual(met)
    expect(await refused({ basis: 'product', products: [product_id] })).toEqual(met)
    expect((await sale({ categories: [ayakkabi] })).http).toBe(200)
  })

  test('two categories meet in a product that lies in both', async () => {
    const { tisort, ayakkabi } = shop.own.category
    await newVariant(shop, { main_category_id: tisort, categories: [tisort, ayakkabi] })
    await storedCoupon(shop, { kind: 'sale', categories: [tisort] })
    expect(await refused({ categories: [ayakkabi] })).toEqual(met)
  })

  test('of twenty that are saved at once one is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sale(until)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(422)])
  })

  test('coupons with codes may meet, and so may one that is passive until it is active', async () => {
    await storedCoupon(shop, { kind: 'sale', ...until })
    expect((await addCoupon(shop, until)).http).toBe(200)
    const id = await storedCoupon(shop, { kind: 'sale', ...until, status: 0 })
    const on = await shop.call('POST', '/v1/panel/record-status/coupons', {
      body: { records: [{ id, version: 1 }], status: 1 },
    })
    const [one] = on.body.data.refused
    expect([on.body.data.changed, one.id, one.rules[0].id]).toEqual([[], id, 'campaign.overlap_product'])
  })

  test('one comes back from the trash only where it meets nobody', async () => {
    const id = await storedCoupon(shop, { kind: 'sale', ...until })
    await shop.call('DELETE', `${couponsPath}/${id}`)
    const other = await storedCoupon(shop, { kind: 'sale', ...until })
    const back = () => shop.call('POST', `/v1/panel/bin/coupons/${id}`)
    const refusedBack = await back()
    expect([refusedBack.http, refusedBack.body.error]).toEqual([409, 'campaign.overlap_product'])
    await shop.db.delete(coupons).where(eq(coupons.id, other))
    expect((await back()).http).toBe(200)
  })
})

test('R209: two sales of one tag', async () => {
  const tag = { basis: 'tag', tags: [shop.own.tag] }
  const other = (await shop.call('POST', '/v1/panel/tags', { body: draftOf('tags') })).body.data.id
  await storedCoupon(shop, { kind: 'sale', ...tag })
  expect((await sale({ ...tag, tags: [other] })).http).toBe(200)
  const { http, body } = await sale({ ...tag, tags: [other, shop.own.tag], start: '2026-11-30', end: '2026-12-02' })
  expect([http, body.rules.map(({ id }: { id: string }) => id)]).toEqual([422, ['campaign.overlap_tag']])
})

describe('R210: two sales for the same customers', () => {
  test('who pay in one way', async () => {
    const { rows } = (await shop.call('GET', '/v1/panel/shop-payment-methods')).body.data
    const [cash, card] = ['cash', 'credit_card'].map(
      (method) => rows.find((one: { method: string }) => one.method === method)?.id,
    )
    const [dealers, staff] = [await group('Bayiler'), await group('Çalışanlar')]
    const paid = (method: number, of: readonly number[]) => ({
      ...{ basis: 'payment_method', payment_methods: [method], customer_groups: of },
    })
    await storedCoupon(shop, { kind: 'sale', ...paid(cash, [dealers]) })
    expect((await sale(paid(cash, [staff]))).http).toBe(200)
    expect((await sale(paid(card, [dealers]))).http).toBe(200)
    const { http, body } = await sale(paid(cash, [dealers]))
    expect([http, body.error]).toEqual([422, 'campaign.overlap_customer'])
  })

  test('only where their groups meet is anything judged; no group is everyone', async () => {
    const [dealers, staff] = [await group('Toptancılar'), await group('Personel')]
    await storedCoupon(shop, { kind: 'sale', customer_groups: [dealers], without_groups: 1 })
    expect((await sale({ customer_groups: [staff] })).http).toBe(200)
    for (const changes of [
      { customer_groups: [dealers] },
      { customer_groups: [] },
      { customer_groups: [staff], without_groups: 1 },
    ]) {
      const { http, body } = await sale(changes)
      expect([http, body.error]).toEqual([422, 'campaign.overlap_product'])
    }
  })
})

describe('R167: what a campaign is for is not deleted', () => {
  const inUse = (count: number) => ({ id: 'delete.in_use', about: { what: 'coupons', count } })

  test('a product', async () => {
    const { product_id } = await newVariant(shop)
    await storedCoupon(shop, { basis: 'product', products: [product_id] })
    const { http, body } = await shop.call('DELETE', `/v1/panel/products/${product_id}`)
    expect([http, body.rules]).toEqual([409, [inUse(1)]])
  })

  test('a category', async () => {
    const draft = { ...draftOf('categories'), parent_id: null }
    const { id } = (await shop.call('POST', '/v1/panel/categories', { body: draft })).body.data
    await storedCoupon(shop, { categories: [id] })
    await storedCoupon(shop, { categories: [id, shop.own.category.elbise] })
    const { http, body } = await shop.call('DELETE', `/v1/panel/categories/${id}`)
    expect([http, body.rules]).toEqual([409, [inUse(2)]])
  })

  test('a group of customers', async () => {
    const id = await group('Öğrenciler')
    await storedCoupon(shop, { customer_groups: [id] })
    const { http, body } = await shop.call('DELETE', `/v1/panel/customer-groups/${id}`)
    expect([http, body.rules]).toEqual([409, [inUse(1)]])
  })
})

test('R208: a form is told of the sales that it could meet, whatever their days, but never of itself', async () => {
  const [one, other] = await Promise.all([
    storedCoupon(shop, { kind: 'sale', start: '2041-01-01', end: '2041-01-10' }),
    storedCoupon(shop, { kind: 'sale', start: '2041-02-01', end: '2041-02-10' }),
  ])
  await storedCoupon(shop, { kind: 'sale', status: 0, start: '2041-03-01', end: '2041-03-10' })
  const question = {
    ...{ basis: 'category', products: [], categories: [shop.own.category.giyim], tags: [], payment_methods: [] },
    ...{ customer_groups: [], without_groups: 0 },
  }
  const rivals = async (id: number | null) => {
    const { body } = await shop.call('POST', '/v1/panel/campaign-rivals', { body: { id, ...question } })
    return body.data.rivals.filter(({ start }: { start: string }) => start.startsWith('2041'))
  }
  expect(await rivals(one)).toEqual([
    { id: other, name: expect.any(String), start: '2041-02-01', end: '2041-02-10', by: 'product' },
  ])
  expect((await rivals(null)).map(({ id }: { id: number }) => id)).toEqual([one, other])
})
