import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { variants } from '#server/db/schema/products.ts'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { brokenInvariants, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Parcels, what the cargo company says of them, and what that makes of their orders. Which step may follow which is walked. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.services.sandboxCargo.trouble = null
})

const ask = (id: number, body: object) => shop.call('POST', `${ordersPath}/${id}/shipment`, { body })
const take = async (id: number, step: string) => {
  const { version } = await orderIn(shop, id)
  return ask(id, { step, version, shipping_method_id: step === 'REGISTER' ? shop.own.shipping_method : null })
}
const news = (id: number) => shop.call('POST', `${ordersPath}/${id}/shipment/news`)
const read = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const warned = () => newShippable(shop, { shipping_address: addressFor('out_of_area') })
const failing = () => newShippable(shop, { shipping_address: addressFor('error') })

describe('a parcel that the cargo company takes', () => {
  test('gets a tracking code, and its order is reported to cargo in the same step', async () => {
    const { id } = await newShippable(shop)
    expect((await take(id, 'REGISTER')).http).toBe(200)
    const { status, version, shipping, history } = await read(id)
    const [parcel] = shipping.shipments
    expect([status, version, parcel?.status]).toEqual(['reported_to_cargo', 2, 'registered'])
    expect(parcel?.tracking_code).toMatch(/^KPK\d{12}$/)
    expect(history[0]).toMatchObject({ event: 'REPORT_TO_CARGO', from: 'accepted', to: 'reported_to_cargo' })
    expect(shipping.history).toMatchObject([{ event: 'REGISTER', from: 'draft', to: 'registered' }])
    expect(shipping.methods).toEqual([
      { id: shop.own.shipping_method, name: 'Deneme Kargo', carrier: 'sandbox', areas: null },
    ])
  })

  test('is announced for whoever gets it, and for the buyer where nobody else is named', async () => {
    const announced = async (name: string) => {
      const { id } = await newShippable(shop, {
        customer_name: 'Murat Kaya',
        shipping_address: { ...addressFor('taken'), name },
      })
      await take(id, 'REGISTER')
      const { reference } = (await parcelIn(shop, id)) ?? { reference: '' }
      const [parcel] = await shop.db.select().from(sandbox_parcels).where(eq(sandbox_parcels.reference, reference))
      return parcel?.recipient
    }
    expect(await announced('Elif Kaya')).toBe('Elif Kaya')
    expect(await announced(' ')).toBe('Murat Kaya')
  })

  test('can be followed where its code leads', async () => {
    const { id } = await newShippable(shop)
    await take(id, 'REGISTER')
    const { tracking_url = '' } = (await parcelIn(shop, id)) ?? {}
    const page = await shop.call('GET', tracking_url, { as: null })
    expect([page.http, page.text.includes('henüz teslim alınmadı')]).toEqual([200, true])
    for (const code of ['KPK0', '%00', `${'K'.repeat(5000)}`, "'--"])
      expect((await shop.call('GET', `/cargo/${code}`, { as: null })).http, code).toBe(404)
  })

  test('is announced once, however often its order is sent at once', async () => {
    const { id } = await newShippable(shop)
    const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id, body)))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(409)])
    const parcels = await rows(
      shop,
      sql`select 1 from sandbox_parcels where reference = ${`${shop.own.shop_id}-${id}-1`}`,
    )
    expect(parcels).toHaveLength(1)
  })

  test('is nobody else’s: another order of the same customer gets another code', async () => {
    const [one, other] = [await newShippable(shop), await newShippable(shop)]
    await take(one.id, 'REGISTER')
    await take(other.id, 'REGISTER')
    const codes = await Promise.all([one, other].map(async ({ id }) => (await parcelIn(shop, id))?.tracking_code))
    expect(new Set(codes).size).toBe(2)
  })
})

