import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Shipping } from '#api/contract/sales/shipments.ts'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { cargo_announcements } from '#server/db/schema/shipments.ts'
import { askCargo } from '#server/sales/shipping/ship-order.ts'
import { mostVoids, voidLabels } from '#server/sales/shipping/void-labels.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A parcel that the cargo company was told of and that its order does not need is withdrawn, whatever came between. */

let shop: Shop
let register: Shop['services']['sandboxCargo']['register']
beforeAll(async () => {
  shop = await openShop()
  register = shop.services.sandboxCargo.register
})
afterEach(async () => {
  shop.services.sandboxCargo.trouble = null
  shop.services.sandboxCargo.register = register
  await shop.db.delete(cargo_announcements)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const send = (id: number, step = 'REGISTER', version = 1) =>
  shop.call('POST', `${ordersPath}/${id}/shipment`, {
    body: { step, version, shipping_method_id: step === 'REGISTER' ? shop.own.shipping_method : null },
  })
const move = async (id: number, status: string) => {
  const { version } = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
}
const turn = async () => {
  await shop.db.update(cargo_announcements).set({ ask_at: sql`now()` })
  await voidLabels(shop.services)
}
const shippingIn = async (id: number): Promise<Shipping> =>
  (await shop.call('GET', `${ordersPath}/${id}`)).body.data.shipping
const parcelAt = async (id: number) =>
  (
    await shop.db
      .select()
      .from(sandbox_parcels)
      .where(eq(sandbox_parcels.reference, `${shop.own.shop_id}-${id}-1`))
  )[0]
const stateOf = async (id: number) =>
  (await shop.db.select().from(cargo_announcements).where(eq(cargo_announcements.order_id, id)))[0]?.state

/** The order is cancelled when the company has the parcel and nobody has heard of it. */
async function cancelledMeanwhile() {
  const { id } = await newShippable(shop)
  shop.services.sandboxCargo.register = async (...asked) => {
    const answer = await register(...asked)
    expect((await move(id, 'cancelled')).http).toBe(200)
    return answer
  }
  expect((await send(id)).http).toBe(409)
  return id
}

describe('a parcel that is announced in the second when its order is cancelled', () => {
  test('is still there at first, then withdrawn, and the shipping says each with its code', async () => {
    const id = await cancelledMeanwhile()
    const code = (await parcelAt(id))?.tracking_code
    expect((await shippingIn(id)).withdrawals).toMatchObject([{ code, state: 'still_there' }])
    await turn()
    expect(await parcelAt(id)).toMatchObject({ withdrawn: true })
    expect((await shippingIn(id)).withdrawals).toMatchObject([{ code, state: 'withdrawn' }])
  })

  test('is withdrawn later when the company does not answer, and by one of two servers', async () => {
    const id = await cancelledMeanwhile()
    shop.services.sandboxCargo.trouble = 'down'
    await turn()
    expect([await stateOf(id), (await shippingIn(id)).withdrawals[0]?.state]).toEqual(['open', 'still_there'])
    shop.services.sandboxCargo.trouble = null
    await voidLabels(shop.services)
    expect(await stateOf(id)).toBe('open')
    await shop.db.update(cargo_announcements).set({ ask_at: sql`now()` })
    const asked: string[] = []
    const { voidLabel } = shop.services.sandboxCargo
    shop.services.sandboxCargo.voidLabel = (reference) => {
      asked.push(reference)
      return voidLabel(reference)
    }
    await Promise.all([voidLabels(shop.services), voidLabels(shop.services)])
    shop.services.sandboxCargo.voidLabel = voidLabel
    expect([asked.length, await stateOf(id)]).toEqual([1, 'withdrawn'])
  })

  test('stays to be called for when the company never answers', async () => {
    const id = await cancelledMeanwhile()
    shop.services.sandboxCargo.trouble = 'down'
    await shop.db.update(cargo_announcements).set({ tries: mostVoids - 1 })
    await turn()
    expect([await stateOf(id), (await shippingIn(id)).withdrawals[0]?.state]).toEqual(['stays', 'still_there'])
  })
})

test('a server that is gone before it stores the answer leaves the parcel to be found by another', async () => {
  const { id } = await newShippable(shop)
  const asked = { type: 'REGISTER', shipping_method_id: shop.own.shipping_method } as const
  await askCargo({ services: shop.services, shop_id: shop.own.shop_id }, id, asked)
  // The order may still be sent by this very parcel.
  await turn()
  expect([await stateOf(id), (await parcelAt(id))?.withdrawn]).toEqual(['open', false])
  await move(id, 'cancelled')
  await turn()
  expect([await stateOf(id), (await parcelAt(id))?.withdrawn]).toEqual(['withdrawn', true])
})

test('a parcel whose order goes by hand, since the answer was lost, is withdrawn', async () => {
  const { id } = await newShippable(shop)
  shop.services.sandboxCargo.register = async (...asked) => {
    await register(...asked)
    shop.services.sandboxCargo.trouble = 'down'
    return register(...asked)
  }
  expect((await send(id)).http).toBe(200)
  shop.services.sandboxCargo.register = register
  shop.services.sandboxCargo.trouble = null
  const { version } = await orderIn(shop, id)
  expect((await send(id, 'PROCEED', version)).http).toBe(200)
  await turn()
  expect([await stateOf(id), (await parcelAt(id))?.withdrawn]).toEqual(['withdrawn', true])
})

test('a parcel that its order was sent with stays where it is, and nothing is said of it', async () => {
  const { id } = await newShippable(shop)
  expect((await send(id)).http).toBe(200)
  await turn()
  expect([await stateOf(id), (await parcelAt(id))?.withdrawn]).toEqual(['kept', false])
  expect((await shippingIn(id)).withdrawals).toEqual([])
})

test('of a parcel that the company does not know nothing is said', async () => {
  const { id } = await newShippable(shop)
  shop.services.sandboxCargo.trouble = 'down'
  await send(id)
  shop.services.sandboxCargo.trouble = null
  await move(id, 'cancelled')
  await turn()
  expect([await stateOf(id), (await shippingIn(id)).withdrawals]).toEqual(['none', []])
})

test('nobody looks at what was announced while the company may still be answering', async () => {
  await cancelledMeanwhile()
  await voidLabels(shop.services)
  const [row] = await shop.db.select().from(cargo_announcements)
  expect([row?.state, row?.asks]).toEqual(['open', 0])
})
