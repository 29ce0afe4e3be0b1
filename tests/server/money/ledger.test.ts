import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JournalRow, TrialBalance } from '#api/contract/money/ledger.ts'
import type { Database } from '#server/db/open.ts'
import { receivePayment, reversePayment } from '#server/sales/payments/receive.ts'
import { chequeOf, chequesPath } from '#tests/fixtures/cheques.fixture.ts'
import { givenOf, givenPath } from '#tests/fixtures/given-cheques.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
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

type Step = 'accept' | 'pay' | 'unpay' | 'collect' | 'undo' | 'cancel' | 'refund'
const steps = constantFrom<Step>('accept', 'accept', 'pay', 'unpay', 'collect', 'undo', 'cancel', 'refund')
const lives = array(
  record({
    currency: constantFrom('TRY', 'TRY', 'USD'),
    of: array(record({ step: steps, part: integer({ min: 1, max: 6_000 }) }), { maxLength: 7 }),
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
        const collected: number[] = []
        for (const { step, part } of of) await take(order, step, part, collected)
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

type Made = Awaited<ReturnType<typeof newOrder>>

/** Each step as somebody asks for it; one that is refused changes nothing. */
async function take(order: Made, step: Step, part: number, collected: number[]): Promise<void> {
  const { version } = await orderIn(shop, order.id)
  const path = `${ordersPath}/${order.id}`
  if (step === 'accept') await shop.call('PATCH', `${path}/status`, { body: { status: 'accepted', version } })
  if (step === 'cancel') await shop.call('PATCH', `${path}/status`, { body: { status: 'cancelled', version } })
  if (step === 'pay') await shop.call('PATCH', `${path}/payment-status`, { body: { payment_status: 'paid', version } })
  if (step === 'unpay')
    await shop.call('PATCH', `${path}/payment-status`, { body: { payment_status: 'not_paid', version } })
  if (step === 'collect') collected.push(...(await collect(order.id, part)))
  if (step === 'undo') await undo(collected.pop())
  if (step === 'refund') await refund(order)
}

const work = <Answer>(step: (work: { db: Database; actor: { shop_id: number; user_id: number } }) => Promise<Answer>) =>
  shop.db.transaction((tx) =>
    step({ db: tx as unknown as Database, actor: { shop_id: shop.own.shop_id, user_id: shop.own.admin_id } }),
  )

async function collect(id: number, amount: number): Promise<number[]> {
  const row = await orderIn(shop, id)
  const taken = await work((context) => receivePayment(context, row, { kind: 'collection', amount })).catch(() => null)
  return taken ? [taken.payment_id] : []
}

async function undo(payment_id: number | undefined): Promise<void> {
  if (payment_id !== undefined) await work((context) => reversePayment(context, payment_id)).catch(() => null)
}

/** Nobody brings goods back that were never sold. */
async function refund(order: Made): Promise<void> {
  if (unsold.includes((await orderIn(shop, order.id)).status)) return
  const approved = await approvedRefund(shop, order).catch(() => null)
  if (!approved) return
  const { version } = await refundIn(shop, approved.id)
  await shop.call('POST', `${refundsPath}/${approved.id}/pay-back`, {
    body: { account_id: shop.own.account, version },
  })
}

/** Orders of which nothing was sold. */
const unsold: readonly string[] = ['pending', 'awaiting_payment', 'cancelled', 'rejected']

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
  await take(order, 'accept', 0, [])
  await take(order, 'pay', 0, [])
  const refunded = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  await refund(refunded)
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
