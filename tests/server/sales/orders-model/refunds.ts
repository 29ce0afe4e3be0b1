import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { transition } from 'xstate'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { type OpeningFacts, openingRules } from '#api/rules/sales/refund-opening.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import {
  type RefundFacts,
  type RefundStep,
  refundChart,
  refundRefusals,
  refundState,
} from '#machines/sales/refund/refund.chart.ts'
import { order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { Answered, Shop } from '#tests/shop.ts'
import type { RefundCommand } from './commands.ts'
import type { Known, Tokens } from './run.ts'

/** A refund of pieces of the order's one line, as it must be. */
export interface KnownRefund {
  readonly id: number
  readonly pieces: number
  readonly facts: RefundFacts
}

const price = 5_000

/** Sends a command about the refunds of an order, and answers the order as it must be after it. */
export async function refunded(
  shop: Shop,
  tokens: Tokens,
  known: Known,
  command: RefundCommand,
  key: string,
): Promise<Known> {
  const { shop_id } = command.by === 'neighbour' ? shop.other : shop.own
  const common = { as: tokens[command.by], headers: { 'x-sid': String(shop_id) }, key }
  const line_id = known.facts.lines[0]?.id ?? 0
  if (command.do === 'refund') {
    const lines = [{ line_id, quantity: command.pieces, reason_id: shop.own.reason.plain }]
    const answer = await shop.call('POST', `${ordersPath}/${known.id}/refunds`, { ...common, body: { lines } })
    const rules = broken<OpeningFacts>(openingRules, openingOf(known, command.pieces))
    if (!isTaken(answer, command, rules)) return known
    return { ...known, refunds: [...known.refunds, begun(known, answer.body.data, command.pieces)] }
  }
  const refund = known.refunds[command.nth % Math.max(1, known.refunds.length)]
  if (!refund) return known
  const step = stepOf(shop, refund, command)
  const path = `${refundsPath}/${refund.id}`
  const version = (await refundIn(shop, refund.id)).version
  const answer = await ask(shop, path, step, version, common)
  return isTaken(answer, command, rulesOf(known, refund, step)) ? after(known, refund, step) : known
}

type Common = NonNullable<Parameters<Shop['call']>[2]>

function ask(shop: Shop, path: string, step: RefundStep, version: number, common: Common): Promise<Answered> {
  switch (step.type) {
    case 'DECIDE':
      return shop.call('PATCH', `${path}/lines/${step.line_id}`, { ...common, body: { decision: step.decision } })
    case 'RECEIVE':
      return shop.call('PATCH', `${path}/received`, { ...common, body: { restock: step.restock ? 1 : 0, version } })
    case 'PAY_BACK':
      return shop.call('POST', `${path}/pay-back`, { ...common, body: { account_id: step.account?.id ?? null } })
    default: {
      const status = step.type === 'APPROVE' ? 'accepted' : 'rejected'
      return shop.call('PATCH', `${path}/status`, { ...common, body: { status, version } })
    }
  }
}

function openingOf({ facts, refunds }: Known, quantity: number): OpeningFacts {
  const [line] = facts.lines
  const holding = refunds.filter(
    (one) => one.facts.status !== 'rejected' && one.facts.lines[0]?.decision !== 'rejected',
  )
  const held = holding.reduce((sum, { pieces }) => sum + pieces, 0)
  const line_id = line?.id ?? 0
  return {
    ...{ status: facts.status, paid: facts.paid, paid_total: facts.paid_total },
    ...{ max_days: 14, days_since: 0, until: '' },
    lines: [{ line_id, name: '', bought: line?.quantity ?? 0, held, refundable: true }],
    requested: [{ line_id, quantity, reason: { id: 1, description_required: false }, description: '' }],
  }
}

function begun({ facts }: Known, data: { id: number; lines: { id: number }[] }, pieces: number): KnownRefund {
  const { status: order_status, paid_total, refunded_total } = facts
  const lines = data.lines.map(({ id }) => ({ id, decision: 'pending' as const, restock: true }))
  return {
    id: data.id,
    pieces,
    facts: {
      ...{ status: 'pending', received: false, restock: true, lines, order_status, currency: 'TRY', amount: 0 },
      ...{ paid_total, refunded_total },
    },
  }
}

function stepOf(shop: Shop, { facts }: KnownRefund, command: Exclude<RefundCommand, { do: 'refund' }>): RefundStep {
  if (command.do === 'decide') return { type: 'DECIDE', line_id: facts.lines[0]?.id ?? 0, decision: command.decision }
  const { step } = command
  if (step === 'RECEIVE' || step === 'DISCARD') return { type: 'RECEIVE', restock: step === 'RECEIVE' }
  return step === 'PAY_BACK' ? { type: step, account: { id: shop.own.account, currency: 'TRY' } } : { type: step }
}

/** The refund with the money of its order as it is now. */
function factsNow(
  { facts: { status: order_status, paid_total, refunded_total } }: Known,
  { facts, pieces }: KnownRefund,
): RefundFacts {
  const accepted = facts.lines.some(({ decision }) => decision === 'accepted')
  return { ...facts, order_status, paid_total, refunded_total, amount: accepted ? pieces * price : 0 }
}

const hasEnded = ({ facts: { status } }: Known) => status === 'cancelled' || status === 'rejected'

function rulesOf(known: Known, refund: KnownRefund, step: RefundStep): readonly Refusal[] {
  const facts = factsNow(known, refund)
  const own = refundRefusals(refundState(facts), { ...step, by: seller })
  if (own.length > 0 || step.type !== 'PAY_BACK' || hasEnded(known)) return own
  return orderRefusals(orderState(known.facts), { type: 'REFUND', amount: facts.amount, by: seller })
}

/** Order and refund after a step that was taken: its money, and the pieces that came back with it. */
function after(known: Known, refund: KnownRefund, step: RefundStep): Known {
  const before = factsNow(known, refund)
  const [{ context }] = transition(refundChart, refundState(before), { ...step, by: seller })
  const others = known.refunds.filter(({ id }) => id !== refund.id)
  const refunds = known.refunds.map((one) => (one.id === refund.id ? { ...refund, facts: context } : one))
  const [line] = known.facts.lines
  const stocked = others.filter(({ facts }) => isStocked(facts)).reduce((sum, { pieces }) => sum + pieces, 0)
  const returned = line?.returned ?? 0
  const coming =
    isStocked(context) && !isStocked(before)
      ? Math.max(0, Math.min(refund.pieces, stocked + refund.pieces - returned))
      : 0
  const lines = known.facts.lines.map((one) => ({ ...one, returned: one.returned + coming }))
  const facts = { ...known.facts, lines }
  if (step.type !== 'PAY_BACK') return { ...known, refunds, facts }
  const { amount } = before
  if (hasEnded(known)) return { ...known, refunds, facts: { ...facts, refunded_total: facts.refunded_total + amount } }
  const [next] = transition(orderChart, orderState(facts), { type: 'REFUND', amount, by: seller })
  return { ...known, refunds, facts: next.context }
}

function isStocked({ status, received, restock, lines }: RefundFacts): boolean {
  const approved = status === 'accepted' || status === 'refunded'
  return approved && received && restock && lines[0]?.decision === 'accepted'
}

/** Whether it was done, with the answer that it must have. */
function isTaken({ http, body }: Answered, { by }: RefundCommand, rules: readonly Refusal[]): boolean {
  const got = [http, (body.rules ?? []).map((rule: { id: string }) => rule.id)]
  if (by === 'neighbour') expect(got).toEqual([404, ['notFound']])
  else if (by === 'reader') expect(got).toEqual([403, ['auth.forbidden']])
  else {
    const refused = rules.every(({ at }) => at?.length) ? 422 : 409
    expect(got).toEqual([rules.length === 0 ? 200 : refused, rules.map(({ id }) => id)])
    return rules.length === 0
  }
  return false
}

/** What is stored of these refunds. */
export async function storedRefunds({ db }: Shop, known: readonly Known[]) {
  const ids = known.flatMap(({ refunds }) => refunds.map(({ id }) => id))
  const rows = await db.select().from(order_refunds).where(inArray(order_refunds.id, ids))
  const lines = await db.select().from(order_refund_lines).where(inArray(order_refund_lines.refund_id, ids))
  return ids.map((id) => {
    const { status, received, restock } = rows.find((one) => one.id === id) ?? {}
    const decision = lines.find((line) => line.refund_id === id)?.decision
    return { id, status, received: received === 1, restock: restock === 1, decision }
  })
}

/** What must be stored of them. */
export function refundRows(known: readonly Known[]) {
  return known.flatMap(({ refunds }) =>
    refunds.map(({ id, facts: { status, received, restock, lines } }) => ({
      ...{ id, status, received, restock, decision: lines[0]?.decision },
    })),
  )
}
