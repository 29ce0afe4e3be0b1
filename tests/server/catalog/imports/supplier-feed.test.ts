import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoices, type Import } from '#api/contract/platform/imports.ts'
import { job, workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { check, path, send, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { windows1254 } from './windows-1254.ts'

/** A feed as a supplier in Türkiye sends it: products with their variants in them. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const feed = windows1254(`<?xml version="1.0" encoding="windows-1254"?>
<Ürünler tarih="23.11.2026">
  <Ürün>
    <id>7001</id><UrunAdi><![CDATA[Iğdır tişörtü & çorabı]]></UrunAdi><Kategori><Ad>Tişört</Ad></Kategori><Marka>Güneş Tekstil</Marka>
    <KDV>20</KDV><SatisFiyati ParaBirimi="TL">1.299,90</SatisFiyati><StokKodu>IG</StokKodu>
    <Resimler><Resim>https://tedarik.test/1.jpg</Resim><Resim>https://tedarik.test/2.jpg</Resim></Resimler>
    <Varyantlar>
      <Varyant><StokKodu>IG-K</StokKodu><Barkod>8690000000104</Barkod><Stok>3</Stok><Özellik Tanim="Renk" Deger="Kırmızı"/><Özellik Tanim="Beden" Deger="M"/></Varyant>
      <Varyant><StokKodu>IG-M</StokKodu><Barkod>8690000000111</Barkod><Stok>5</Stok><SatisFiyati>1.349,90</SatisFiyati><Özellik Tanim="Renk" Deger="Mavi"/><Özellik Tanim="Beden" Deger="M"/></Varyant>
    </Varyantlar>
  </Ürün>
  <Ürün>
    <id>7002</id><UrunAdi>Şile bezi elbise</UrunAdi><Kategori><Ad>Elbise</Ad></Kategori><Marka>Güneş Tekstil</Marka>
    <KDV>20</KDV><SatisFiyati ParaBirimi="TL">549</SatisFiyati><StokKodu>SB</StokKodu><Barkod>8690000000128</Barkod><Stok>9</Stok>
    <Varyantlar/>
  </Ürün>
</Ürünler>`)

const making = { ...firstChoices, make: ['brand' as const] }

test('D12: a feed goes in whole, its variants as rows of their own, and its undo takes all of it back', async () => {
  const checked = await check(shop, 'products', feed, { choices: making })
  expect(Object.fromEntries(checked.headers.map((header, at) => [header, checked.mapping[at]]))).toEqual({
    id: null,
    UrunAdi: 'name.175',
    'Kategori/Ad': 'category',
    Marka: 'brand',
    KDV: 'tax',
    'SatisFiyati/@ParaBirimi': null,
    SatisFiyati: 'price.1',
    StokKodu: 'stock_code',
    'Resimler/Resim': null,
    'Varyant/Özellik': 'options',
    Barkod: 'barcode',
    Stok: 'quantity',
    'Varyant grubu': 'group',
  })
  expect([told(checked), checked.counts]).toEqual([[], { create: 3, update: 0, same: 0, faulty: 0 }])
  const begun = await shop.call('POST', `${path}/${checked.id}/apply`, { body: { leave_faulty: 0 } })
  await workOff(shop)
  expect(await job(shop, begun.body.data.id)).toMatchObject({ state: 'finished', done: 2 })
  expect(await stored()).toEqual([
    ['Iğdır tişörtü & çorabı', 'Güneş Tekstil', 'IG-K', '8690000000104', 129_990, 3],
    ['Iğdır tişörtü & çorabı', 'Güneş Tekstil', 'IG-M', '8690000000111', 134_990, 5],
    ['Şile bezi elbise', 'Güneş Tekstil', 'SB', '8690000000128', 54_900, 9],
  ])
  expect(await brokenInvariants(shop)).toEqual([])
  const { rows: left } = await shop.db.execute(sql`select from import_sources where import_id = ${checked.id}`)
  expect(left).toEqual([])

  const undone = await shop.call('POST', `/v1/panel/jobs/${begun.body.data.id}/undo`)
  await workOff(shop)
  expect(await job(shop, undone.body.data.id)).toMatchObject({ done: 2, refused: 0, failed: 0 })
  expect(await stored()).toEqual([])
})

async function stored() {
  const { rows } = await shop.db.execute<Record<string, string | number>>(sql`
    select p.label, b.label as brand, v.stock_code, v.barcode, vp.price, v.quantity::int as quantity
      from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      join prices vp on vp.shop_id = v.shop_id and vp.variant_id = v.id and vp.country_id = 1
     where v.shop_id = ${shop.own.shop_id} order by v.id`)
  return rows.map((row) => Object.values(row))
}

test('another element is chosen for the row, on any device and as often as wanted', async () => {
  const sent: Import = (await send(shop, 'products', 'tedarik.xml', feed)).body.data
  expect([sent.elements, sent.element, sent.header_row, sent.total]).toEqual([
    [
      { path: 'Ürünler/Ürün', count: 2 },
      { path: 'Ürünler/Ürün/Varyantlar/Varyant', count: 2 },
      { path: 'Ürünler/Ürün/Varyantlar/Varyant/Özellik', count: 4 },
      { path: 'Ürünler', count: 1 },
    ],
    1,
    0,
    3,
  ])
  const other = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row: 2 } })
  expect([other.body.data.element, other.body.data.total, other.body.data.sample.length]).toEqual([2, 2, 2])
  expect(other.body.data.headers).toContain('Ürün/UrunAdi')
  const back = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row: 1 } })
  expect([back.body.data.mapping, back.body.data.total]).toEqual([sent.mapping, 3])
  const none = await shop.call('PUT', `${path}/${sent.id}/header`, { body: { row: 5 } })
  expect([none.http, none.body.fields]).toEqual([422, { row: 'validation.invalid_choice' }])
})

test('a feed that is damaged, or that declares something, is refused with a sentence', async () => {
  const damaged = await send(shop, 'products', 'a.xml', Buffer.from('<l>\n<u><ad>a</u>\n</l>'))
  expect([damaged.http, damaged.body.rules[0]]).toMatchObject([422, { id: 'import.damaged_at', about: { line: 2 } }])
  const dtd = await send(
    shop,
    'products',
    'a.xml',
    Buffer.from('<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><l>&a;</l>'),
  )
  expect([dtd.http, dtd.body.rules[0].id]).toEqual([422, 'import.dtd'])
})
