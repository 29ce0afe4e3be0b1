import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedCategory } from '#api/contract/catalog/catalogue.ts'
import type { ProductRow } from '#api/contract/catalog/products.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { textOfCell } from '#api/rules/platform/sheet-text.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { named } from '#tests/server/platform/records/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { readCsv, readSheet, readZip } from './read-files.ts'

let shop: Shop
const products = '/v1/panel/products'
const names = ['Çanta', '=1+1', 'şeker', '-5', 'üzüm', '"tırnaklı"']
/** More than are read at once. */
const many = 501

beforeAll(async () => {
  shop = await openShop()
  for (const [at, name] of names.entries())
    await newProduct(shop, {
      translations: [translation(turkish, name), translation(english, `Thing ${at}`)],
      status: at % 2 === 0 ? 1 : 0,
      variants: [variant({ quantity: at, stock_code: `KOD-${at}`, prices: [price({ price: `${at}.50` })] })],
    })
  for (let at = 0; at < many; at += 1)
    await shop.call('POST', '/v1/panel/tags', { body: { ...draftOf('tags'), translations: named(`Etiket ${at}`) } })
  await shop.call('POST', '/v1/panel/brands', {
    body: { ...draftOf('brands'), translations: named('Kapalı'), status: 0 },
  })
})
afterAll(() => shop.close())

async function table(path: string, query = ''): Promise<string[][]> {
  const answer = await shop.call('GET', `${path}/export?format=csv&${query}`)
  expect(answer.http).toBe(200)
  const rows = readCsv(answer.text, ',')
  return rows.map((row) => row.map(textOfCell))
}
const neighbour = (path: string) =>
  shop.call('GET', `${path}/export?format=csv`, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
  })
const listed = async (query: string) =>
  ((await shop.call('GET', `${products}?${query}`)).body.data as Page<ProductRow>).rows.map(({ name }) => name)

describe('an export', () => {
  test.each(['', 'status=1', 'search=%C5%9Feker', 'order_index=products.label&order_direction=asc', 'stock=none'])(
    'has the rows of the list in its order: %s',
    async (query) => {
      const [, ...rows] = await table(products, query)
      const end = rows.findIndex((row) => row.length === 1)
      expect(rows.slice(0, end < 0 ? rows.length : end).map(([name]) => name)).toEqual(await listed(query))
    },
  )

  test('has the rows of all pages, each once', async () => {
    const [, ...rows] = await table('/v1/panel/tags', 'order_index=tags.id&order_direction=asc')
    const own = rows.map(([name]) => name).filter((name) => name?.startsWith('Etiket '))
    expect(own).toEqual(Array.from({ length: many }, (_, at) => `Etiket ${at}`))
  })

  test('has the columns that are shown, in their order', async () => {
    const [header, first] = await table(products, 'columns=stock,price,name,stock_code&search=%C3%A7anta')
    expect(header).toEqual(['Stok', 'Fiyat', 'Ürün adı', 'Stok kodu', 'Varyant sayısı'])
    expect(first).toEqual(['0', '0.50', 'Çanta', 'KOD-0', '1'])
  })

  test('says in the language of the panel what the rows were chosen by', async () => {
    const query = `brand_id=${shop.own.brand}&status=1&search=a`
    const turkish = await table(products, query)
    const english = await table(products, `${query}&lang=en`)
    const chosenBy = (rows: string[][]) => rows.slice(rows.findIndex((row) => row.length === 1) + 1)
    const [brand] = (await shop.call('GET', `/v1/panel/brands?id=${shop.own.brand}`)).body.data.rows
    expect(chosenBy(turkish)).toEqual([
      ['Arama', 'a'],
      ['Marka', brand.label],
      ['Durum', 'Aktif'],
    ])
    expect(chosenBy(english)).toEqual([
      ['Search', 'a'],
      ['Brand', brand.label],
      ['Status', 'Active'],
    ])
  })

  test('tells flags in words, in a list of records too', async () => {
    const [header, ...rows] = await table('/v1/panel/brands', 'status=0')
    expect(header).toEqual(['Marka adı', 'Durum'])
    expect(rows[0]).toEqual(['Kapalı', 'Pasif'])
  })

  test('is a workbook with numbers where numbers are shown', async () => {
    const token = shop.admin
    const answer = await shop.app.request(
      `${products}/export?format=xlsx&columns=name,stock_code,price,stock&search=KOD-3`,
      {
        headers: { authorization: `Bearer ${token}`, 'x-sid': String(shop.own.shop_id) },
      },
    )
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="products-[\d-]+\.xlsx"$/)
    const [, row] = readSheet(readZip(Buffer.from(await answer.arrayBuffer())), 'sheet1')
    expect(row?.map(({ text, number }) => text ?? number)).toEqual(['-5', 'KOD-3', 1, 3.5, 3])
  })

  test('ends where a connection does, and leaves nothing open', async () => {
    const answer = await shop.app.request('/v1/panel/tags/export?format=csv', {
      headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
    })
    await answer.body?.cancel()
    expect((await table('/v1/panel/brands')).length).toBeGreaterThan(1)
  })

  test.each([
    'format=pdf',
    '',
    'format=csv&columns=name,secret',
    'format=csv&columns=name,name',
    'format=csv&columns=',
    'format=csv&page=1',
    'format=csv&lang=de',
    'format=csv&order_index=products.search',
  ])('that is none of its own is refused by name: %s', async (query) => {
    const answer = await shop.call('GET', `${products}/export?${query}`)
    expect([answer.http, answer.body.status]).toEqual([422, 0])
  })

  test("D6: has nothing of another shop's", async () => {
    const other = await neighbour(products)
    expect(other.http).toBe(200)
    for (const name of names) expect(other.text).not.toContain(name)
  })
})

