import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { newSent, newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { check, csv, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A company without a connection: its parcels go out in a file, and its answer comes back in one. */

let shop: Shop
let method = 0
beforeAll(async () => {
  shop = await openShop()
  const body = {
    ...draftOf('shop-shipping-methods', shop.own),
    ...{ name: 'Dosyalı Kargo', carrier: 'file', tracking_pattern: 'https://kargo.test/?no=%kod%' },
  }
  method = (await shop.call('POST', '/v1/panel/shop-shipping-methods', { body })).body.data.id
})
afterAll(() => shop.close())

/** An order that was given to the company, by its number and that of its parcel. */
async function given() {
  const { id } = await newShippable(shop)
  const { version, number } = await orderIn(shop, id)
  const body = { step: 'REGISTER', version, shipping_method_id: method }
  expect((await shop.call('POST', `/v1/panel/orders/${id}/shipment`, { body })).http).toBe(200)
  return { id, number, reference: (await parcelIn(shop, id))?.reference ?? '' }
}

const asFile = (...lines: readonly string[]) => csv('Sipariş no;Gönderi no;Takip numarası;Durum', ...lines)
const day = '2026-01-01'

test('its parcels are a file of the columns that are asked for, of its method alone', async () => {
  const { number, reference } = await given()
  await newSent(shop)
  const query = `shipping_method_id=${method}&format=csv&lang=tr&columns=reference,number,city,packages&from=${day}`
  const { http, text } = await shop.call('GET', `/v1/panel/parcels/export?${query}`)
  expect([http, readCsv(text, ',').slice(0, 2)]).toEqual([
    200,
    [
      ['Gönderi no', 'Sipariş no', 'İl', 'Koli'],
      [reference, number, 'Ankara', '1'],
    ],
  ])
})

describe('its answer', () => {
  test('is tried first, and tells of each row what would come of it', async () => {
    const [one, other] = [await given(), await given()]
    const sent = await orderIn(shop, await newSent(shop))
    const file = asFile(
      `${one.number};;TK-1;Kargoda`,
      `;${other.reference};TK-2;`,
      'YOK-1;;TK-3;',
      `${sent.number};;TK-4;`,
      `${one.number};;TK-1;Yolda`,
      `;${other.reference};;`,
    )
    const staged = await check(shop, 'parcels', file)
    expect(staged.counts).toEqual({ create: 0, update: 2, same: 1, faulty: 3 })
    expect(told(staged)).toEqual([
      [4, 'notFound', 'number'],
      // The company with a connection tells its own parcels.
      [5, 'notFound', 'number'],
      [6, 'validation.invalid_choice', 'status'],
    ])
    expect((await parcelIn(shop, one.id))?.tracking_code).toBe('')
  })

  test('gives the parcels their codes, and takes their orders where the company says', async () => {
    const [one, other] = [await given(), await given()]
    const file = asFile(`${one.number};;TK-1;Delivered`, `;${other.reference};TK-2;in_cargo`)
    const staged = await check(shop, 'parcels', file)
    const applied = await shop.call('POST', `/v1/panel/imports/${staged.id}/apply`, {
      body: { leave_faulty: 0 },
    })
    expect([applied.http, applied.body.error]).toEqual([200, undefined])
    await workOff(shop)
    expect(await parcelIn(shop, one.id)).toMatchObject({
      ...{ status: 'by_hand', tracking_code: 'TK-1', tracking_url: 'https://kargo.test/?no=TK-1' },
    })
    expect([(await orderIn(shop, one.id)).status, (await orderIn(shop, other.id)).status]).toEqual([
      'delivered',
      'in_cargo',
    ])
    // The same file again changes nothing.
    const again = await check(shop, 'parcels', file)
    expect(again.counts).toMatchObject({ update: 0, same: 2, faulty: 0 })
  })
})
