import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transition } from 'xstate'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { paymentStatuses } from '#api/contract/sales/orders.ts'
import type { OrderEvent, OrderFacts } from '#api/rules/sales/order-steps.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import { type NewOrder, newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { brokenInvariants, rows } from '#tests/server/catalog/product-calls.ts'
import { type Answered, openShop, type Shop } from '#tests/shop.ts'

/** T5: forty people who want different things of the same twenty orders, all at once. */

const seed = Number(process.env.SEED ?? (process.env.NIGHT === '1' ? Date.now() % 2 ** 31 : 20261121))
console.log(`forty people and twenty orders: SEED=${seed}`)
const [people, shared, wishes] = [40, 20, process.env.NIGHT === '1' ? 60 : 8]

let shop: Shop
let sold: NewOrder[]
beforeAll(async () => {
  shop = await openShop()
  sold = []
  for (let at = 0; at < shared; at += 1)
    sold.push(await newOrder(shop, at % 2 ? { payment_status: 'paid', status: 'delivered' } : {}))
})
afterAll(() => shop.close())

type Wish =
  | { readonly of: number; readonly what: 'move'; readonly status: (typeof orderStatuses)[number] }
  | { readonly of: number; readonly what: 'pay'; readonly payment_status: (typeof paymentStatuses)[number] }
  | { readonly of: number; readonly what: 'refund' }

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    of: fc.nat(shared - 1),
    what: fc.constant('move' as const),
    status: fc.constantFrom(...orderStatuses),
  }),
  fc.record({
    of: fc.nat(shared - 1),
    what: fc.constant('pay' as const),
    payment_status: fc.constantFrom(...paymentStatuses),
  }),
  fc.record({ of: fc.nat(shared - 1), what: fc.constant('refund' as const) }),
)

test('T5: nothing happens to an order that its chart does not have, and no money or stock is made', async () => {
  const wanted = fc.sample(fc.array(wish, { minLength: wishes, maxLength: wishes }), { seed, numRuns: people })
  const answers = (await Promise.all(wanted.map(everything))).flat()
  // Some won, some lost, and nobody met an error.
  expect([...new Set(answers.map(({ http }) => http))].sort()).toEqual([200, 409, 422])
  for (const { id } of sold) await replayed(id)
  const [paidBack] = await rows<{ orders: number }>(
    shop,
    sql`select count(*)::int as orders from orders where refunded_total > 0`,
  )
  expect(paidBack?.orders).toBeGreaterThan(0)
  expect(await brokenInvariants(shop)).toEqual([])
})

/** One person's wishes, one after another. */
async function everything(all: readonly Wish[]): Promise<Answered[]> {
  const as = await shop.as([1500, 1501, 1600, 1601])
  const answers: Answered[] = []
  for (const one of all) answers.push(...(await fulfil(as, one)))
  return answers
}

async function fulfil(as: string, wanted: Wish): Promise<Answered[]> {
  const { id, line_id } = sold[wanted.of] as NewOrder
  if (wanted.what === 'refund') return refund(as, id, line_id)
  const { version } = await orderIn(shop, id)
  if (wanted.what === 'pay') {
    const { payment_status } = wanted
    return [await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { as, body: { payment_status, version } })]
  }
  const body = { status: wanted.status, version, lines: [{ line_id, quantity: 1 }] }
  return [await shop.call('PATCH', `${ordersPath}/${id}/status`, { as, body })]
}

/** Opens a refund of one piece, accepts it, and pays it back twice at once. */
async function refund(as: string, id: number, line_id: number): Promise<Answered[]> {
  const lines = [{ line_id, quantity: 1, reason_id: shop.own.reason.plain }]
  const opened = await shop.call('POST', `${ordersPath}/${id}/refunds`, { as, body: { lines } })
  if (opened.http !== 200) return [opened]
  const { id: refund_id, lines: asked } = opened.body.data
  const at = `${refundsPath}/${refund_id}`
  const decided = await shop.call('PATCH', `${at}/lines/${asked[0].id}`, { as, body: { decision: 'accepted' } })
  const { version } = decided.body.data
  const approved = await shop.call('PATCH', `${at}/status`, { as, body: { status: 'accepted', version } })
  const body = { account_id: shop.own.account }
  const paid = await Promise.all([1, 2].map(() => shop.call('POST', `${at}/pay-back`, { as, body })))
  expect(paid.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(1)
  return [opened, decided, approved, ...paid]
}

/** Takes the chart through what the log says: every step was one that it had, from where the step before ended to what is stored. */
async function replayed(id: number): Promise<void> {
  const past = await rows<{ event: string; state_before: string; state_after: string }>(
    shop,
    sql`select event, state_before, state_after from audit_log where subject = 'orders' and subject_id = ${id} order by id`,
  )
  const { status } = await orderIn(shop, id)
  for (const [at, { state_before, state_after }] of past.entries()) {
    const ended = past[at - 1]?.state_after
    if (ended) expect([id, at, state_before]).toEqual([id, at, ended])
    if (past.length === at + 1) expect([id, state_after]).toEqual([id, status])
  }
  const wrong = past.filter(({ event, state_before, state_after }) =>
    event === 'REFUND'
      ? ![state_before, 'refunded'].includes(state_after)
      : leadsTo(state_before, event) !== state_after,
  )
  expect([id, wrong]).toEqual([id, []])
}

/** Where the chart leads from a status by an event, with nothing in its way. */
function leadsTo(status: string, type: string): string {
  const facts = {
    status,
    payment_method: 'credit_card',
    paid: type === 'MARK_NOT_PAID',
    total: 10_000,
    paid_total: type === 'MARK_NOT_PAID' ? 10_000 : 0,
    refunded_total: 0,
    cancels_unpaid: false,
    invoiced: true,
    lines: [],
  } as unknown as OrderFacts
  const [next] = transition(orderChart, orderState(facts), { type, lines: [], by: seller } as unknown as OrderEvent)
  return next.context.status
}