describe('the export of the tree of categories', () => {
  const tree = '/v1/panel/categories'

  test('has every category after the one above it, with its place and what it has', async () => {
    const listed = (await shop.call('GET', `${tree}?products=1&attributes=1`)).body.data.rows as ListedCategory[]
    const [header, ...rows] = await table(tree)
    const own = ['Alt kategoriler', 'Ürünler', 'Özellikler', 'Pazaryeri eşleşmeleri', 'Durum', 'Son değişiklik', 'No']
    expect(header).toEqual(['Kategori adı', 'Ağaçtaki yeri', ...own])
    expect(rows.map(([name, , ...told]) => [name, ...told])).toEqual(
      listed.map(({ name, children, products, attributes, links, status, changed_on, id }) =>
        [name, children, products, attributes.length, links, status ? 'Aktif' : 'Pasif', changed_on, id].map(String),
      ),
    )
    const place = rows.find(([name]) => name === 'Elbise')?.[1]
    expect(place).toMatch(/^\S.* > Elbise$/)
  })

  test('has the columns that are shown, in their order', async () => {
    const [header] = await table(tree, 'columns=name,id,status,children')
    expect(header).toEqual(['Kategori adı', 'Ağaçtaki yeri', 'No', 'Durum', 'Alt kategoriler'])
  })

  test('has those of one state only where that was asked for, and says so', async () => {
    const values = { shop_id: shop.own.shop_id, label: 'Kapalı', translations: [], status: 0 as const, position: 98 }
    await shop.db.insert(categories).values(values)
    const [, ...rows] = await table(tree, 'status=0&columns=name')
    expect([rows[0]?.[0], rows.at(-1)]).toEqual(['Kapalı', ['Durum', 'Pasif']])
    await shop.db.delete(categories).where(eq(categories.label, 'Kapalı'))
  })

  test('has what the tree finds, by folded name and by attribute, and names both', async () => {
    const { kumas } = shop.own.attribute
    const [, ...rows] = await table(tree, `search=ELB%C4%B0&attribute_id=${kumas}&columns=name`)
    const end = rows.findIndex((row) => row.length === 1)
    expect(rows.slice(0, end).map(([name]) => name)).toEqual(['Elbise'])
    expect(rows.slice(end + 1)).toEqual([
      ['Arama', 'ELBİ'],
      ['Özellik', 'Kumaş'],
    ])
    const [, ...none] = await table(tree, 'search=bulunmayan')
    expect(none[0]).toEqual([''])
  })

  test("D6: has nothing of another shop's", async () => {
    const { shop_id } = shop.own
    await shop.db.insert(categories).values({ shop_id, label: 'Yalnız bizim dal', translations: [], position: 99 })
    expect((await table(tree)).map(([name]) => name)).toContain('Yalnız bizim dal')
    const other = await neighbour(tree)
    expect(other.http).toBe(200)
    expect(other.text).toContain('Elbise')
    expect(other.text).not.toContain('Yalnız bizim dal')
  })
})
