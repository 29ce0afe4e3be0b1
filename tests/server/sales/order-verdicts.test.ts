import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { type Order, paymentMethods, paymentStatuses } from '#api/contract/sales/orders.ts'
import type { OrderEvent, OrderStep } from '#api/rules/sales/order-steps.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { randomFrom } from '#server/demo/random.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
import { eventTo, statusAfter } from '#tests/fixtures/order-events.fixture.ts'
import { type NewOrder, newOrder, ordersPath, setCancelling, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The panel and the server judge alike: what a button says is what the server would answer, rule by rule. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const random = randomFrom(seed)
const [orders, eventsEach] = [200, 50]
const seller = { permissions: [1500, 1501] }
const people = [seller, { permissions: [100] }, { permissions: [1500] }]
const types = [...Object.values(eventTo), 'MARK_PAID', 'MARK_NOT_PAID'] as const

let shop: Shop
const made: NewOrder[] = []
beforeAll(async () => {
  shop = await openShop()
  await setCancelling(shop, random.chance(0.5))
  for (let at = 0; at < orders; at += 1) {
    const order = await newOrder(shop)
    await setOrder(shop, order.id, {
      status: random.pick(orderStatuses),
      payment_method: random.pick(paymentMethods),
      payment_status: random.pick(paymentStatuses),
    })
    await shop.db
      .update(order_lines)
      .set({ returned: random.whole(0, 2) })
      .where(eq(order_lines.order_id, order.id))
    made.push(order)
  }
})
afterAll(() => shop.close())

function anEvent(line_id: number): OrderEvent {
  const type = random.pick(types)
  const step = (
    type === 'RETURN' ? { type, lines: pieces(line_id) } : type === 'REFUND' ? { type, amount: 0 } : { type }
  ) as OrderStep
  return { ...step, by: random.pick(people) }
}

function pieces(line_id: number) {
  const lines = random.chance(0.9) ? [{ line_id, quantity: random.whole(0, 3) }] : []
  return random.chance(0.1) ? [...lines, { line_id, quantity: 1 }] : lines
}

const read = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data

test(`T2: the verdicts agree on ${orders * eventsEach} pairs of order and event, rules included (SEED=${seed})`, async () => {
  let met = 0
  const kinds = new Set<string>()
  for (const { id, line_id } of made) {
    const told = orderState(factsOf(await read(id)))
    const { at } = await loadOrder(shop.db, shop.own.shop_id, id)
    for (let one = 0; one < eventsEach; one += 1) {
      const event = anEvent(line_id)
      const [panel, server] = [orderRefusals(told, event), orderRefusals(at, event)]
      for (const { id: rule } of server) kinds.add(rule)
      if (JSON.stringify(panel) !== JSON.stringify(server))
        expect([seed, id, event, panel]).toEqual([seed, id, event, server])
      met += 1
    }
  }
  expect(met).toBe(orders * eventsEach)
  // Had nothing been refused, agreeing would say little.
  expect([...kinds].sort()).toEqual([
    'auth.forbidden',
    'flow.no_such_step',
    'order.already_there',
    'order.cancelled_is_final',
    'order.not_invoiced',
    'order.nothing_to_send',
    'order.refund_by_refund',
    'order.refunded_is_final',
    'order.rejected_is_final',
    'order.return_above_bought',
    'order.transfer_not_paid',
  ])
})

test('what an order tells of its steps is what its page says of them', async () => {
  for (const { id } of made) {
    const order = await read(id)
    const facts = factsOf(order)
    const own = orderSteps(facts).map(({ step }) => [
      step.type,
      orderRefusals(orderState(facts), { ...step, by: { permissions: [100] } }).map((rule) => rule.id),
    ])
    expect(order.allowed.map(({ event, rules }) => [event, rules.map((rule) => rule.id)])).toEqual(own)
  }
})

test('what the page refuses, the server refuses by the same rules, over HTTP', async () => {
  let refused = 0
  for (const { id, line_id } of made) {
    const order = await read(id)
    const event = { ...anEvent(line_id), by: { permissions: [100] } } as OrderEvent
    const status = statusAfter(event.type)
    const rules = orderRefusals(orderState(factsOf(order)), event).map((rule) => rule.id)
    if (!status || rules.length === 0) continue
    const lines = event.type === 'RETURN' ? { lines: event.lines } : {}
    const body = { status, version: order.version, ...lines }
    const answer = await shop.call('PATCH', `${ordersPath}/${id}/status`, { body })
    expect([event.type, answer.body.status, answer.body.rules.map((rule: { id: string }) => rule.id)]).toEqual([
      event.type,
      0,
      rules,
    ])
    refused += 1
  }
  expect(refused).toBeGreaterThan(20)
})

describe('T2: state × event × facts', () => {
  const facts = paymentMethods.flatMap((payment_method) =>
    [true, false].flatMap((paid) =>
      [true, false].map((flag) => ({ payment_method, paid, cancels_unpaid: flag, invoiced: flag })),
    ),
  )
  const byTransfer = ['money_transfer', 'bank_transfer']
  const lines = [{ id: 1, quantity: 2, returned: 0 }]
  const money = { total: 10_000, paid_total: 0, refunded_total: 0 }

  test.each(orderStatuses)(
    '%s: every event with every way of paying is refused exactly by the rules of the page of rules',
    (status) => {
      for (const own of facts)
        for (const type of types) {
          const step = {
            type,
            ...(type === 'RETURN' ? { lines: [{ line_id: 1, quantity: 3 }] } : { amount: 0 }),
          } as OrderStep
          const told = orderRefusals(orderState({ ...own, ...money, status, lines, short: [] }), {
            ...step,
            by: seller,
          }).map(({ id }) => id)
          expect([type, own, told.sort()]).toEqual([type, own, expected(status, type, own).sort()])
        }
    },
  )

  /** Written from decisions.md §4 and R61, R62, apart from the chart. */
  function expected(
    status: (typeof orderStatuses)[number],
    type: (typeof types)[number],
    own: (typeof facts)[number],
  ): string[] {
    if (status === 'cancelled') return ['order.cancelled_is_final']
    if (status === 'rejected') return ['order.rejected_is_final']
    if (status === 'refunded') return ['order.refunded_is_final']
    // Whoever sells pays nothing back, and an order is not refunded by itself.
    if (type === 'REFUND') return ['auth.forbidden', 'order.refund_by_refund']
    if (type === 'MARK_PAID') return own.paid ? ['flow.no_such_step'] : []
    if (type === 'MARK_NOT_PAID') return own.paid ? [] : ['flow.no_such_step']
    const to = orderStatuses.find((one) => eventTo[one] === type)
    if (!to || !mayGo(status).includes(to)) return ['flow.no_such_step']
    const opened = type === 'CANCEL' && own.cancels_unpaid
    return [
      ...(byTransfer.includes(own.payment_method) && !own.paid && !opened ? ['order.transfer_not_paid'] : []),
      ...(to === status ? ['order.already_there'] : []),
      ...(to === 'invoiced' && !own.invoiced ? ['order.not_invoiced'] : []),
      ...(type === 'RETURN' ? ['order.return_above_bought'] : []),
    ]
  }

  function mayGo(status: string): readonly string[] {
    const waiting = ['pending', 'awaiting_payment']
    const preparation = ['preparing', 'being_packed', 'unpacked']
    const shipping = orderStatuses.slice(orderStatuses.indexOf('reported_to_cargo'), orderStatuses.indexOf('delivered'))
    if (waiting.includes(status)) return [...waiting, 'accepted', 'rejected', 'cancelled']
    if (status === 'accepted' || preparation.includes(status))
      return [...preparation, ...shipping, 'delivered', 'cancelled']
    if (status === 'delivered') return ['invoiced', 'undelivered_and_returned']
    if (shipping.some((one) => one === status))
      return [...shipping, 'delivered', ...(status === 'undelivered' ? ['undelivered_and_returned'] : [])]
    return []
  }
})
