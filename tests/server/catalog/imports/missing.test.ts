import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoices, type Makeable } from '#api/contract/platform/imports.ts'
import { job, workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { check, checked, csv, path, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What rows name and the shop lacks, chosen to be made once the check has told of it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const content = csv(
  'Stok kodu;Ürün adı;Kategori;Vergi;Fiyat;Stok;Marka;Etiketler;Tedarikçi',
  'EK-1;Sürahi;Giyim > Kadın > Şal;KDV %20;10;1;Iğdır Cam;Yeni, Yaz;Ege Toptan',
  'EK-2;Bardak;Giyim > Kadın > Şal;KDV %20;on;1;Güneş;Kış;Doğu Toptan',
)

const tables = ['brands', 'categories', 'tags', 'suppliers', 'products'] as const

async function names(): Promise<string[][]> {
  const found: string[][] = []
  for (const table of tables) {
    const { rows } = await shop.db.execute<{ label: string }>(
      sql`select label from ${sql.raw(table)} where shop_id = ${shop.own.shop_id} order by id`,
    )
    found.push(rows.map(({ label }) => label))
  }
  return found
}

/** Takes the columns as they are, and has these made. */
async function made(file: { id: number; mode: string; mapping: unknown }, make: readonly Makeable[]) {
  const body = { mode: file.mode, columns: file.mapping, choices: { ...firstChoices, make } }
  const { http, text } = await shop.call('PUT', `${path}/${file.id}/mapping`, { body })
  expect(http, text).toBe(200)
  return checked(shop, file.id)
}

test('each is made only where it was chosen, by the good rows alone, under what is there, and goes with the undo', async () => {
  const before = await names()
  const file = await check(shop, 'products', content, { choices: firstChoices })
  const lacking = (row: number, ...columns: readonly string[]) =>
    columns.map((column) => [row, 'import.unknown_name', column])
  expect(told(file).filter(([row]) => row === 2)).toEqual([...lacking(2, 'brand', 'supplier', 'category', 'tags')])
  const some = await made(file, ['brand', 'tags'])
  expect(told(some).filter(([row]) => row === 2)).toEqual(lacking(2, 'supplier', 'category'))
  expect(some.making).toEqual({ total: 0, first: [] })

  const all = await made(file, ['brand', 'tags', 'category', 'supplier'])
  expect([told(all), all.counts.create]).toEqual([[[3, 'validation.price', 'price.1']], 1])
  expect(all.making.first.map(({ kind, name }) => `${kind}: ${name}`).sort()).toEqual([
    'brand: Iğdır Cam',
    'category: Giyim > Kadın > Şal',
    'supplier: Ege Toptan',
    'tags: Yaz',
    'tags: Yeni',
  ])
  expect(await names()).toEqual(before)

  const begun = await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 1 } })
  await workOff(shop)
  const after = await names()
  expect(after.map((own, at) => own.slice(before[at]?.length))).toEqual([
    ['Iğdır Cam'],
    ['Şal'],
    ['Yeni', 'Yaz'],
    ['Ege Toptan'],
    ['Sürahi'],
  ])
  const { rows: above } = await shop.db.execute(
    sql`select p.label from categories c join categories p on p.shop_id = c.shop_id and p.id = c.parent_id
         where c.shop_id = ${shop.own.shop_id} and c.label = 'Şal'`,
  )
  expect(above).toEqual([{ label: 'Kadın' }])

  const undone = await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  expect(await job(shop, undone.body.data.id)).toMatchObject({ done: 1, refused: 0, failed: 0 })
  expect(await names()).toEqual(before)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('what somebody added by the same name meanwhile is taken, and stays', async () => {
  const before = await names()
  const file = await made(await check(shop, 'products', content, { choices: firstChoices }), [
    'brand',
    'tags',
    'category',
    'supplier',
  ])
  await shop.db.execute(sql`
    insert into suppliers (shop_id, label, name, search) values (${shop.own.shop_id}, 'EGE TOPTAN', 'EGE TOPTAN', 'ege toptan')`)
  const begun = await shop.call('POST', `${path}/${file.id}/apply`, { body: { leave_faulty: 1 } })
  await workOff(shop)
  expect((await names())[3]).toEqual([...(before[3] ?? []), 'EGE TOPTAN'])
  await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  expect(await names()).toEqual(before.with(3, [...(before[3] ?? []), 'EGE TOPTAN']))
})
