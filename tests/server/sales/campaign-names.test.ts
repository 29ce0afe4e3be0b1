import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What campaigns are called wherever they are told: in the language of who reads, else in the shop's first one, which is what orders keep. */

let shop: Shop
let variant_id: number
/** One of them has no name in English. */
let sale: number
let coupon: number

const named = (tr: string, en: string) => ({
  translations: [
    { language_id: turkish, name: tr },
    { language_id: english, name: en },
  ],
})

beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
  variant_id = (await newVariant(shop, { variants: [variant({ quantity: 900 })] })).variant_id
  const always = { start: '2026-01-01', end: '2099-12-31' }
  sale = await storedCoupon(shop, { kind: 'sale', ...always, ...named('Yaz sonu', 'Unsaid') })
  coupon = await storedCoupon(shop, { code: 'HOSGELDIN', ...always, ...named('Hoş geldin', 'Welcome') })
  const translations = [{ language_id: turkish, name: 'Yaz sonu' }]
  await shop.db.update(coupons).set({ translations }).where(eq(coupons.id, sale))
})
afterAll(() => shop.close())

type Named = { readonly id?: number; readonly coupon_id?: number; readonly name: string }
type Language = 'tr' | 'en'
const languages: Record<Language, number> = { tr: turkish, en: english }

async function ask(method: 'GET' | 'POST', path: string, language: Language, body?: unknown) {
  const headers = { 'x-lid': String(languages[language]) }
  const answer = await shop.call(method, path, body === undefined ? { headers } : { headers, body })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data
}
const names = (rows: readonly Named[]) => rows.map(({ name }) => name)

const asked = () => ({ variant_ids: [variant_id], customer_id: null, coupon_code: 'hosgeldin' })
const trial = () => ({
  ...{ customer_id: null, lines: [{ variant_id, quantity: 1 }], day: '2026-11-15' },
  ...{ payment_method: 'cash', code: 'hosgeldin' },
})

describe.each<[Language, string]>([
  ['tr', 'Hoş geldin'],
  ['en', 'Welcome'],
])('to who reads %s', (language, welcome) => {
  const both = ['Yaz sonu', welcome]

  test('in the list of campaigns', async () => {
    const { rows } = await ask('GET', '/v1/panel/coupons?order_index=coupons.id&order_direction=asc', language)
    expect(rows.map(({ label }: { label: string }) => label)).toEqual(both)
  })

  test('in the new order', async () => {
    const { campaigns } = await ask('GET', newOrderPath, language)
    expect(names(campaigns.rows)).toEqual(['Yaz sonu'])
    expect(await ask('GET', `${newOrderPath}/coupon?code=hosgeldin`, language)).toMatchObject({ name: welcome })
    const priced = await ask('POST', `${newOrderPath}/prices`, language, asked())
    expect(names(priced.campaigns.rows)).toEqual(both)
  })

  test('at the till', async () => {
    expect(names((await ask('GET', fastSalePath, language)).campaigns.rows)).toEqual(['Yaz sonu'])
    const { rows } = await ask('GET', `${fastSalePath}/campaigns?code=hosgeldin`, language)
    expect(names(rows)).toEqual(both)
  })

  test('in a trial', async () => {
    const { applied } = await ask('POST', '/v1/panel/campaign-simulator', language, trial())
    expect(applied.map((one: { campaign: Named }) => one.campaign.name)).toEqual(both)
  })

  test('beside the days of another sale', async () => {
    const about = { id: null, basis: 'category', products: [], categories: [shop.own.category.giyim], tags: [] }
    const body = { ...about, payment_methods: [], customer_groups: [], without_groups: 0 }
    expect(names((await ask('POST', '/v1/panel/campaign-rivals', language, body)).rivals)).toEqual(['Yaz sonu'])
  })
})

describe('an order', () => {
  const kept = async (order_id: number) => {
    const rows = await shop.db.select().from(order_discounts).where(eq(order_discounts.order_id, order_id))
    return names(rows.sort((one, other) => one.coupon_id - other.coupon_id))
  }

  test('keeps them in the first language of the shop, whoever writes it', async () => {
    const body = newOrderIn(shop, variant_id, { coupon_code: 'HOSGELDIN' })
    const { id } = await ask('POST', ordersPath, 'en', body)
    expect(await kept(id)).toEqual(['Yaz sonu', 'Hoş geldin'])
    const seen = async (language: Language) => names((await ask('GET', `${ordersPath}/${id}`, language)).campaigns)
    expect([await seen('tr'), await seen('en')]).toEqual([
      ['Yaz sonu', 'Hoş geldin'],
      ['Yaz sonu', 'Welcome'],
    ])
  })

  test('of the till too', async () => {
    const { shipping_methods } = await ask('GET', fastSalePath, 'en')
    const body = fastSaleIn(shop, variant_id, {
      ...{ shipping_method_id: shipping_methods[0].id, coupon_code: 'HOSGELDIN' },
      discounts: [
        { id: sale, amount: '9.98' },
        { id: coupon, amount: '8.98' },
      ],
      payments: [{ method: 'cash', amount: '80.84', account_id: null }],
    })
    const { id } = await ask('POST', fastSalePath, 'en', body)
    expect(await kept(id)).toEqual(['Yaz sonu', 'Hoş geldin'])
  })

  test('is told in the reports of each language', async () => {
    const told = async (language: Language) => {
      const { currencies } = await ask('GET', '/v1/panel/reports/coupons?period=today&by=campaign', language)
      return currencies[0].rows.map(({ key, label }: { key: string; label: string }) => [Number(key), label])
    }
    expect((await told('tr')).sort()).toEqual([
      [sale, 'Yaz sonu'],
      [coupon, 'Hoş geldin'],
    ])
    expect((await told('en')).sort()).toEqual([
      [sale, 'Yaz sonu'],
      [coupon, 'Welcome'],
    ])
  })

  test('tells what a campaign was called then, where it was renamed since', async () => {
    const { id } = await ask('POST', ordersPath, 'tr', newOrderIn(shop, variant_id, { coupon_code: 'HOSGELDIN' }))
    await shop.db
      .update(coupons)
      .set({ label: 'Yeniden hoş geldin', ...named('Yeniden hoş geldin', 'Welcome back') })
      .where(eq(coupons.id, coupon))
    const { campaigns } = await ask('GET', `${ordersPath}/${id}`, 'en')
    expect(names(campaigns)).toEqual(['Yaz sonu', 'Hoş geldin'])
  })
})

test('a report names products, categories and brands in the language of who reads', async () => {
  const { variant_id: sold } = await newVariant(shop, { variants: [variant({ quantity: 900 })] })
  await ask('POST', ordersPath, 'tr', newOrderIn(shop, sold))
  const told = async (by: string, language: Language) => {
    const { currencies } = await ask('GET', `/v1/panel/reports/products?period=today&by=${by}`, language)
    return currencies[0].rows.map(({ label }: { label: string }) => label)
  }
  const toldIn = async (by: string) => [new Set(await told(by, 'tr')), new Set(await told(by, 'en'))]
  expect(await toldIn('product')).toEqual([new Set(['Keten elbise']), new Set(['Linen dress'])])
  expect(await toldIn('category')).toEqual([new Set(['Elbise']), new Set(['Dresses'])])
  expect(await toldIn('brand')).toEqual([new Set(['Mavi Deniz']), new Set(['Blue Sea'])])
})
