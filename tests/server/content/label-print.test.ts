import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { linesIn, newPurchase, purchaseIn, purchasesPath } from '#tests/fixtures/purchases.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Whose labels are printed, and how they wait for it: after another price, and after a purchase came. */

const path = '/v1/panel/labels'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await openLabelThemes(shop.db)
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from label_queue`)
})
afterAll(() => shop.close())

let made = 0
async function newOne() {
  made += 1
  return newVariant(shop, { variants: [variant({ stock_code: `ETK-${made}`, barcode: '' })] })
}
const open = async (query = '') => (await shop.call('GET', `${path}${query}`)).body.data
const idsOf = ({ rows }: { rows: { variant: { id: number } }[] }) => rows.map((row) => row.variant.id)
const priced = (variant_id: number, price: number, country = sql`s.default_country_id`) =>
  shop.db.execute(sql`
    update prices p set price = ${price} from shops s
     where s.id = p.shop_id and p.variant_id = ${variant_id} and p.country_id = ${country}`)
const printed = (queued: readonly object[], as = shop.admin) =>
  shop.call('POST', `${path}/printed`, { as, body: { queued } })

test('labels of variants come in the order that was asked for, with the active themes', async () => {
  const [first, second] = [await newOne(), await newOne()]
  const answer = await open(`?variants=${second.variant_id},${first.variant_id}`)
  expect(idsOf(answer)).toEqual([second.variant_id, first.variant_id])
  expect(answer.rows).toMatchObject([{ quantity: 1, queued: null }, { quantity: 1 }])
  expect(answer.themes.map(({ name, paper }: { name: string; paper: string }) => [name, paper])).toEqual([
    ['A4 sayfa 3 × 8', 'sheet'],
    ['Raf etiketi 58 × 40', 'roll'],
    ['Ürün etiketi 40 × 20', 'roll'],
  ])
})

test('labels of products are those of all their variants, and none of another shop', async () => {
  const { product_id, variant_id } = await newOne()
  expect(idsOf(await open(`?products=${product_id}`))).toEqual([variant_id])
  // In the order that was asked for.
  const later = await newOne()
  expect(idsOf(await open(`?products=${later.product_id},${product_id}`))).toEqual([later.variant_id, variant_id])
  const foreign = await newVariant(shop, { variants: [variant({ stock_code: 'YAD-1', barcode: '' })] }, shop.other)
  expect(idsOf(await open(`?variants=${foreign.variant_id}`))).toEqual([])
})

describe('another price', () => {
  test('waits for its label once, however often and by whomever it is changed', async () => {
    const { variant_id } = await newOne()
    expect((await open()).waiting).toEqual({ prices: 0, purchases: [] })
    await priced(variant_id, 12_345)
    await priced(variant_id, 22_345)
    const answer = await open('?queue=prices')
    expect(answer.waiting.prices).toBe(1)
    expect(answer.rows).toMatchObject([
      { variant: { id: variant_id, price: '223.45' }, quantity: 1, queued: { version: 2 } },
    ])
  })
  test('that is the same as before, or of another country, waits for nothing', async () => {
    const { variant_id } = await newOne()
    await shop.db.execute(sql`update prices set price = price where variant_id = ${variant_id}`)
    await shop.db.execute(sql`
      insert into prices (shop_id, variant_id, country_id, price)
      select shop_id, variant_id, c.id, 5000 from prices p, countries c, shops s
       where p.variant_id = ${variant_id} and s.id = p.shop_id and c.id <> s.default_country_id limit 1`)
    await priced(
      variant_id,
      7_777,
      sql`(select max(country_id) from prices x where x.variant_id = ${variant_id} and x.price = 5000)`,
    )
    expect((await open()).waiting.prices).toBe(0)
  })
  test('leaves once it was printed, and stays where it changed once more since it was seen', async () => {
    const [one, other] = [await newOne(), await newOne()]
    await priced(one.variant_id, 11_100)
    await priced(other.variant_id, 22_200)
    const seen = (await open('?queue=prices')).rows.map(({ queued }: { queued: object }) => queued)
    await priced(other.variant_id, 33_300)
    const { http, body } = await printed(seen)
    expect([http, body.data]).toEqual([200, { left: 1 }])
    expect(idsOf(await open('?queue=prices'))).toEqual([other.variant_id])
  })
  test('of one shop is taken from the queue by no other', async () => {
    const { variant_id } = await newOne()
    await priced(variant_id, 44_400)
    const seen = (await open('?queue=prices')).rows.map(({ queued }: { queued: object }) => queued)
    await shop.call('POST', `${path}/printed`, {
      ...{ as: shop.otherAdmin, body: { queued: seen } },
      headers: { 'x-sid': String(shop.other.shop_id) },
    })
    expect((await open()).waiting.prices).toBe(1)
  })
})

test('what a purchase brought waits for as many labels as pieces came, and is found again once they were printed', async () => {
  const id = await newPurchase(shop, { status: 'ordered' })
  const [{ variant_id } = { variant_id: 0 }] = await linesIn(shop, id)
  const receive = async (quantity: string) =>
    shop.call('POST', `${purchasesPath}/${id}/receipts`, {
      body: { pieces: [{ line: 1, quantity }], update_prices: 0, version: (await purchaseIn(shop, id))?.version },
    })
  expect((await receive('2')).http).toBe(200)
  expect((await receive('1')).http).toBe(200)
  const answer = await open(`?purchase=${id}`)
  expect(answer.waiting.purchases).toMatchObject([{ id, labels: 3 }])
  expect(answer.rows).toMatchObject([{ variant: { id: variant_id }, quantity: 3 }])
  // Those whose price changed are another pile.
  expect((await open('?queue=prices')).rows).toEqual([])
  await printed(answer.rows.map(({ queued }: { queued: object }) => queued))
  expect((await open()).waiting.purchases).toEqual([])
  expect((await open(`?purchase=${id}`)).rows).toMatchObject([{ quantity: 3, queued: null }])
})
