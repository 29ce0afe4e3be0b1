import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Found } from '#api/contract/platform/search.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The one search over everything: what it finds, in which order, and for whom. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  for (const [name, code] of products)
    await newProduct(shop, {
      translations: [translation(turkish, name), translation(english, `${name} in English`)],
      variants: [variant({ stock_code: code, barcode: `869${code.slice(-4)}` })],
    })
  for (const [path, body] of records) expect((await shop.call('POST', path, { body })).body.status).toBe(1)
  await trade()
})
afterAll(() => shop.close())

const named = (tr: string, en: string) => [
  { language_id: turkish, name: tr },
  { language_id: english, name: en },
]
const products = [
  ['Iğdır kayısısı', 'KYS-0001'],
  ['KYS-0003 için kapak', 'KPK-0002'],
  ['Kuru incir', 'KYS-0003'],
  ...[4, 5, 6, 7, 8, 9].map((at) => [`İpek şal ${at}`, `SAL-000${at}`] as const),
  ['KYS-0003 kutusu', 'KTU-0010'],
  ['İade kutusu', 'IAD-0011'],
] as const
const records = [
  ['/v1/panel/brands', { logo: '', translations: named('İpekyolu', 'Silk Road'), marketplace_links: [], status: 1 }],
  ['/v1/panel/taxes', { name: 'İpek vergisi', rates: [{ rate: '20', valid_from: '2024-01-01' }], status: 1 }],
  ['/v1/panel/tags', { translations: named('İpek', 'Silk') }],
] as const

/** A customer with an order of theirs, and a member of staff of the same name. */
async function trade(): Promise<void> {
  const { shop_id } = shop.own
  const person = { shop_id, name: 'Işıl', surname: 'Çınar', search: 'isil cinar isil@ornek.test +90 532' }
  await shop.db.insert(users).values({ ...person, type: 'customer', email: 'isil@ornek.test' })
  await addStaff(shop.db, { ...person, type: 'employee', email: 'isil@kepenk.test' })
  await shop.db.insert(orders).values({
    shop_id,
    number: 'W-2026-000042',
    channel: 'online',
    status: 'pending',
    payment_status: 'not_paid',
    payment_method: 'cash',
    customer_name: 'Işıl Çınar',
    currency: 'TRY',
    product_total: 100,
    total: 100,
  })
}

async function found(text: string, as?: string, headers: Record<string, string> = {}): Promise<Found['groups']> {
  const answer = await shop.call('GET', `/v1/panel/search?text=${encodeURIComponent(text)}`, {
    ...(as ? { as } : {}),
    headers,
  })
  expect(answer.http).toBe(200)
  return answer.body.data.groups
}
const kindsOf = (groups: Found['groups']) => groups.map(({ kind }) => kind)
const productsOf = (groups: Found['groups']) => groups.find(({ kind }) => kind === 'products')?.rows ?? []

test.each(['ığdır', 'IGDIR', 'İĞDİR', 'igdir kayisi', 'kayısı ığdır'])('a product is found by %s', async (text) => {
  expect(productsOf(await found(text)).map(({ label }) => label)).toEqual(['Iğdır kayısısı'])
})

test.each(['iade', 'İADE', 'IADE', 'ıade'])('%s finds İade', async (text) => {
  expect(productsOf(await found(text)).map(({ label }) => label)).toEqual(['İade kutusu'])
})

test.each(['W-2026-000042', 'w-2026-000042', '#W-2026-000042 '])(
  'an order is found by its number, %s',
  async (text) => {
    expect(await found(text)).toEqual([
      { kind: 'orders', rows: [{ id: expect.any(Number), label: 'Işıl Çınar', code: 'W-2026-000042' }] },
    ])
  },
)

test.each(['ışıl', 'ISIL CINAR', 'çı', 'isil@ornek.test'])('a customer is found by %s', async (text) => {
  expect((await found(text)).filter(({ kind }) => kind !== 'users')).toEqual([
    { kind: 'customers', rows: [{ id: expect.any(Number), label: 'Işıl Çınar', code: 'isil@ornek.test' }] },
  ])
})

test.each(['ışıl', 'ISIL CINAR'])('a member of the staff is found by %s, and no customer with them', async (text) => {
  const staff = (await found(text)).find(({ kind }) => kind === 'users')
  expect(staff?.rows.map(({ code }) => code)).toEqual(['isil@kepenk.test'])
})

test.each(['KYS-0003', 'kys-0003', ' KYS-0003 '])(
  'who holds the code %s comes before newer namesakes',
  async (text) => {
    expect(productsOf(await found(text)).map(({ label, code }) => [label, code])).toEqual([
      ['Kuru incir', 'KYS-0003'],
      ['KYS-0003 kutusu', 'KTU-0010'],
      ['KYS-0003 için kapak', 'KPK-0002'],
    ])
  },
)

test('a barcode finds its product, and is told with it', async () => {
  expect(productsOf(await found('8690007'))).toMatchObject([{ label: 'İpek şal 7', code: '8690007' }])
})

test('at most five of a kind are told, and the kinds stand in their order', async () => {
  const groups = await found('ipek')
  expect(kindsOf(groups)).toEqual(['products', 'brands', 'tags', 'taxes'])
  expect(productsOf(groups).map(({ label }) => label)).toEqual([9, 8, 7, 6, 5].map((at) => `İpek şal ${at}`))
})

test('names are told in the content language', async () => {
  const [brand] = (await found('ipekyolu', undefined, { 'x-lid': String(english) }))[0]?.rows ?? []
  expect(brand?.label).toBe('Silk Road')
})

describe('R174: a kind is found by whoever has a code of its list and of its record', () => {
  test.each([
    ['both of the products', [600, 601], ['products']],
    ['the list of the products alone', [600], []],
    ['the record of the products alone', [601], []],
    ['both of the brands', [1100, 1101], ['brands']],
    ['full access', [100], ['products', 'brands', 'tags', 'taxes']],
    ['nothing', [], []],
    ['orders', [1500, 1501], []],
  ])('%s', async (_, codes, kinds) => {
    expect(kindsOf(await found('ipek', await shop.as(codes)))).toEqual(kinds)
  })

  test.each([
    ['the orders', 'W-2026-000042', [1500, 1501], [1500], 'orders'],
    ['the customers', 'ışıl', [2000, 2001], [2001], 'customers'],
  ])('%s', async (_, text, enough, tooFew, kind) => {
    expect(kindsOf(await found(text, await shop.as(enough)))).toContain(kind)
    expect(kindsOf(await found(text, await shop.as(tooFew)))).toEqual([])
  })
})

test.each(['ipek', 'KYS-0003', 'W-2026-000042', 'ışıl'])('D6: nothing of another shop is found by %s', async (text) => {
  expect(await found(text, shop.otherAdmin, { 'x-sid': String(shop.other.shop_id) })).toEqual([])
})

test.each(['', '   ', '_', '\\', 'ip%', '\u0301'])('“%s” finds nothing', async (text) => {
  expect(await found(text)).toEqual([])
})

test('a search without a text, or with one that is too long, is refused by name', async () => {
  for (const query of ['', `text=${'a'.repeat(256)}`, 'text=%00', 'text=a&page=1'])
    expect((await shop.call('GET', `/v1/panel/search?${query}`)).http).toBe(422)
})
