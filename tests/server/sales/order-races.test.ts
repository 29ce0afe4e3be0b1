import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { decidedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { type Answered, openShop, type Shop } from '#tests/shop.ts'

/** T5: two things of which only one may happen to an order, asked for twenty times at once, five times over. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // The pool is warm before the first race.
  await twenty(() => shop.call('GET', ordersPath))
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const rounds = { repeats: 4 }
const twenty = (call: (at: number) => Promise<Answered>) => Promise.all(Array.from({ length: 20 }, (_, at) => call(at)))
const won = (answers: Answered[]) => answers.filter(({ http }) => http === 200)
const lost = (answers: Answered[]) => [
  ...new Set(answers.filter(({ http }) => http !== 200).map(({ http, body }) => `${http} ${body.error}`)),
]

test('T5-6: an order is cancelled or sent, and never both', rounds, async () => {
  const { id } = await newShippable(shop)
  const cancel = () =>
    shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'cancelled', version: 1, lines: [] } })
  const send = () =>
    shop.call('POST', `${ordersPath}/${id}/shipment`, {
      body: { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method },
    })
  const answers = await twenty((at) => (at % 2 ? cancel() : send()))
  expect(won(answers)).toHaveLength(1)
  expect(lost(answers)).toEqual(['409 conflict.stale'])
  const { status } = await orderIn(shop, id)
  const parcel = await parcelIn(shop, id)
  expect([
    ['cancelled', undefined],
    ['reported_to_cargo', 'registered'],
  ]).toContainEqual([status, parcel?.status])
})

test('T5-7: a refund is approved, or the last of its lines is rejected, and never both', rounds, async () => {
  const order = await newOrder(shop, { payment_status: 'paid', status: 'delivered' })
  const { id, version, lines } = await decidedRefund(shop, order)
  const approve = () => shop.call('PATCH', `${refundsPath}/${id}/status`, { body: { status: 'accepted', version } })
  const reject = () =>
    shop.call('PATCH', `${refundsPath}/${id}/lines/${lines[0]?.id}`, { body: { decision: 'rejected' } })
  const answers = await twenty((at) => (at % 2 ? approve() : reject()))
  for (const one of lost(answers)) expect(one).toMatch(/^409 (conflict\.stale|refund\.)/)
  const { body } = await shop.call('GET', `${refundsPath}/${id}`)
  expect([
    ['accepted', 'accepted'],
    ['pending', 'rejected'],
  ]).toContainEqual([body.data.status, body.data.lines[0].decision])
})

test('T5-13: of twenty shipping jobs that begin at once one begins', rounds, async () => {
  // Every earlier job ended long ago.
  await shop.db.execute(sql`update jobs set created_at = created_at - interval '1 hour',
    worked_at = worked_at - interval '1 hour', finished_at = finished_at - interval '1 hour'`)
  const orders = await Promise.all(Array.from({ length: 20 }, () => newShippable(shop)))
  const answers = await twenty((at) =>
    shop.call('POST', `${ordersPath}/bulk/shipping`, {
      body: {
        choice: { ids: [orders[at]?.id], filter: null, except: [] },
        shipping_method_id: shop.own.shipping_method,
        anyway: 0,
      },
    }),
  )
  expect(won(answers)).toHaveLength(1)
  expect(lost(answers).map((one) => one.slice(0, 3))).toEqual(['429'])
  await workOff(shop)
  const states = await Promise.all(orders.map(async ({ id }) => (await orderIn(shop, id)).status))
  expect(states.filter((status) => status === 'reported_to_cargo')).toHaveLength(1)
})
