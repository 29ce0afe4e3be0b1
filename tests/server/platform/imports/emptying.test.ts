import { afterAll, beforeAll, expect, test } from 'vitest'
import { job, workOff } from '#tests/jobs.ts'
import { price, productInput, variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { check, csv, path, told } from './files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const products = '/v1/panel/products'
const read = async (id: number) => (await shop.call('GET', `${products}/${id}`)).body.data

async function add(stock_code: string): Promise<number> {
  const own = variant({
    stock_code,
    width: 5,
    supplier_price: '7.50',
    prices: [price({ strikethrough_price: '99.00' })],
  })
  const { body, text } = await shop.call('POST', products, {
    body: productInput(shop.own, { brand_id: shop.own.brand, variants: [own] }),
  })
  expect(body?.status, text).toBe(1)
  return body.data.id
}

test('a cell that says so empties its field, an empty one does not, and undo fills it again', async () => {
  const id = await add('BOS-1')
  const before = await read(id)
  const headers = 'Stok kodu;Marka;Etiketler;Genişlik;Alış fiyatı;Üstü çizili fiyat;Kısa açıklama'
  expect((await check(shop, 'products', csv(headers, 'BOS-1;;;;;;'))).counts.same).toBe(1)
  const file = await check(shop, 'products', csv(headers, 'BOS-1;(boş);(BOŞ);(empty);(Boş);(boş);(boş)'))
  expect([told(file), file.counts.update]).toEqual([[], 1])
  const begun = await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  expect(await job(shop, begun.body.data.id)).toMatchObject({ done: 1, refused: 0 })
  const emptied = await read(id)
  expect(emptied).toMatchObject({ brand_id: null, tags: [] })
  expect(emptied.variants[0]).toMatchObject({ width: null, supplier_price: null })
  expect(emptied.variants[0].prices[0].strikethrough_price).toBe(null)
  await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  const { version: _, updated_at: __, ...again } = await read(id)
  expect(again).toEqual(Object.fromEntries(Object.entries(before).filter(([key]) => key in again)))
  expect(await brokenInvariants(shop)).toEqual([])
})

test('R40: what a product must have is not emptied, nor its stock, its state and its pictures', async () => {
  await add('BOS-2')
  const headers = 'Stok kodu;Ürün adı;Kategori;Vergi;Fiyat;Stok;Durum;Görseller'
  const file = await check(shop, 'products', csv(headers, 'BOS-2;(boş);(boş);(boş);(boş);(boş);(boş);(boş)'))
  expect(told(file).sort()).toEqual(
    [
      [2, 'validation.translation', 'name.175'],
      [2, 'validation.main_category', 'category'],
      [2, 'validation.tax', 'tax'],
      [2, 'validation.price', 'price.1'],
      [2, 'validation.number', 'quantity'],
      [2, 'import.no_switch', 'status'],
      [2, 'import.not_emptied', 'images'],
    ].sort(),
  )
})

test('a category whose parent is emptied comes to the top, and its name stays required', async () => {
  const file = await check(
    shop,
    'categories',
    csv(
      'Kayıt no;Kategori adı;Üst kategori',
      `${shop.own.category.elbise};;(boş)`,
      `${shop.own.category.tisort};(boş);`,
    ),
  )
  expect(told(file)).toEqual([[3, 'validation.translation', 'translations.name.175']])
  await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 1 } })
  await workOff(shop)
  const { body } = await shop.call('GET', `/v1/panel/categories/${shop.own.category.elbise}`)
  expect(body.data.parent_id).toBe(null)
})
