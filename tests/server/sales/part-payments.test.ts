import { eq } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { collectionOf, collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Orders that are paid in parts, by collections: what waits for all of it, and what goes back at most. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

/** An order of two pieces of 50.00 each, of a customer of its own, of which nothing is paid. */
async function sold(changes: object) {
  const { customer_id } = await newDebtor(shop, [])
  const order = await newOrder(shop, changes)
  await shop.db.update(orders).set({ customer_id }).where(eq(orders.id, order.id))
  const collect = async (amount: string): Promise<number | null> => {
    const body = collectionOf({ customer_id, ids: [order.id] }, amount, shop.own)
    const answer = await shop.call('POST', collectionsPath, { body })
    return answer.http === 200 ? answer.body.data.id : null
  }
  return { ...order, collect }
}
const accept = async (id: number) => {
  const { version } = await orderIn(shop, id)
  const { http, body } = await shop.call('PATCH', `${ordersPath}/${id}/status`, {
    body: { status: 'accepted', version },
  })
  return [http, body.rules?.map((rule: { id: string }) => rule.id)]
}
const payBack = async (id: number) => {
  const { http, body } = await shop.call('POST', `${refundsPath}/${id}/pay-back`, {
    body: { account_id: shop.own.account },
  })
  return [http, body.error]
}

describe('R61: a bank transfer', () => {
  test('that came in part keeps the order where it is until the rest came too, and again once that is taken back', async () => {
    const order = await sold({ payment_method: 'bank_transfer' })
    expect(await order.collect('99.99')).not.toBeNull()
    expect(await accept(order.id)).toEqual([409, ['order.transfer_not_paid']])
    const rest = await order.collect('0.01')
    expect((await shop.call('POST', `${collectionsPath}/${rest}/undo`)).http).toBe(200)
    expect(await accept(order.id)).toEqual([409, ['order.transfer_not_paid']])
    expect(await order.collect('0.01')).not.toBeNull()
    expect(await accept(order.id)).toEqual([200, undefined])
  })
})

describe('D1: of an order that was paid in part', () => {
  test('no more goes back than came in, a kuruş included', async () => {
    const order = await sold({ status: 'delivered' })
    await order.collect('99.99')
    const [one, other] = [await approvedRefund(shop, order, 1), await approvedRefund(shop, order, 1)]
    expect(await payBack(one.id)).toEqual([200, undefined])
    expect(await payBack(other.id)).toEqual([409, 'refund.above_paid'])
    expect(await orderIn(shop, order.id)).toMatchObject({ paid_total: 9_999, refunded_total: 5_000 })
    expect(await order.collect('0.01')).not.toBeNull()
    expect(await payBack(other.id)).toEqual([200, undefined])
  })

  test('what went back keeps its collection from being taken back', async () => {
    const order = await sold({ status: 'delivered' })
    const collected = await order.collect('50.00')
    const { id } = await approvedRefund(shop, order, 1)
    expect(await payBack(id)).toEqual([200, undefined])
    expect((await shop.call('POST', `${collectionsPath}/${collected}/undo`)).http).toBe(409)
    expect(await orderIn(shop, order.id)).toMatchObject({ paid_total: 5_000, refunded_total: 5_000 })
  })

  test(`whatever is collected, undone and refunded in whatever order (SEED=${seed})`, async () => {
    const parts = array(integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 4 })
    const steps = array(constantFrom('collect', 'undo', 'refund'), { minLength: 3, maxLength: 8 })
    await assert(
      asyncProperty(parts, steps, async (amounts, taken) => {
        const order = await sold({ status: 'delivered' })
        const collected: { readonly id: number; readonly amount: number }[] = []
        const refunds = [(await approvedRefund(shop, order, 1)).id, (await approvedRefund(shop, order, 1)).id]
        const left = [...amounts]
        const more = [...refunds]
        let came = 0
        let back = 0
        for (const step of taken) {
          if (step === 'collect' && left.length > 0) {
            const amount = left.pop() ?? 0
            const id = await order.collect((amount / 100).toFixed(2))
            expect(id !== null).toBe(came + amount <= 10_000)
            if (id !== null) {
              came += amount
              collected.push({ id, amount })
            }
          }
          const last = step === 'undo' ? collected.pop() : undefined
          if (last) {
            const { http } = await shop.call('POST', `${collectionsPath}/${last.id}/undo`)
            if (http === 200) came -= last.amount
            expect(came).toBeGreaterThanOrEqual(back)
          }
          if (step === 'refund' && more.length > 0) {
            const [http] = await payBack(more[0] ?? 0)
            expect(http === 200).toBe(back + 5_000 <= came)
            if (http === 200) {
              back += 5_000
              more.shift()
            }
          }
          expect(await orderIn(shop, order.id)).toMatchObject({ paid_total: came, refunded_total: back })
        }
      }),
      { seed, numRuns: 8 },
    )
  })
})
