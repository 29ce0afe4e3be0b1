import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pricedRowsAtOnce } from '#api/contract/catalog/multiple-price.ts'
import { textOfCell } from '#api/rules/platform/sheet-text.ts'
import { price, variant } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import { newProduct } from '#tests/server/catalog/product-calls.ts'
import { check } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { readCsv, readSheet, readZip } from './read-files.ts'

/** The grid of prices as a file. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { beden, s, m } = shop.own.option
  const sized = (value: number, stock_code: string, barcode: string, prices: ReturnType<typeof price>[]) =>
    variant({
      is_default: value === s ? 1 : 0,
      stock_code,
      barcode,
      options: [{ option_id: beden, option_value_id: value }],
      prices,
    })
  await newProduct(shop, {
    product_type_id: 2,
    selected_options: [beden],
    variants: [
      sized(s, '=FYT-S', '8690000000019', [price({ price: '1234.50', strikethrough_price: '1500.00' })]),
      sized(m, 'FYT-M', '', [price({ price: '49.90' }), price({ country_id: 1002, price: '59.90' })]),
    ],
  })
  await newProduct(shop, { variants: [variant({ stock_code: 'BASKA' })] })
})
afterAll(() => shop.close())

const path = '/v1/panel/product-prices/export'
const find = async (query: string, separator = ',') => {
  const answer = await shop.call('GET', `${path}?${query}`)
  expect(answer.http, answer.text).toBe(200)
  return readCsv(answer.text, separator)
}

describe('the prices as a file', () => {
  test('have the variants that the filter finds, with the columns that are shown, in their order', async () => {
    const [header, ...rows] = await find(
      `format=csv&search=fyt&columns=variant,1002,${turkey}-strikethrough_price,${turkey}`,
    )
    expect(header?.slice(0, 4)).toEqual(['Ürün adı', 'Seçenekler', 'Stok kodu', 'Barkod'])
    expect(header?.slice(4).map((one) => one.replace(/\(.+\)/, '(…)'))).toEqual([
      'Pazaryeri satış fiyatı (…)',
      'Üstü çizili fiyat',
      'Fiyat',
    ])
    expect(rows.slice(0, 2)).toEqual([
      ['Keten elbise', 'S', "'=FYT-S", '8690000000019', '', '1500.00', '1234.50'],
      ['Keten elbise', 'M', 'FYT-M', '', '59.90', '', '49.90'],
    ])
  })

  test('have decimal commas where they are asked for, and say what they were chosen by', async () => {
    const query = `format=csv-tr&search=fyt&brand_id=${shop.own.brand}&columns=variant,${turkey}`
    const rows = await find(query, ';')
    expect(rows[1]?.at(-1)).toBe('1234,50')
    const end = rows.findIndex((row) => row.length === 1)
    const [brand] = (await shop.call('GET', `/v1/panel/brands?id=${shop.own.brand}`)).body.data.rows
    expect(rows.slice(end + 1)).toEqual([
      ['Arama', 'fyt'],
      ['Marka', brand.label],
    ])
  })

  test('are amounts in a workbook', async () => {
    const answer = await shop.app.request(`${path}?format=xlsx&search=fyt&columns=variant,${turkey}`, {
      headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
    })
    const [, row] = readSheet(readZip(Buffer.from(await answer.arrayBuffer())), 'sheet1')
    expect(row?.map(({ text, number }) => text ?? number)).toEqual([
      'Keten elbise',
      'S',
      textOfCell('=FYT-S'),
      '8690000000019',
      1234.5,
    ])
  })

  test('come back through the import of prices, each in its column, as no change', async () => {
    const { text } = await shop.call('GET', `${path}?format=csv-tr&search=fyt`)
    const changed = text.replace('59,90', '61,90')
    expect(changed).not.toBe(text)
    const counts = async (file: string) =>
      (await check(shop, 'prices', Buffer.from(file.split('\r\n\r\n')[0] ?? ''))).counts
    expect(await counts(text)).toEqual({ create: 0, update: 0, same: 2, faulty: 0 })
    // The rows of a product are changed together.
    expect(await counts(changed)).toEqual({ create: 0, update: 2, same: 0, faulty: 0 })
  })

  test('have every variant once, however many pages of the grid they are', async () => {
    const { id } = await newProduct(shop, { variants: [variant({ stock_code: 'COK' })] })
    await shop.db.execute(sql`
      insert into variants (shop_id, product_id, position, stock_code)
      select ${shop.own.shop_id}, ${id}, n / 7, 'COK-' || n from generate_series(1, ${2 * pricedRowsAtOnce}) n`)
    const rows = await find('format=csv&search=cok&columns=variant')
    const codes = rows.map((row) => row[2]).filter((code) => code?.startsWith('COK'))
    expect([codes.length, new Set(codes).size]).toEqual([2 * pricedRowsAtOnce + 1, 2 * pricedRowsAtOnce + 1])
    await shop.db.execute(sql`delete from variants where product_id = ${id} and stock_code like 'COK-%'`)
  })

  test('of a price list that is none of the shop’s are refused', async () => {
    expect((await shop.call('GET', `${path}?format=csv&columns=variant,9999`)).http).toBe(422)
    expect((await shop.call('GET', `${path}?format=csv&after=1.1.1`)).http).toBe(422)
  })

  test('are had by whoever may see the grid, and by nobody else', async () => {
    const asked = async (...codes: number[]) =>
      (await shop.call('GET', `${path}?format=csv`, { as: await shop.as(codes) })).http
    expect([await asked(603), await asked(600)]).toEqual([200, 403])
  })
})
