import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductHistory } from '#api/contract/catalog/product-history.ts'
import { price, variant } from '#tests/product-input.ts'
import { english, turkey, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct, onlyVariant, path, product, put } from './product-calls.ts'

/** Who changed what of a product, when, from what to what. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function historyOf(id: number, query = ''): Promise<ProductHistory> {
  const answer = await shop.call('GET', `${path}/${id}/history${query}`)
  expect(answer.body).toMatchObject({ status: 1 })
  return answer.body.data
}

async function changed(id: number, changes: Parameters<typeof put>[2]) {
  expect((await put(shop, await product(shop, id), changes)).body).toMatchObject({ status: 1 })
  return (await historyOf(id)).rows[0]
}

test('a new product has one line, with who added it and without what it was made of', async () => {
  const { id } = await newProduct(shop)
  const { rows, more } = await historyOf(id)
  expect(rows).toMatchObject([{ event: 'create', changes: [], untold: 0 }])
  expect(rows[0]?.user).not.toBe('')
  expect(Date.parse(rows[0]?.at ?? '')).toBeGreaterThan(Date.now() - 600_000)
  expect(more).toBe(false)
})

test('fields, texts, prices and codes are told from what to what, each as the part that it is', async () => {
  const { id } = await newProduct(shop, {
    variants: [variant({ stock_code: 'ESKI-1', prices: [price({ price: '49.90' })] })],
  })
  const before = await product(shop, id)
  const [own] = before.variants
  const row = await changed(id, {
    status: 0,
    brand_id: null,
    translations: before.translations.map((one) =>
      one.language_id === english ? { ...one, name: 'Linen gown' } : one,
    ),
    ...onlyVariant(before, {
      stock_code: 'YENI-1',
      prices: [price({ price: '59.90', strikethrough_price: '80.00' })],
    }),
  })
  const at = `variants.${own?.id}`
  expect(row?.event).toBe('update')
  expect(new Map(row?.changes.map(({ path: part, from, to }) => [part, [from, to]]))).toEqual(
    new Map<string, unknown[]>([
      ['status', [1, 0]],
      ['brand_id', [shop.own.brand, null]],
      [`translations.${english}.name`, ['Linen dress', 'Linen gown']],
      [`${at}.stock_code`, ['ESKI-1', 'YENI-1']],
      [`${at}.prices.${turkey}.price`, ['49.90', '59.90']],
      [`${at}.prices.${turkey}.strikethrough_price`, [null, '80.00']],
    ]),
  )
})

test('of a long text that part is told where it begins to differ, in words', async () => {
  const { id } = await newProduct(shop)
  const texts = (end: string) => async () => {
    const { translations } = await product(shop, id)
    const description = `<p>${'Keten kumaş. '.repeat(200)}${end}</p>`
    return translations.map((one) => (one.language_id === turkish ? { ...one, description } : one))
  }
  await changed(id, { translations: await texts('Ilık yıkayın.')() })
  const row = await changed(id, { translations: await texts('Soğuk yıkayın.')() })
  const [{ path: part, from, to } = { path: '', from: '', to: '' }] = row?.changes ?? []
  expect(part).toBe(`translations.${turkish}.description`)
  expect(String(from)).toMatch(/^….*Ilık yıkayın\.$/)
  expect(String(to)).toMatch(/^….*Soğuk yıkayın\.$/)
  expect(String(to).length).toBeLessThan(170)
})

test('variants that came and went are told by their codes', async () => {
  const { beden, s, m } = shop.own.option
  const sized = (option_value_id: number, stock_code: string) =>
    variant({ stock_code, options: [{ option_id: beden, option_value_id }] })
  const { id } = await newProduct(shop, {
    ...{ product_type_id: 2, selected_options: [beden] },
    variants: [{ ...sized(s, 'KALAN'), is_default: 1 }],
  })
  const [kept] = (await product(shop, id)).variants
  const added = await changed(id, { variants: kept ? [kept, { ...sized(m, 'GELEN'), is_default: 0 }] : [] })
  expect(added?.changes).toEqual([{ path: 'variants.new', from: null, to: ['GELEN'] }])
  const [first, second] = (await product(shop, id)).variants
  const gone = await changed(id, { variants: first && second ? [first, { ...second, deleted: 1 }] : [] })
  expect(gone?.changes).toEqual([{ path: `variants.${second?.id}`, from: ['GELEN'], to: null }])
})

test('the newest come first, so many as are asked for, and nobody else reads them', async () => {
  const { id } = await newProduct(shop)
  await changed(id, { status: 0 })
  await changed(id, { status: 1 })
  const { rows, more } = await historyOf(id, '?limit=2')
  expect(rows.map(({ changes }) => changes.map(({ from, to }) => [from, to]))).toEqual([[[0, 1]], [[1, 0]]])
  expect(more).toBe(true)
  expect((await historyOf(id, '?limit=3')).more).toBe(false)
  const stranger = await shop.call('GET', `${path}/${id}/history`, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
  })
  expect([stranger.http, stranger.body.error]).toEqual([404, 'notFound'])
})