describe('the size of a parcel', () => {
  const stored = async (id: number) => {
    const { packages, weight, desi } = (await parcelIn(shop, id)) ?? {}
    return { packages, weight, desi }
  }
  const weigh = (variant_id: number, changes: Partial<typeof variants.$inferInsert>) =>
    shop.db.update(variants).set(changes).where(eq(variants.id, variant_id))

  test('is what the catalog says of its pieces, as the page of the order shows it', async () => {
    const { id, variant_id } = await newShippable(shop)
    await weigh(variant_id, { weight: 0.4, width: 30, height: 20, length: 10 })
    expect((await read(id)).shipping.measured).toEqual({ weight: 0.8, desi: 4 })
    await take(id, 'REGISTER')
    expect(await stored(id)).toEqual({ packages: 1, weight: 0.8, desi: 4 })
  })

  test('is of the pieces that were packed, and unknown where the catalog lacks a part of it', async () => {
    const order = await newShippable(shop)
    await weigh(order.variant_id, { weight: 0.4, width: 30, height: 20 })
    await pickedShort(shop, order, oneMissing)
    expect((await read(order.id)).shipping.measured).toEqual({ weight: 0.4, desi: null })
  })

  test('is what was typed, told to the company with what it takes at the door', async () => {
    const { id, variant_id } = await newShippable(shop, { payment_method: 'cash_on_delivery' })
    await weigh(variant_id, { weight: 0.4 })
    const told = vi.spyOn(shop.services.cargo, 'register')
    const size = { packages: 3, weight: 12.5, desi: 9 }
    const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method, size }
    expect((await ask(id, body)).http).toBe(200)
    expect(told.mock.calls.map(([parcel]) => [parcel.size, parcel.collect])).toEqual([
      [size, { amount: '100.00', currency: 'TRY', by: 'cash' }],
    ])
    told.mockRestore()
    expect(await stored(id)).toEqual(size)
    expect((await read(id)).shipping.label).toMatchObject({ ...size, collect: { amount: '100.00', by: 'cash' } })
  })

  test('is refused at its fields, and stays as it was once the parcel waits for a decision', async () => {
    const { id } = await failing()
    const size = { packages: 2, weight: 5, desi: null }
    const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method, size }
    const wrong = await refusedCall(shop, () => ask(id, { ...body, size: { packages: 0, weight: -1, desi: null } }))
    expect([wrong.http, wrong.body.fields]).toEqual([
      422,
      { packages: 'shipping.parcel_size', weight: 'shipping.parcel_size' },
    ])
    await ask(id, body)
    await take(id, 'PROCEED')
    expect(await parcelIn(shop, id)).toMatchObject({ status: 'by_hand', ...size })
  })
})

describe('R204: an address outside of the delivery area', () => {
  test('is warned of, and the order stays where it is', async () => {
    const { id } = await warned()
    expect((await take(id, 'REGISTER')).http).toBe(200)
    const { status, shipping } = await read(id)
    expect([status, shipping.shipments[0]?.status]).toEqual(['accepted', 'warned'])
  })

  test('R204 accept: who goes on all the same reports it to cargo, with a code', async () => {
    const { id } = await warned()
    await take(id, 'REGISTER')
    expect((await take(id, 'PROCEED')).http).toBe(200)
    const { status, shipping } = await read(id)
    expect([status, shipping.shipments[0]?.status]).toEqual(['reported_to_cargo', 'registered'])
    expect(shipping.shipments[0]?.tracking_code).toMatch(/^KPK/)
    expect(shipping.history[0]).toMatchObject({
      event: 'PROCEED',
      from: 'warned',
      to: 'registered',
      user: 'Ayşe Yılmaz',
    })
  })

  test('R204 reject: who gives up leaves the order as it was, and may begin anew', async () => {
    const { id } = await warned()
    await take(id, 'REGISTER')
    expect((await take(id, 'CANCEL')).http).toBe(200)
    expect((await read(id)).status).toBe('accepted')
    await take(id, 'REGISTER')
    expect((await read(id)).shipping.shipments.map((one) => one.status)).toEqual(['warned', 'cancelled'])
  })
})

describe('R205: an error of the cargo company', () => {
  test('is told in its words, and the order stays where it is', async () => {
    const { id } = await failing()
    await take(id, 'REGISTER')
    const { status, shipping } = await read(id)
    expect([status, shipping.shipments[0]?.status]).toEqual(['accepted', 'failed'])
    expect(shipping.shipments[0]?.message).toBe('99999 posta kodu tanınmadı (A-117)')
  })

  test('R205 accept: who goes on all the same reports it to cargo without a code, and the reason is kept', async () => {
    const { id } = await failing()
    await take(id, 'REGISTER')
    await take(id, 'PROCEED')
    const { status, shipping } = await read(id)
    expect([status, shipping.shipments[0]?.status, shipping.shipments[0]?.tracking_code]).toEqual([
      'reported_to_cargo',
      'by_hand',
      '',
    ])
    expect(shipping.shipments[0]?.message).toContain('A-117')
  })

  test('R205 reject: who gives up leaves the order as it was', async () => {
    const { id } = await failing()
    await take(id, 'REGISTER')
    await take(id, 'CANCEL')
    expect((await read(id)).status).toBe('accepted')
  })

  test.each(['down', 'busy', 'slow'] as const)(
    'is also a company that is %s: it can be asked again',
    async (trouble) => {
      const { id } = await newShippable(shop)
      shop.services.sandboxCargo.trouble = trouble
      expect((await take(id, 'REGISTER')).http).toBe(200)
      expect(await parcelIn(shop, id)).toMatchObject({ status: 'failed', message: 'shipping.unreachable' })
      shop.services.sandboxCargo.trouble = null
      await take(id, 'REGISTER')
      expect((await read(id)).status).toBe('reported_to_cargo')
    },
  )
})

