import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoices, type PreviewRow } from '#api/contract/platform/imports.ts'
import { checkDigitFits } from '#api/rules/catalog/product-codes.ts'
import { workOff } from '#tests/jobs.ts'
import { check, csv, path, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a person sees of a file's good rows before it is applied, and values that are replaced in all of them. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const headers = 'Stok Kodu;Ürün Adı;Kategori;Marka;KDV;Satış Fiyatı;Stok;Barkod'
const making = { ...firstChoices, make: ['brand' as const, 'category' as const] }

async function previewOf(id: number): Promise<PreviewRow[]> {
  return (await shop.call('GET', `${path}/${id}/preview`)).body.data.rows
}

/** The fields of a row by their names, without the language or price list that they are of. */
function shown({ cells }: PreviewRow, at: 'before' | 'after') {
  return Object.fromEntries(cells.map((cell) => [cell.key.replace(/\.\d+$/, ''), cell[at]]))
}

test('a new product is shown as it will be stored: names as the shop has them, numbers read, what is made by its path', async () => {
  const file = csv(headers, 'ON-001;Sürahi;Mutfak/Sürahi;Yeni Marka;%20;1.299,90;12;8690000000104')
  const { id, counts } = await check(shop, 'products', file, { choices: making })
  expect(counts).toEqual({ create: 1, update: 0, same: 0, faulty: 0 })
  const [row] = await previewOf(id)
  expect(row).toMatchObject({ position: 2, result: 'create', advice: [] })
  expect(shown(row as PreviewRow, 'after')).toMatchObject({
    stock_code: 'ON-001',
    name: 'Sürahi',
    category: 'Mutfak > Sürahi',
    brand: 'Yeni Marka',
    tax: 'KDV %20',
    price: 1299.9,
    quantity: 12,
  })
  expect((row as PreviewRow).cells.every(({ before }) => before === null)).toBe(true)
})

test('a product that changes is shown with what it is now, and one that does not is only counted', async () => {
  const first = csv(headers, 'ON-010;Tabak;Ev;Yeni Marka;20;100;5;', 'ON-011;Kase;Ev;Yeni Marka;20;50;5;')
  const added = await check(shop, 'products', first, { choices: making })
  await shop.call('POST', `${path}/${added.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  const { id, counts } = await check(shop, 'prices', csv('Stok kodu;Satış Fiyatı', 'ON-010;120,5', 'ON-011;50'))
  expect(counts).toEqual({ create: 0, update: 1, same: 1, faulty: 0 })
  const rows = await previewOf(id)
  expect(rows.map(({ position, result }) => [position, result])).toEqual([[2, 'update']])
  expect(shown(rows[0] as PreviewRow, 'before')).toEqual({ stock_code: 'ON-010', price: 100 })
  expect(shown(rows[0] as PreviewRow, 'after')).toEqual({ stock_code: 'ON-010', price: 120.5 })
})

test('a barcode with a wrong check digit is warned of as the form does, and goes in', async () => {
  const file = csv(
    headers,
    'ON-020;Bardak;Ev;;20;10;1;8690000000203',
    'ON-021;Bardak iki;Ev;;20;10;1;8690000000204',
    'ON-022;Bardak üç;Ev;;20;10;1;KENDI-1',
  )
  const { id, counts } = await check(shop, 'products', file, { choices: making })
  expect(counts).toMatchObject({ create: 3, faulty: 0 })
  expect((await previewOf(id)).map(({ position, advice }) => [position, advice])).toEqual([
    [2, []],
    [3, [{ id: checkDigitFits.id, about: { digit: '3' }, columns: ['barcode'] }]],
    [4, []],
  ])
})

test('a value that repeats as wrong is replaced once, in every row that says it', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => `ON-1${at + 10};Ürün ${at};Ev;Yanlıs Marka;20;10;1;`)
  const file = csv(headers, ...lines, 'ON-199;Başka;Ev;Öbür Marka;20;10;1;')
  const choices = { ...firstChoices, make: ['category' as const] }
  const wrong = await check(shop, 'products', file, { choices })
  expect([wrong.counts.faulty, new Set(told(wrong).map(([, id, column]) => `${id} ${column}`))]).toEqual([
    41,
    new Set(['import.unknown_name brand']),
  ])
  const replaced = { brand: { 'Yanlıs Marka': 'Yeni Marka' } }
  const mended = await check(shop, 'products', file, { choices: { ...choices, replaced } })
  expect(told(mended)).toEqual([[42, 'import.unknown_name', 'brand']])
  expect(mended.choices.replaced).toEqual(replaced)
  const [first] = await previewOf(mended.id)
  expect(shown(first as PreviewRow, 'after').brand).toBe('Yeni Marka')
})

test('nothing is replaced in a field that the file cannot have', async () => {
  const { id } = await check(shop, 'brands', csv('Marka adı;Marka adı (English)', 'Gün;Day'))
  const body = { mode: 'both', columns: [null, null], choices: { ...firstChoices, replaced: { price: { a: 'b' } } } }
  const answer = await shop.call('PUT', `${path}/${id}/mapping`, { body })
  expect(answer.body.rules).toContainEqual({ id: 'validation.invalid_choice', at: ['choices.replaced.price'] })
})

test('a brand is shown with its names in all languages, before and after', async () => {
  const first = await check(shop, 'brands', csv('Marka adı', 'Akşam Sefası'), { choices: firstChoices })
  const [fresh] = await previewOf(first.id)
  expect((fresh as PreviewRow).cells.map(({ before, after }) => [before, after])).toEqual([
    [null, 'Akşam Sefası'],
    [null, 'Akşam Sefası'],
  ])
  await shop.call('POST', `${path}/${first.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  const again = await check(shop, 'brands', csv('Marka adı;Durum', 'Akşam Sefası;Pasif'), { choices: firstChoices })
  const [changed] = await previewOf(again.id)
  expect(changed).toMatchObject({ result: 'update' })
  expect((changed as PreviewRow).cells.find(({ key }) => key === 'status')).toEqual({
    key: 'status',
    before: 1,
    after: 0,
  })
})
