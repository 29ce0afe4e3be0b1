import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { price, productInput, variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { check, checked, csv, path, send, told, xlsx } from './files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const products = '/v1/panel/products'

async function add(changes: Parameters<typeof productInput>[1]): Promise<number> {
  const { http, body, text } = await shop.call('POST', products, { body: productInput(shop.own, changes) })
  expect(http, text).toBe(200)
  return body.data.id
}

const headers = 'Ürün adı;Ürün adı (English);Kategori;Vergi;Marka;Stok kodu;Fiyat;Stok'

describe('rows of products', () => {
  test('are added, changed, or the same, by their stock codes and barcodes', async () => {
    await add({ variants: [variant({ stock_code: 'BIR-1', barcode: '8690000000011', quantity: 4 })] })
    await add({ variants: [variant({ stock_code: 'BIR-2' })] })
    const file = await check(
      shop,
      'products',
      csv(
        'Stok kodu;Barkod;Ürün adı;Ürün adı (English);Kategori;Vergi;Fiyat;Stok',
        'BIR-1;;;;;;49,90;4',
        ';8690000000011;;;;;;',
        'BIR-2;;;;;;"1.049,90";',
        'BIR-3;;Şal;Shawl;Giyim > Kadın > Elbise;KDV %20;10;3',
      ),
    )
    expect(told(file)).toEqual([[3, 'import.twice_in_file', 'barcode']].slice(1))
    expect(file.counts).toEqual({ create: 1, update: 1, same: 2, faulty: 0 })
  })

  test('give the minimum of a stock, which is judged at its cell', async () => {
    const id = await add({ min_stock: 2, variants: [variant({ stock_code: 'ESIK-1' })] })
    const file = await check(shop, 'products', csv('Stok kodu;Kritik stok', 'ESIK-1;7'))
    expect([told(file), file.counts]).toEqual([[], { create: 0, update: 1, same: 0, faulty: 0 }])
    const same = await check(shop, 'products', csv('Stok kodu;Minimum stok', 'ESIK-1;2'))
    expect(same.counts).toMatchObject({ update: 0, same: 1 })
    const wrong = await check(shop, 'products', csv('Stok kodu;Kritik stok', 'ESIK-1;-3'))
    expect(told(wrong)).toEqual([[2, 'validation.min_stock', 'min_stock']])
    expect((await shop.call('GET', `${products}/${id}`)).body.data.min_stock).toBe(2)
  })

  test('are judged by the rules of the product form, each at its cell', async () => {
    await add({ variants: [variant({ stock_code: 'VAR-1' })] })
    const row = (...changed: readonly [number, string][]) => {
      const cells = ['Etek', 'Skirt', 'Elbise', 'KDV %20', 'Mavi Deniz', '', '99,90', '5']
      for (const [at, value] of changed) cells[at] = value
      return cells.map((cell) => (cell.includes(';') ? `"${cell}"` : cell)).join(';')
    }
    const file = await check(
      shop,
      'products',
      csv(
        headers,
        row([0, ''], [5, 'K1']),
        row([1, ''], [5, 'K2']),
        row([2, 'Giyim'], [5, 'K3']),
        row([2, 'Yok'], [5, 'K4']),
        row([3, ''], [5, 'K5']),
        row([4, 'Kim?'], [5, 'K6']),
        row([6, '0'], [5, 'K7']),
        row([6, 'on lira'], [5, 'K8']),
        row([7, '-1'], [5, 'K9']),
        row([7, '1,5'], [5, 'K10']),
        row([5, 'K11']),
        row([5, 'K11']),
        row([0, 'x'.repeat(256)], [5, 'K12']),
        row([5, 'TAMAM']),
      ),
      { mode: 'add' },
    )
    const tr = 'name.175'
    expect(told(file)).toEqual([
      [2, 'validation.translation', tr],
      [3, 'validation.translation', 'name.176'],
      [4, 'validation.main_category', 'category'],
      [5, 'import.unknown_name', 'category'],
      [6, 'validation.tax', 'tax'],
      [7, 'import.unknown_name', 'brand'],
      [8, 'validation.price', `price.${1}`],
      [9, 'validation.price', `price.${1}`],
      [10, 'validation.number', 'quantity'],
      [11, 'validation.number', 'quantity'],
      [13, 'import.twice_in_file', 'stock_code'],
      [14, 'validation.max_length', tr],
    ])
    expect(file.counts).toMatchObject({ create: 2, faulty: 12 })
  })

  test('of one group, or of one name with options, are variants of one product', async () => {
    const file = await check(
      shop,
      'products',
      csv(
        'Ürün adı;Ürün adı (English);Kategori;Vergi;Seçenekler;Stok kodu;Fiyat;Stok',
        'Çizgili gömlek;Striped shirt;Tişört;KDV %20;"Renk: Kırmızı; Beden: M";G-1;10;1',
        'Çizgili gömlek;Striped shirt;Tişört;KDV %20;"Renk: mavi; Beden: M";G-2;10;2',
        'Çizgili gömlek;Striped shirt;Elbise;KDV %20;"Renk: Mavi; Beden: M";G-3;10;2',
        'Etek;Skirt;Elbise;KDV %20;"Renk: Mor";G-4;10;2',
      ),
    )
    expect(told(file)).toEqual([
      [4, 'import.rows_disagree', 'category'],
      [4, 'validation.variant_duplicate', 'options'],
      [5, 'import.unknown_name', 'options'],
    ])
    expect(file.counts.faulty).toBe(4)
  })

  test('of codes that others hold are refused, and so are formulas and pictures of elsewhere', async () => {
    await add({ variants: [variant({ stock_code: 'DOLU-1', barcode: 'DOLU-B' })] })
    await add({ variants: [variant({ stock_code: 'DOLU-2' })] })
    const file = await check(
      shop,
      'products',
      csv('Stok kodu;Barkod;Görseller', 'DOLU-2;DOLU-B;', 'DOLU-1;;https://elsewhere.test/a.jpg'),
    )
    expect(told(file)).toEqual([
      [2, 'validation.stock-code-or-barcode-already-exist', 'barcode'],
      [3, 'import.foreign_image', 'images'],
    ])
  })

  test('that change what is there must find it, and those that add must not', async () => {
    await add({ variants: [variant({ stock_code: 'VAR-9' })] })
    const content = csv('Stok kodu;Stok', 'VAR-9;3', 'YOK-9;3', ';3')
    expect(told(await check(shop, 'stock', content))).toEqual([
      [3, 'import.not_there', 'stock_code'],
      [4, 'validation.required', 'stock_code'],
    ])
    expect(told(await check(shop, 'products', csv('Stok kodu;Stok', 'VAR-9;3'), { mode: 'add' }))).toContainEqual([
      2,
      'validation.stock-code-or-barcode-already-exist',
      'stock_code',
    ])
  })
})

describe('an export of the product list', () => {
  test.each(['csv', 'csv-tr', 'xlsx'])('changes nothing when it is taken in again as it is: %s', async (format) => {
    const { beden, s, m } = shop.own.option
    const name = `Yazlık ${format}`
    await add({
      translations: productInput(shop.own).translations.map((one) => ({ ...one, name })),
      variants: [variant({ stock_code: `E-${format}`, quantity: 3, prices: [price({ price: '1234.50' })] })],
    })
    await add({
      product_type_id: 2,
      translations: productInput(shop.own).translations.map((one) => ({ ...one, name: `${name} çok` })),
      selected_options: [beden],
      variants: [s, m].map((option_value_id, at) =>
        variant({
          is_default: at === 0 ? 1 : 0,
          quantity: at + 1,
          stock_code: `E-${format}-${at}`,
          options: [{ option_id: beden, option_value_id }],
        }),
      ),
    })
    const exported = await shop.app.request(`${products}/export?format=${format}&search=${encodeURIComponent(name)}`, {
      headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
    })
    const file = await check(shop, 'products', Buffer.from(await exported.arrayBuffer()))
    expect(told(file)).toEqual([])
    expect(file.counts).toEqual({ create: 0, update: 0, same: 2, faulty: 0 })
  })
})

test('mended cells are judged anew, and numbers of the file stay numbers', async () => {
  await add({ variants: [variant({ stock_code: 'M-1', weight: 2 })] })
  const content = await xlsx(['Stok kodu', 'Ağırlık', 'Stok'], [['M-1', 1.234, 'çok']])
  const file = await check(shop, 'products', content)
  expect(told(file)).toEqual([[2, 'validation.number', 'quantity']])
  const body = { rows: [{ position: 2, cells: ['M-1', '1.234', '7'] }] }
  await shop.call('PUT', `${path}/${file.id}/rows`, { body })
  const mended = await checked(shop, file.id)
  expect([told(mended), mended.counts.update]).toEqual([[], 1])
  const { rows } = await shop.db.execute<{ plan: { changes: { variants: { fields: object }[] } } }>(
    `select plan from import_rows where import_id = ${file.id} and plan is not null`,
  )
  expect(rows[0]?.plan.changes.variants[0]?.fields).toMatchObject({ weight: '1.234', quantity: '7' })
})

test('the prices of a marketplace are named as the panel names them, and as files named them before', async () => {
  const sent = await send(
    shop,
    'prices',
    'a.csv',
    csv('Stok kodu;Satış fiyatı;Pazaryeri satış fiyatı (Çarşı);Fiyat (Çarşı 2)', 'X;1;2;3'),
  )
  const [, , sale, list] = sent.body.data.mapping as string[]
  const offered = sent.body.data.columns as { key: string; label: { message: string } }[]
  const named = (key?: string) => offered.find((one) => one.key === key)?.label.message
  expect([sent.body.data.mapping[1], named(sale), named(list)]).toEqual([
    'price.1',
    'Pazaryeri satış fiyatı',
    'Pazaryeri liste fiyatı',
  ])
})