describe('the news of a parcel', () => {
  const sent = async (zip: string) => {
    const { id } = await newShippable(shop, { shipping_address: addressFor('taken', { zip }) })
    await take(id, 'REGISTER')
    return id
  }

  test.each([
    ['06100', ['picked_up', 'in_cargo', 'on_delivery', 'delivered', 'delivered']],
    ['06111', ['picked_up', 'in_cargo', 'delayed', 'on_delivery', 'delivered']],
    ['06122', ['picked_up', 'in_cargo', 'at_collection_point', 'delivered']],
    ['06133', ['picked_up', 'in_cargo', 'on_delivery', 'undelivered']],
  ])('to %s takes its order along its chart', async (zip, ways) => {
    const id = await sent(zip)
    const seen: string[] = []
    for (const _ of ways) seen.push((await news(id)).body.data.status)
    expect(seen).toEqual(ways)
  })

  test('never takes an order back from where the staff took it', async () => {
    const id = await sent('06100')
    const { version } = await orderIn(shop, id)
    await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'delivered', version } })
    expect((await news(id)).body.data.status).toBe('delivered')
  })

  test('is refused where no company follows it', async () => {
    const { id } = await newShippable(shop)
    const answer = await refusedCall(shop, () => news(id))
    expect([answer.http, answer.body.error]).toEqual([409, 'shipping.nothing_tracked'])
  })

  test('can be asked for again when the company did not answer', async () => {
    const id = await sent('06100')
    shop.services.sandboxCargo.trouble = 'down'
    const answer = await refusedCall(shop, () => news(id))
    expect([answer.http, answer.body.error]).toEqual([503, 'shipping.news_failed'])
  })
})

describe('a parcel that waits for a decision', () => {
  const move = async (id: number, status: string) => {
    const { version } = await orderIn(shop, id)
    return shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
  }

  test.each([
    ['that was warned of', warned, 'warned', 'reported_to_cargo'],
    ['that was refused', failing, 'failed', 'reported_to_cargo'],
    ['of a cancelled order', warned, 'warned', 'cancelled'],
  ] as const)('%s is given up, and noted, when its order goes without it', async (_, make, from, status) => {
    const { id } = await make()
    await take(id, 'REGISTER')
    expect((await parcelIn(shop, id))?.status).toBe(from)
    expect((await move(id, status)).http).toBe(200)
    const { shipping, ...order } = await read(id)
    expect([order.status, shipping.shipments[0]?.status]).toEqual([status, 'cancelled'])
    expect(shipping.history[0]).toMatchObject({ event: 'CANCEL', from, to: 'cancelled' })
  })

  test('waits on while its order is still in hand', async () => {
    const { id } = await warned()
    await take(id, 'REGISTER')
    await move(id, 'preparing')
    expect((await parcelIn(shop, id))?.status).toBe('warned')
  })
})

describe('a tracking code of the staff', () => {
  const report = (id: number, body: object) =>
    shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { version: 1, ...body } })

  test('is kept with the step that reports the order to cargo', async () => {
    const { id } = await newShippable(shop)
    const answer = await report(id, { status: 'reported_to_cargo', tracking_code: ' ELDEN-1 ' })
    expect(answer.body.data).toMatchObject({ status: 'reported_to_cargo', version: 2 })
    expect(await parcelIn(shop, id)).toMatchObject({ status: 'by_hand', tracking_code: 'ELDEN-1' })
  })

  test.each([
    ['of no letters', 'reported_to_cargo', '  ', 'shipping.tracking_code'],
    ['that comes with another step', 'preparing', 'ELDEN-1', 'shipping.tracking_elsewhere'],
  ])('%s is refused at its field', async (_, status, tracking_code, rule) => {
    const { id } = await newShippable(shop)
    const answer = await refusedCall(shop, () => report(id, { status, tracking_code }))
    expect([answer.http, answer.body.fields]).toEqual([422, { tracking_code: rule }])
  })
})

describe('what is refused is announced to nobody', () => {
  test.each([
    ['an order that nobody accepted', { status: 'pending' }, 'shipping.order_not_ready'],
    ['an order that was sent', { status: 'in_cargo' }, 'shipping.order_not_ready'],
    ['R61: an unpaid transfer', { payment_method: 'money_transfer' }, 'order.transfer_not_paid'],
  ] as const)('%s', async (_, changes, rule) => {
    const { id } = await newShippable(shop, changes)
    const answer = await refusedCall(shop, () => take(id, 'REGISTER'))
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: rule }]])
    expect(
      await rows(shop, sql`select 1 from sandbox_parcels where reference like ${`${shop.own.shop_id}-${id}-%`}`),
    ).toEqual([])
  })

  test('a method of another shop', async () => {
    const { id } = await newShippable(shop)
    const answer = await refusedCall(shop, () =>
      ask(id, { step: 'REGISTER', version: 1, shipping_method_id: shop.other.shipping_method }),
    )
    expect([answer.http, answer.body.fields]).toEqual([422, { shipping_method_id: 'shipping.method_required' }])
  })

  test('an order that somebody changed meanwhile', async () => {
    const { id } = await newOrder(shop, { status: 'accepted', version: 2 })
    const answer = await refusedCall(shop, () =>
      ask(id, { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }),
    )
    expect([answer.http, answer.body.error]).toEqual([409, 'conflict.stale'])
  })
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
