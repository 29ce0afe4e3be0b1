import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoices } from '#api/contract/platform/imports.ts'
import { job, workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { check, checked as checkedFile, path, send, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { windows1254 } from './windows-1254.ts'

/** A file as a supplier in Türkiye sends it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const headers = 'Stok Kodu;Ürün Adı;Kategori;Marka;KDV;Satış Fiyatı;Stok;Barkod'
const rows = [
  'MB-001;Çay bardağı 6’lı;Mutfak > Bardak;Iğdır Cam;20;1.299,90;12;8690000000104',
  'MB-002;Kahve fincanı;Mutfak/Bardak;Iğdır Cam;%20;249,90;40;8690000000111',
  'MB-003;Su bardağı;MUTFAK > BARDAK;ığdır cam;KDV 20;89,90;15;8690000000128',
  'MB-004;Servis tabağı;Mutfak / Tabak;Güneş Seramik;0,20;399;9;8690000000135',
  'MB-005;Şalvar;Giyim > Kadın > Elbise;Mavi Deniz;KDV %20;549,00;5;8690000000142',
  'MB-006;İpek eşarp;Kadın > Elbise;MAVİ DENİZ;20,00;"1,499.90";3;8690000000159',
  'MB-007;"Tencere; büyük";Mutfak > Pişirme > Tencere;Güneş Seramik;%20;2.100,00;2;8690000000166',
  'MB-008;Ütü masası örtüsü;Ev;;20;120;30;8690000000173',
  'MB-009;Ğ harfli ürün;Tişört;Mavi Deniz;20;75,5;100;8690000000180',
  'MB-010;Çöp kovası;Ev;Iğdır Cam;% 20;310,00;11;8690000000197',
  'MB-011;Sürahi;Mutfak > Bardak;Iğdır Cam;KDV %20;459,90;7;8690000000203',
]

const file = windows1254([headers, ...rows].join('\r\n'))
const making = { ...firstChoices, make: ['brand' as const, 'category' as const] }

const names = async (table: string) => {
  const { rows: found } = await shop.db.execute<{ label: string }>(
    sql`select label from ${sql.raw(table)} where shop_id = ${shop.own.shop_id} order by id`,
  )
  return found.map(({ label }) => label)
}

test('D12: goes in whole, 11 of 11 rows, with what it names and the shop lacks, and its undo takes all of it back', async () => {
  const before = [await names('brands'), await names('categories'), await names('products')]
  const checked = await check(shop, 'products', file, { choices: making })
  expect(told(checked)).toEqual([])
  expect(checked.counts).toEqual({ create: 11, update: 0, same: 0, faulty: 0 })
  expect(checked.making.first.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'brand: Iğdır Cam',
    'category: Mutfak > Bardak',
    'brand: Güneş Seramik',
    'category: Mutfak > Tabak',
    'category: Mutfak > Pişirme > Tencere',
    'category: Ev',
  ])
  expect([await names('brands'), await names('categories')]).toEqual(before.slice(0, 2))

  const begun = await shop.call('POST', `${path}/${checked.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  expect(await job(shop, begun.body.data.id)).toMatchObject({ state: 'finished', total: 11, done: 11 })
  expect((await names('brands')).slice(before[0]?.length)).toEqual(['Iğdır Cam', 'Güneş Seramik'])
  expect((await names('categories')).slice(before[1]?.length)).toEqual([
    'Mutfak',
    'Bardak',
    'Tabak',
    'Pişirme',
    'Tencere',
    'Ev',
  ])
  const { rows: stored } = await shop.db.execute(sql`
    select p.label, c.label as category, b.label as brand, p.price, p.stock,
           (select array_agg(x.name order by x.language_id) from product_translations x
             where x.shop_id = p.shop_id and x.product_id = p.id) as names,
           (select count(*)::int from product_categories pc where pc.shop_id = p.shop_id and pc.product_id = p.id) as lies_in
      from products p join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
      left join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
     where p.shop_id = ${shop.own.shop_id} order by p.id`)
  expect(stored).toMatchObject([
    { label: 'Çay bardağı 6’lı', category: 'Bardak', brand: 'Iğdır Cam', price: 129_990, stock: 12, lies_in: 2 },
    { label: 'Kahve fincanı', category: 'Bardak', brand: 'Iğdır Cam' },
    { label: 'Su bardağı', category: 'Bardak', brand: 'Iğdır Cam' },
    { label: 'Servis tabağı', category: 'Tabak', brand: 'Güneş Seramik', price: 39_900 },
    { label: 'Şalvar', category: 'Elbise', brand: 'Mavi Deniz', lies_in: 3 },
    { label: 'İpek eşarp', category: 'Elbise', brand: 'Mavi Deniz', price: 149_990 },
    { label: 'Tencere; büyük', category: 'Tencere', brand: 'Güneş Seramik', lies_in: 3 },
    { label: 'Ütü masası örtüsü', category: 'Ev', brand: null, names: ['Ütü masası örtüsü', 'Ütü masası örtüsü'] },
    { label: 'Ğ harfli ürün', category: 'Tişört', price: 7550 },
    { label: 'Çöp kovası', category: 'Ev' },
    { label: 'Sürahi', category: 'Bardak', stock: 7 },
  ])
  expect(await brokenInvariants(shop)).toEqual([])

  const undone = await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  expect(await job(shop, undone.body.data.id)).toMatchObject({ done: 11, refused: 0, failed: 0 })
  expect([await names('brands'), await names('categories'), await names('products')]).toEqual(before)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('what was made stays when something else names it by then', async () => {
  const checked = await check(shop, 'products', file, { choices: making })
  const begun = await shop.call('POST', `${path}/${checked.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  const { rows: kept } = await shop.db.execute<{ id: number }>(
    sql`select id from products where shop_id = ${shop.own.shop_id} and label = 'Sürahi'`,
  )
  const {
    id: _,
    created_at: __,
    updated_at: ___,
    ...body
  } = (await shop.call('GET', `/v1/panel/products/${kept[0]?.id}`)).body.data
  await shop.call('PUT', `/v1/panel/products/${kept[0]?.id}`, { body: { ...body, max_quantity: 5 } })
  const undone = await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  expect(await job(shop, undone.body.data.id)).toMatchObject({ done: 10, refused: 1 })
  expect(await names('products')).toEqual(['Sürahi'])
  expect(await names('brands')).toContain('Iğdır Cam')
  expect(await names('brands')).not.toContain('Güneş Seramik')
  expect((await names('categories')).slice(-2)).toEqual(['Mutfak', 'Bardak'])
  expect(await brokenInvariants(shop)).toEqual([])
})

test('without a word it makes nothing, and nobody makes what they may not add', async () => {
  const checked = await check(shop, 'products', windows1254([headers, rows[6]].join('\r\n')), {
    choices: firstChoices,
  })
  expect(told(checked)).toEqual([
    [2, 'import.unknown_name', 'brand'],
    [2, 'import.unknown_name', 'category'],
  ])
  expect(checked.making).toEqual({ total: 0, first: [] })
  const { codes } = (await import('#api/listings/catalog/products.ts')).products
  const as = await shop.as([...codes.add, ...codes.edit])
  const sent = await send(shop, 'products', 'a.csv', file, as)
  const { id, mapping, mode, choices } = sent.body.data
  expect(choices).toEqual(firstChoices)
  const answer = await shop.call('PUT', `${path}/${id}/mapping`, {
    as,
    body: { mode, columns: mapping, choices: making },
  })
  expect([answer.http, answer.body.fields]).toEqual([422, { 'choices.make': 'validation.invalid_choice' }])
})

test('one value for all rows stands where a row has none, and what no form would take is refused in its row', async () => {
  const content = windows1254(
    ['Stok Kodu;Ürün Adı;KDV;Satış Fiyatı;Stok', 'SV-1;Havlu;;10;1', 'SV-2;Bornoz;18;20;1', 'SV-3;Şal;;30;1'].join(
      '\r\n',
    ),
  )
  const fixed = { category: 'Tişört', tax: '20', brand: 'x'.repeat(300), quantity: '5' }
  const checked = await check(shop, 'products', content, { choices: { ...making, fixed } })
  expect(told(checked)).toEqual(
    [2, 3, 4].flatMap((row) => [
      [row, 'validation.max_length', 'brand'],
      ...(row === 3 ? [[3, 'import.unknown_name', 'tax']] : []),
    ]),
  )
  const good = await check(shop, 'products', content, { choices: { ...making, fixed: { ...fixed, brand: 'Yün Evi' } } })
  expect([told(good), good.counts.create, good.making.first]).toEqual([
    [[3, 'import.unknown_name', 'tax']],
    2,
    [{ kind: 'brand', name: 'Yün Evi' }],
  ])
  const foreign = await shop.call('PUT', `${path}/${good.id}/mapping`, {
    body: { mode: 'both', columns: good.mapping, choices: { ...making, fixed: { constructor: 'x' } } },
  })
  expect([foreign.http, foreign.body.fields]).toEqual([
    422,
    { 'choices.fixed.constructor': 'validation.invalid_choice' },
  ])
})

test('a category that gets others under it takes no products of its own', async () => {
  const content = windows1254([headers, rows[0], rows[7]?.replace(';Ev;', ';Mutfak;')].join('\r\n'))
  const checked = await check(shop, 'products', content, { choices: making })
  expect(told(checked)).toContainEqual([3, 'validation.main_category', 'category'])
})

test('a title above the headers is none of them, and another row can be chosen to name the columns', async () => {
  const title = 'ÜRÜN LİSTESİ 2026;;;;;;;'
  const titled = windows1254([title, '', 'Tarih: 23.11.2026', headers, ...rows].join('\r\n'))
  const sent = (await send(shop, 'products', 'a.csv', titled)).body.data
  expect([sent.header_row, sent.headers, sent.total]).toEqual([4, headers.split(';'), 11])
  expect(sent.top.slice(0, 3).map(({ position }: { position: number }) => position)).toEqual([1, 3, 4])
  const other = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row: 1 } })
  expect([other.body.data.headers, other.body.data.total]).toEqual([['ÜRÜN LİSTESİ 2026'], 13])
  const back = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row: 4 } })
  expect(back.body.data.mapping).toEqual(sent.mapping)
  for (const row of [2, 400]) {
    const none = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row } })
    expect([none.http, none.body.fields]).toEqual([422, { row: 'validation.invalid_choice' }])
  }
  const body = { mode: 'both', columns: sent.mapping, choices: making }
  await shop.call('PUT', `${path}/${sent.id}/mapping`, { body })
  const judged = await checkedFile(shop, sent.id)
  expect([told(judged), judged.counts.faulty, judged.total]).toEqual([[], 0, 11])
})

test.each<[string, readonly string[], number]>([
  ['a value that is called as a field', ['Değer;Not', 'Adet;x', 'Kutu;y'], 1],
  ['one column under a title', ['MARKALAR 2026', 'Barkod', '8690000000104'], 2],
  ['names that nobody knows', ['Bir;İki', 'a;b'], 1],
])('the row that names the columns is found: %s', async (_, lines, row) => {
  expect((await send(shop, 'products', 'a.csv', windows1254(lines.join('\r\n')))).body.data.header_row).toBe(row)
})
