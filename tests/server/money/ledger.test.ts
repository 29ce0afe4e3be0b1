import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JournalRow, TrialBalance } from '#api/contract/money/ledger.ts'
import { chequeOf, chequesPath } from '#tests/fixtures/cheques.fixture.ts'
import { givenOf, givenPath } from '#tests/fixtures/given-cheques.fixture.ts'
import { lifeSteps, refundWhole, takeLifeStep, unsold } from '#tests/fixtures/order-lives.fixture.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants, rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The trial balance is zero whatever happened to orders and their money, and says what their customers owe. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const balance = async (): Promise<TrialBalance> =>
  (await shop.call('GET', '/v1/panel/pre-accountancy/balance')).body.data
/** Whole kuruş of an amount as it is written, summed exactly. */
const minor = (amount: string) => BigInt(amount.replace('.', ''))
const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + minor(one), 0n)

const lives = array(
  record({
    currency: constantFrom('TRY', 'TRY', 'USD'),
    of: array(record({ step: lifeSteps, part: integer({ min: 1, max: 6_000 }) }), { maxLength: 7 }),
  }),
  { minLength: 1, maxLength: 3 },
)

test(`random orders, payments, refunds and reversals leave the trial balance zero (SEED=${seed})`, async () => {
  const ids: number[] = []
  await assert(
    asyncProperty(lives, async (orders) => {
      for (const { currency, of } of orders) {
        const order = await newOrder(shop, { currency })
        ids.push(order.id)
        const life = { order, collected: [] }
        for (const one of of) await takeLifeStep(shop, life, one)
      }
      const { accounts } = await balance()
      for (const currency of new Set(accounts.map((one) => one.currency))) {
        const own = accounts.filter((one) => one.currency === currency)
        expect(sum(own.map(({ debit }) => debit))).toBe(sum(own.map(({ credit }) => credit)))
        expect(own.find(({ account }) => account === '120')?.balance ?? '0.00').toBe(await owed(ids, currency))
      }
      expect(await brokenInvariants(shop)).toEqual([])
    }),
    { seed, numRuns: 6 },
  )
})

/** What the orders themselves say: what stands of them is owed, less what came and was accepted back, and what went back again. */
async function owed(ids: readonly number[], currency: string): Promise<string> {
  let left = 0n
  for (const id of ids) {
    const order = await orderIn(shop, id)
    if (order.currency !== currency) continue
    const sold = !unsold.includes(order.status)
    const accepted = await rows(
      shop,
      sql`select coalesce(sum(amount), 0)::text as back from order_refunds
           where order_id = ${id} and status in ('accepted', 'refunded')`,
    )
    const back = sold ? BigInt(String(accepted[0]?.back)) : 0n
    left += (sold ? BigInt(order.total) : 0n) - BigInt(order.paid_total) - back + BigInt(order.refunded_total)
  }
  const text = String(left < 0n ? -left : left).padStart(3, '0')
  return `${left < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

test('each entry leads to the document that it was written for', async () => {
  const order = await newOrder(shop)
  for (const step of ['accept', 'pay'] as const) await takeLifeStep(shop, { order, collected: [] }, { step, part: 0 })
  const refunded = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  await refundWhole(shop, refunded)
  const cheque = (await shop.call('POST', chequesPath, { body: await chequeOf(shop) })).body.data.id
  const given = await shop.call('POST', givenPath, { body: await givenOf(shop) })
  const { rows } = (await shop.call('GET', '/v1/panel/pre-accountancy?limit=500')).body.data
  const leads = (list: string, id: number) =>
    rows.some(({ document }: JournalRow) => document?.list === list && document.id === id)
  expect([leads('orders', order.id), leads('cheques', cheque), leads('given-cheques', given.body.data.id)]).toEqual([
    true,
    true,
    true,
  ])
  expect(rows.some(({ document }: JournalRow) => document?.list === 'order-refunds')).toBe(true)
  expect(leads('orders', cheque)).toBe(false)
})
