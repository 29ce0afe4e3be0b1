import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { jobRows, workOff } from '#tests/jobs.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the rows of bulk shipping say of parcels that wait for a decision: what their orders' own pages say. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const bulk = `${ordersPath}/bulk/shipping`

/** An order that the company was asked about, which answered so; nobody was asked about a new one. */
async function orderThat(stands: 'new' | 'warned' | 'failed'): Promise<number> {
  const kind = { new: 'taken', warned: 'out_of_area', failed: 'error' } as const
  const { id } = await newShippable(shop, { shipping_address: addressFor(kind[stands]) })
  if (stands === 'new') return id
  const { version } = await orderIn(shop, id)
  const body = { step: 'REGISTER', version, shipping_method_id: shop.own.shipping_method }
  expect((await shop.call('POST', `${ordersPath}/${id}/shipment`, { body })).http).toBe(200)
  return id
}

const how = (ids: readonly number[], anyway: 0 | 1) => ({
  choice: { ids, filter: null, except: [] },
  shipping_method_id: anyway === 1 ? null : shop.own.shipping_method,
  anyway,
})

async function checked(id: number, anyway: 0 | 1): Promise<string[]> {
  const body = { ...how([id], anyway), page: 0 }
  const { rows } = (await shop.call('POST', `${bulk}/trial`, { body })).body.data
  return rows[0].rules.map((rule: { id: string }) => rule.id)
}

const page = async (id: number) => (await shop.call('GET', `${ordersPath}/${id}`)).body.data

test('R220: a method that does not send to an order’s address is refused in bulk and on its page, and its parcel is announced to nobody', async () => {
  const zone = { name: 'Ege', countries: [1], provinces: [35] }
  const { id: ege } = (await shop.call('POST', '/v1/panel/zones', { body: zone })).body.data
  const draft = { ...draftOf('shop-shipping-methods', shop.own), name: 'Ege kargo', carrier: 'sandbox', zones: [ege] }
  const { id: method } = (await shop.call('POST', '/v1/panel/shop-shipping-methods', { body: draft })).body.data
  const { id } = await newShippable(shop, {
    shipping_address: { ...addressFor('taken'), city: 'Ankara', country: 'Türkiye' },
  })
  const body = { ...how([id], 0), shipping_method_id: method, page: 0 }
  const [row] = (await shop.call('POST', `${bulk}/trial`, { body })).body.data.rows
  const told = { id: 'order.outside_zones', about: { method: 'Ege kargo', place: 'Ankara, Türkiye' } }
  expect(row.rules).toMatchObject([told])
  const { version, shipping } = await page(id)
  expect(shipping.methods.find((one: { id: number }) => one.id === method)?.areas).toMatchObject([
    { provinces: ['İzmir'] },
  ])
  const step = { step: 'REGISTER', version, shipping_method_id: method }
  const alone = await shop.call('POST', `${ordersPath}/${id}/shipment`, { body: step })
  expect([alone.http, alone.body.rules]).toMatchObject([422, [told]])
  expect((await page(id)).shipping.shipments).toEqual([])
})

describe('D7: a row says what the page of its order says', () => {
  test.each([
    ['new', 0, []],
    ['warned', 0, ['cargo.out_of_area']],
    ['failed', 0, []],
    ['new', 1, ['shipping.nothing_to_decide']],
    ['warned', 1, []],
    ['failed', 1, []],
  ] as const)('of a %s parcel, sent all the same: %i', async (stands, anyway, rules) => {
    expect(await checked(await orderThat(stands), anyway)).toEqual(rules)
  })

  test('in the job too, which can then be sent all the same', async () => {
    const ids = [await orderThat('warned'), await orderThat('new')]
    const { id } = (await shop.call('POST', bulk, { body: how(ids, 0), key: 'ship-warned' })).body.data
    await workOff(shop)
    const rows = await jobRows(shop, id, 'refused')
    expect(rows.find(({ record_id }) => record_id === ids[0])?.rules).toEqual([{ id: 'cargo.out_of_area' }])
    expect(JSON.stringify(rows)).not.toContain('flow.no_such_step')
  })
})
