import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipments } from '#server/db/schema/shipments.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/shop-shipping-methods'
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const draft = (changes: object = {}) => ({ ...draftOf('shop-shipping-methods', shop.own), ...changes })
const band = (minimum: string, maximum: string, price = '49.90') => ({ minimum, maximum, price })

async function add(changes: object = {}): Promise<number> {
  const answer = await shop.call('POST', path, { body: draft(changes) })
  expect([answer.http, answer.body.error]).toEqual([200, undefined])
  return answer.body.data.id
}

async function send(order_id: number, body: object) {
  const { version } = await orderIn(shop, order_id)
  return shop.call('POST', `/v1/panel/orders/${order_id}/shipment`, { body: { step: 'REGISTER', version, ...body } })
}

describe('what sending costs', () => {
  test('R150: a band ends above its start, and bands leave neither gap nor doubt', async () => {
    const refused = async (bands: object[]) => {
      const { http, body } = await shop.call('POST', path, { body: draft({ bands }) })
      return [http, body.rules.map(({ id, at }: { id: string; at: string[] }) => `${id} ${at.join()}`)]
    }
    expect(await refused([band('10', '10')])).toEqual([422, ['validation.price_range bands.0.maximum']])
    expect(await refused([band('0', '100'), band('50', '')])).toEqual([422, ['shipping.bands_overlap bands.1.minimum']])
    expect(await refused([band('0', '100'), band('150', '')])).toEqual([422, ['shipping.bands_gap bands.1.minimum']])
  })

  test('the form of a new order is told the prices of the methods in use', async () => {
    const id = await add({ bands: [band('0', '500', '89.90'), band('500', '')], free_from: '1500' })
    const { shipping_methods } = (await shop.call('GET', '/v1/panel/new-order')).body.data
    expect(shipping_methods.find((one: { id: number }) => one.id === id)).toMatchObject({
      bands: [band('0.00', '500.00', '89.90'), band('500.00', '')],
      free_from: '1500.00',
    })
    expect(
      (
        await shop.call('POST', '/v1/panel/record-status/shop-shipping-methods', {
          body: { records: [{ id }], status: 0 },
        })
      ).http,
    ).toBe(200)
    const left = (await shop.call('GET', '/v1/panel/new-order')).body.data.shipping_methods
    expect(left.map((one: { id: number }) => one.id)).not.toContain(id)
  })
})

describe('by hand', () => {
  const pattern = 'https://kargo.test/takip?no=%kod%'

  test('the staff bring the code, the customer follows it where the method says, and no company is asked', async () => {
    const shipping_method_id = await add({ carrier: 'manual', tracking_pattern: pattern })
    const { id } = await newShippable(shop)
    const answer = await send(id, { shipping_method_id, tracking_code: ' AB 1 ' })
    expect([answer.http, answer.body.data.status]).toEqual([200, 'reported_to_cargo'])
    expect(await parcelIn(shop, id)).toMatchObject({
      ...{ status: 'by_hand', tracking_code: 'AB 1', shipping_method_id },
      tracking_url: 'https://kargo.test/takip?no=AB%201',
    })
    expect(await shop.db.$count(shipments, eq(shipments.order_id, id))).toBe(1)
    expect(answer.body.data.shipping.withdrawals).toEqual([])
  })

  test('what is handed over has no code, whatever is sent along', async () => {
    const shipping_method_id = await add({ carrier: 'handover' })
    const { id } = await newShippable(shop)
    expect((await send(id, { shipping_method_id, tracking_code: 'AB1' })).http).toBe(200)
    expect(await parcelIn(shop, id)).toMatchObject({ status: 'by_hand', tracking_code: '', tracking_url: '' })
  })
})

test('R167: a method that an order or a parcel names is not deleted; any other goes and comes back', async () => {
  const [used, free] = [await add({ carrier: 'handover' }), await add()]
  const { id } = await newShippable(shop, { shipping_method_id: used })
  await send(id, { shipping_method_id: used })
  const answer = await shop.call('DELETE', `${path}/${used}`)
  expect([answer.http, answer.body.error]).toEqual([409, 'delete.in_use'])
  expect(
    answer.body.rules.map(({ about }: { about: { what: string; count: number } }) => [about.what, about.count]),
  ).toEqual([
    ['orders', 1],
    ['shipments', 1],
  ])
  expect((await shop.call('DELETE', `${path}/${free}`)).http).toBe(200)
  expect((await shop.call('POST', `/v1/panel/bin/shop-shipping-methods/${free}`)).http).toBe(200)
  expect((await shop.call('GET', `${path}/${free}`)).body.data.id).toBe(free)
})

test.each([
  ['kargo.test/%kod%', 422],
  ['https://kargo.test/takip', 422],
  ['https://kargo.test/%kod%', 200],
])('the address %s answers %i', async (tracking_pattern, http) => {
  expect((await shop.call('POST', path, { body: draft({ tracking_pattern }) })).http).toBe(http)
})
