import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSheet, readZip } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { check, csv, path, send, told } from './files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('rows of brands', () => {
  test('are known by name, however it is written, and judged by the rules of the form', async () => {
    const file = await check(
      shop,
      'brands',
      csv(
        'Marka adı;Marka adı (English);Durum',
        'MAVİ DENİZ;Blue Sea;Pasif',
        'Işık;Light;Aktif',
        'ISIK;Light;Aktif',
        'Gece;;Aktif',
        ';Night;',
        'Gün;Day;belki',
      ),
    )
    expect(told(file)).toEqual([
      [4, 'import.twice_in_file', 'translations.name.175'],
      [5, 'validation.translation', 'translations.name.176'],
      [6, 'validation.translation', 'translations.name.175'],
      [7, 'import.no_switch', 'status'],
    ])
    expect(file.counts).toEqual({ create: 1, update: 1, same: 0, faulty: 4 })
  })

  test('that are only added must be new, and those that only change must be there', async () => {
    const content = csv('Marka adı;Marka adı (English)', 'Mavi Deniz;Blue Sea', 'Yeni;New')
    const naming = 'translations.name.175'
    expect(told(await check(shop, 'brands', content, { mode: 'add' }))).toEqual([[2, 'validation.name_exists', naming]])
    expect(told(await check(shop, 'brands', content, { mode: 'update' }))).toEqual([[3, 'import.not_there', naming]])
  })

  test.each(['csv', 'csv-tr', 'xlsx'])('of an export change nothing: %s', async (format) => {
    const exported = await shop.app.request(`/v1/panel/brands/export?format=${format}&status=1`, {
      headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
    })
    const file = await check(shop, 'brands', Buffer.from(await exported.arrayBuffer()))
    expect([told(file), file.counts]).toEqual([[], { create: 0, update: 0, same: 1, faulty: 0 }])
  })
})

test('R164: rows of categories lie under those of the shop, and under rows of the same file', async () => {
  const file = await check(
    shop,
    'categories',
    csv(
      'Kategori adı;Kategori adı (English);Üst kategori',
      'Abiye;Evening;Giyim > Kadın > Elbise > Uzun',
      'Uzun;Long;Giyim > Kadın > Elbise',
      'Elbise;Dress;Giyim > Kadın',
      'Kayıp;Lost;Hiç yok',
      'Alt;Below;Kayıp',
      'Giyim;Clothing;',
      'Dal;;Giyim',
      'Yaprak;Leaf;Giyim > Dal',
    ),
  )
  expect(told(file)).toEqual([
    [5, 'import.unknown_name', 'parent_id'],
    [6, 'import.unknown_name', 'parent_id'],
    [8, 'validation.translation', 'translations.name.176'],
    [9, 'import.parent_faulty', 'parent_id'],
  ])
  expect(file.rows.flatMap(({ refusals }) => refusals.map(({ about }) => about ?? null))).toEqual([
    { name: 'Hiç yok' },
    { name: 'Kayıp' },
    null,
    { row: 8 },
  ])
  expect(file.counts).toEqual({ create: 2, update: 1, same: 1, faulty: 4 })
})

test('a mapping is remembered for the next file of the person', async () => {
  const as = await shop.as([1202, 1203])
  const content = csv('Başlık 1;Başlık 2', 'Kışlık;Winter')
  const first = (await send(shop, 'tags', 'a.csv', content, as)).body.data
  expect(first.mapping).toEqual([null, null])
  const columns = ['translations.name.175', 'translations.name.176']
  const mapped = await shop.call('PUT', `${path}/${first.id}/mapping`, { as, body: { mode: 'add', columns } })
  expect(mapped.http, mapped.text).toBe(200)
  expect((await send(shop, 'tags', 'b.csv', content, as)).body.data.mapping).toEqual(columns)
  expect((await send(shop, 'tags', 'b.csv', content)).body.data.mapping).toEqual([null, null])
})

test('a mapping must name its records, and no field twice', async () => {
  const file = (await send(shop, 'tags', 'a.csv', csv('a;b', 'c;d'))).body.data
  const naming = 'translations.name.175'
  for (const [columns, rule] of [
    [[null, null], 'import.key_unmapped'],
    [[naming, naming], 'import.mapped_twice'],
    [[naming, 'nothing'], 'validation.invalid_choice'],
    [[naming], 'validation.invalid_choice'],
  ]) {
    const answer = await shop.call('PUT', `${path}/${file.id}/mapping`, { body: { mode: 'add', columns } })
    expect([answer.http, answer.body.error]).toEqual([422, rule])
  }
})

test('R174: a kind, a way and a file that somebody has no permission for are none', async () => {
  const adder = await shop.as([1102])
  const content = csv('Marka adı', 'a')
  expect((await send(shop, 'tags', 'a.csv', content, adder)).body).toMatchObject({
    fields: { kind: 'validation.invalid_choice' },
  })
  const own = (await send(shop, 'brands', 'a.csv', content, adder)).body.data
  const columns = ['translations.name.175']
  const update = await shop.call('PUT', `${path}/${own.id}/mapping`, { as: adder, body: { mode: 'update', columns } })
  expect(update.body).toMatchObject({ fields: { mode: 'validation.invalid_choice' } })
  const foreign = await shop.call('GET', `${path}/${own.id}`, { as: await shop.as([602]) })
  expect([foreign.http, foreign.body.error]).toEqual([404, 'notFound'])
})

test('faulty rows go out as a file with their reasons, in both languages', async () => {
  const file = await check(shop, 'tags', csv('Etiket adı;Etiket adı (English)', '=Şal;'))
  const inTurkish = await shop.call('GET', `${path}/${file.id}/faults`)
  const inEnglish = await shop.call('GET', `${path}/${file.id}/faults?lang=en`)
  expect(inTurkish.text.trim().split('\r\n')[1]).toMatch(/^"'=Şal";;"Etiket adı \(English\): .+"$/)
  expect(inEnglish.text.trim().split('\r\n')[1]).toMatch(/^"'=Şal";;"Tag name \(English\): .+"$/)
})

test.each([
  ['products', 'tr'],
  ['prices', 'en'],
  ['categories', 'en'],
] as const)('a template names columns that are taken for its fields: %s, %s', async (kind, lang) => {
  const answer = await shop.app.request(`${path}/template?kind=${kind}&lang=${lang}`, {
    headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) },
  })
  const [cells = []] = readSheet(readZip(Buffer.from(await answer.arrayBuffer())), 'sheet1')
  const headers = cells.map(({ text }) => text ?? '')
  const { mapping, columns } = (await send(shop, kind, 'a.csv', csv(headers.join(';'), 'a;b'))).body.data
  expect(mapping).toEqual(columns.map(({ key }: { key: string }) => key))
})
