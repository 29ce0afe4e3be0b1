import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { transition } from 'xstate'
import type { OrderEvent, OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { eventTo } from '#tests/fixtures/order-events.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { fingerprint } from '#tests/server/every/fingerprint.ts'
import type { Answered, Shop } from '#tests/shop.ts'
import type { Command, RefundCommand, Sender } from './commands.ts'
import { type KnownRefund, refunded, refundRows, storedRefunds } from './refunds.ts'

/** The tokens of those who send commands. */
export type Tokens = Readonly<Record<Sender, string>>

export interface Known {
  readonly id: number
  readonly facts: OrderFacts
  readonly refunds: readonly KnownRefund[]
}

interface Call {
  readonly method: 'PATCH'
  readonly path: string
  readonly as: string
  readonly headers: Record<string, string>
  readonly body: object
  readonly key: string
}

/**
 * Sends commands one after another to a real shop, beside a model that is nothing but the chart. After each, the answer is the one that
 * the chart gives, the rows are the model's, and every invariant of the data holds.
 */
export async function run(shop: Shop, tokens: Tokens, commands: readonly Command[]): Promise<void> {
  const known: Known[] = [await bought(shop, { payment_method: 'credit_card', paid: true })]
  let last: { call: Call; answer: Answered } | null = null
  for (const [at, command] of commands.entries()) {
    if (command.do === 'buy') known.push(await bought(shop, command))
    else if (command.do === 'again') await again(shop, last)
    else {
      const which = command.order % known.length
      const before = known[which] as Known
      if (isOfRefunds(command)) {
        known[which] = await refunded(shop, tokens, before, command, `refund-${before.id}-${at}-${performance.now()}`)
      } else {
        const call = await callOf(shop, tokens, before, command, at)
        const answer = await send(shop, call)
        known[which] = judged(before, command, answer)
        if (answer.http === 200) last = { call, answer }
      }
    }
    expect(await stored(shop, known)).toEqual(known.map(rowOf))
    expect(await storedRefunds(shop, known)).toEqual(refundRows(known))
    expect(await brokenInvariants(shop)).toEqual([])
  }
}

async function bought(
  shop: Shop,
  { payment_method, paid }: Pick<Extract<Command, { do: 'buy' }>, 'payment_method' | 'paid'>,
): Promise<Known> {
  const { id, line_id } = await newOrder(shop, { payment_method, payment_status: paid ? 'paid' : 'not_paid' })
  const lines = [{ id: line_id, quantity: 2, returned: 0 }]
  const money = { total: 10_000, paid_total: paid ? 10_000 : 0, refunded_total: 0 }
  return {
    id,
    facts: {
      status: 'pending',
      payment_method,
      paid,
      ...money,
      cancels_unpaid: false,
      invoiced: false,
      lines,
      short: [],
    },
    refunds: [],
  }
}

type Sent = Extract<Command, { old: boolean }>

function isOfRefunds(command: Sent | RefundCommand): command is RefundCommand {
  return !('old' in command)
}

async function callOf(shop: Shop, tokens: Tokens, { id, facts }: Known, command: Sent, at: number): Promise<Call> {
  const version = (await orderIn(shop, id)).version - (command.old ? 1 : 0)
  const step = stepOf(facts, command)
  const key = `model-${id}-${at}-${performance.now()}`
  const { shop_id } = command.by === 'neighbour' ? shop.other : shop.own
  const common = { method: 'PATCH', as: tokens[command.by], headers: { 'x-sid': String(shop_id) }, key } as const
  return command.do === 'pay'
    ? {
        ...common,
        path: `${ordersPath}/${id}/payment-status`,
        body: { payment_status: command.payment_status, version },
      }
    : {
        ...common,
        path: `${ordersPath}/${id}/status`,
        body: { status: command.status, version, ...(step.type === 'RETURN' ? { lines: step.lines } : {}) },
      }
}

function stepOf(facts: OrderFacts, command: Sent): OrderStep {
  if (command.do === 'pay') return { type: command.payment_status === 'paid' ? 'MARK_PAID' : 'MARK_NOT_PAID' }
  const type = eventTo[command.status]
  if (type === 'REFUND') return { type, amount: 0 }
  return type === 'RETURN'
    ? { type, lines: facts.lines.map(({ id }) => ({ line_id: id, quantity: command.pieces })) }
    : ({ type } as OrderStep)
}

/** The order as it must be after this answer, which must be the one that the chart gives. */
function judged(before: Known, command: Sent, answer: Answered): Known {
  const got = [answer.http, (answer.body.rules ?? []).map((rule: { id: string }) => rule.id)]
  if (command.by === 'neighbour') {
    expect(got).toEqual([404, ['notFound']])
    return before
  }
  if (command.by === 'reader') {
    expect(got).toEqual([403, ['auth.forbidden']])
    return before
  }
  if (command.old) {
    expect(got).toEqual([409, ['conflict.stale']])
    return before
  }
  const at = orderState(before.facts)
  const event: OrderEvent = { ...stepOf(before.facts, command), by: seller }
  const rules = orderRefusals(at, event)
  expect(got).toEqual([
    rules.length === 0 ? 200 : rules.every((rule) => rule.at?.length) ? 422 : 409,
    rules.map(({ id }) => id),
  ])
  if (rules.length > 0) return before
  const [next] = transition(orderChart, at, event)
  return { ...before, facts: next.context }
}

async function again(shop: Shop, last: { call: Call; answer: Answered } | null): Promise<void> {
  if (!last) return
  const before = await fingerprint(shop, shop.own.shop_id)
  const answer = await send(shop, last.call)
  expect([answer.http, answer.text]).toEqual([last.answer.http, last.answer.text])
  expect(await fingerprint(shop, shop.own.shop_id)).toEqual(before)
}

function send(shop: Shop, { method, path, ...options }: Call): Promise<Answered> {
  return shop.call(method, path, options)
}

/** What is stored of the run's orders, in the run's order. */
async function stored({ db }: Shop, known: readonly Known[]) {
  const ids = known.map(({ id }) => id)
  const rows = await db.select().from(orders).where(inArray(orders.id, ids))
  const lines = await db.select().from(order_lines).where(inArray(order_lines.order_id, ids))
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    return {
      id,
      status: row?.status,
      payment_status: row?.payment_status,
      refunded_total: row?.refunded_total,
      returned: lines.filter((line) => line.order_id === id).map((line) => line.returned),
    }
  })
}

function rowOf({ id, facts }: Known) {
  const { status, paid, lines, refunded_total } = facts
  const returned = lines.map((line) => line.returned)
  return { id, status, payment_status: paid ? 'paid' : 'not_paid', refunded_total, returned }
}

/** Signs everybody in. */
export async function tokensOf(shop: Shop): Promise<Tokens> {
  return {
    seller: await shop.as(seller.permissions),
    reader: await shop.as(orderReader.permissions),
    neighbour: shop.otherAdmin,
  }
}
