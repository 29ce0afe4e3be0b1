import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { brokenInvariants, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { fingerprint } from '#tests/server/every/fingerprint.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Sending many orders to cargo as a job, and the rest between two of them. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  shop.services.sandboxCargo.trouble = null
  await age(3_600)
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const path = `${ordersPath}/bulk/shipping`
const asked = (ids: readonly number[], anyway: 0 | 1 = 0) => ({
  choice: { ids, filter: null, except: [] },
  shipping_method_id: anyway ? null : shop.own.shipping_method,
  anyway,
})
const ship = (ids: readonly number[], anyway: 0 | 1 = 0, as = shop.admin) =>
  shop.call('POST', path, { as, body: asked(ids, anyway) })
const wait = async (): Promise<number> => (await shop.call('GET', `${path}/wait`)).body.data.seconds

/** Sends them and answers the job. */
async function shipped(ids: readonly number[], anyway: 0 | 1 = 0) {
  const { body } = await ship(ids, anyway)
  expect(body).toMatchObject({ status: 1, data: { kind: 'orders.ship' } })
  await workOff(shop)
  return job(shop, body.data.id)
}

/** As if so many seconds had passed since every job so far. */
function age(seconds: number) {
  return shop.db.execute(sql`
    update jobs set created_at = created_at - make_interval(secs => ${seconds}),
                    worked_at = worked_at - make_interval(secs => ${seconds}),
                    finished_at = finished_at - make_interval(secs => ${seconds})`)
}

test('R204, R205, R61: each order is sent, warned of, failed at the company or refused by a rule, and told so', async () => {
  const taken = await newShippable(shop)
  const far = await newShippable(shop, { shipping_address: addressFor('out_of_area') })
  const wrong = await newShippable(shop, { shipping_address: addressFor('error') })
  const unpaid = await newShippable(shop, { payment_method: 'bank_transfer' })
  const sent = await newOrder(shop, { status: 'in_cargo' })
  const { id, ...counts } = await shipped([taken.id, far.id, wrong.id, unpaid.id, sent.id])
  expect(counts).toMatchObject({ state: 'finished', total: 5, done: 1, refused: 3, failed: 1, undoable: false })
  const told = [...(await jobRows(shop, id, 'refused')), ...(await jobRows(shop, id, 'failed'))]
  const why = told.map(({ record_id, rules }) => [record_id, rules[0]?.id])
  expect(Object.fromEntries(why)).toEqual({
    [far.id]: 'cargo.out_of_area',
    [wrong.id]: 'cargo.error',
    [unpaid.id]: 'order.transfer_not_paid',
    [sent.id]: 'shipping.order_not_ready',
  })
  expect((await orderIn(shop, taken.id)).status).toBe('reported_to_cargo')
  // What the company said is kept with the orders, which stay where they are.
  expect((await parcelIn(shop, far.id))?.status).toBe('warned')
  expect((await parcelIn(shop, wrong.id))?.status).toBe('failed')
  expect((await orderIn(shop, far.id)).status).toBe('accepted')
})

test('R204 accept: those that were chosen go all the same, and it is noted of each', async () => {
  const far = await newShippable(shop, { shipping_address: addressFor('out_of_area') })
  const other = await newShippable(shop, { shipping_address: addressFor('out_of_area') })
  const wrong = await newShippable(shop, { shipping_address: addressFor('error') })
  const fresh = await newShippable(shop)
  await shipped([far.id, other.id, wrong.id])
  await age(121)
  expect(await shipped([far.id, wrong.id, fresh.id], 1)).toMatchObject({ done: 2, refused: 1 })
  expect((await parcelIn(shop, far.id))?.status).toBe('registered')
  expect((await parcelIn(shop, wrong.id))?.status).toBe('by_hand')
  expect((await orderIn(shop, other.id)).status).toBe('accepted')
  // Nobody warned of this one: there is nothing to go on in spite of.
  expect((await orderIn(shop, fresh.id)).status).toBe('accepted')
  const noted = await rows(shop, sql`select 1 from audit_log where subject = 'shipments' and event = 'PROCEED'`)
  expect(noted).toHaveLength(2)
})

test('R204, R205: of a job, those that the company warned of or refused are chosen again, and no other', async () => {
  const taken = await newShippable(shop)
  const far = await newShippable(shop, { shipping_address: addressFor('out_of_area') })
  const wrong = await newShippable(shop, { shipping_address: addressFor('error') })
  const unpaid = await newShippable(shop, { payment_method: 'bank_transfer' })
  const { id } = await shipped([taken.id, far.id, wrong.id, unpaid.id])
  const choice = { ids: null, filter: {}, except: [], refused_in: id }
  const counts = (headers = {}, as = shop.admin) =>
    shop.call('POST', `${ordersPath}/bulk/standing`, { as, headers, body: { choice } })
  expect((await counts()).body.data).toMatchObject({ total: 2, missing: 0 })
  expect((await counts({ 'x-sid': String(shop.other.shop_id) }, shop.otherAdmin)).body.data.total).toBe(0)
  await age(121)
  const { body } = await shop.call('POST', path, { body: { choice, shipping_method_id: null, anyway: 1 } })
  await workOff(shop)
  expect(await job(shop, body.data.id)).toMatchObject({ total: 2, done: 2, refused: 0 })
})

test('D19: a company that does not answer makes them fail, and a retry after the rest sends them once', async () => {
  const orders = [await newShippable(shop), await newShippable(shop)]
  shop.services.sandboxCargo.trouble = 'down'
  const failed = await shipped(orders.map(({ id }) => id))
  expect(failed).toMatchObject({ done: 0, refused: 0, failed: 2 })
  shop.services.sandboxCargo.trouble = null
  const early = await shop.call('POST', `/v1/panel/jobs/${failed.id}/retry`)
  expect([early.http, early.body.error]).toEqual([429, 'shipping.wait'])
  await age(121)
  await shop.call('POST', `/v1/panel/jobs/${failed.id}/retry`)
  await workOff(shop)
  expect(await job(shop, failed.id)).toMatchObject({ done: 2, failed: 0 })
  for (const { id } of orders) {
    const parcels = await rows(
      shop,
      sql`select 1 from sandbox_parcels where reference like ${`${shop.own.shop_id}-${id}-%`}`,
    )
    expect(parcels).toHaveLength(1)
  }
})

test('R236 reject: the next job waits two minutes from the start of the last one, by the server’s clock', async () => {
  const [one, other] = [await newShippable(shop), await newShippable(shop)]
  expect(await wait()).toBe(0)
  await shipped([one.id])
  await age(100)
  const left = await wait()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(20)
  const answer = await refusedCall(shop, () => ship([other.id]))
  expect([answer.http, answer.body.error]).toEqual([429, 'shipping.wait'])
  expect(answer.body.rules[0].about.seconds).toBeLessThanOrEqual(left)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(left)
  await age(20)
  expect(await wait()).toBe(0)
  expect((await ship([other.id])).http).toBe(200)
  await workOff(shop)
})

test('R211 reject: after an error the next job waits two minutes from the error', async () => {
  const wrong = await newShippable(shop, { shipping_address: addressFor('error') })
  const { id } = await shipped([wrong.id])
  // It began long ago, and met the error just now.
  await shop.db.execute(sql`update jobs set created_at = created_at - interval '10 minutes' where id = ${id}`)
  expect(await wait()).toBeGreaterThan(100)
  await age(121)
  expect(await wait()).toBe(0)
})

test('R236: of two jobs that begin at once one does; the other shop waits for nobody', async () => {
  const [one, other] = [await newShippable(shop), await newShippable(shop)]
  const answers = await Promise.all([ship([one.id]), ship([other.id])])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 429])
  const theirs = await shop.call('GET', `${path}/wait`, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
  })
  expect(theirs.body.data.seconds).toBe(0)
  await workOff(shop)
})

test('D19: the verdict asks nobody and changes nothing', async () => {
  const ready = await newShippable(shop, { shipping_address: addressFor('error') })
  const pending = await newOrder(shop)
  const { audit_log: _, ...before } = await fingerprint(shop, shop.own.shop_id)
  const parcels = () => rows(shop, sql`select 1 from sandbox_parcels`)
  const announced = (await parcels()).length
  const { body } = await shop.call('POST', `${path}/trial`, { body: { ...asked([ready.id, pending.id]), page: 0 } })
  expect(await fingerprint(shop, shop.own.shop_id)).toMatchObject(before)
  expect(await parcels()).toHaveLength(announced)
  expect(body.data).toMatchObject({
    total: 2,
    rows: [
      { record_id: pending.id, state: 'refused', rules: [{ id: 'shipping.order_not_ready' }] },
      { record_id: ready.id, state: 'waiting', rules: [] },
    ],
  })
})

test('R177: who only sees the list of orders sends none', async () => {
  const { id } = await newShippable(shop)
  const as = await shop.as([1500])
  expect((await refusedCall(shop, () => ship([id], 0, as))).http).toBe(403)
})
