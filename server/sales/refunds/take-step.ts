import { and, eq, sql } from 'drizzle-orm'
import type { Refund, RefundMove } from '#api/contract/sales/refunds.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { noSuchStep } from '#machines/platform/refusals.ts'
import { stepTo } from '#machines/platform/steps-of.ts'
import {
  factsAfter,
  type RefundFacts,
  type RefundStep,
  refundChart,
  refundRefusals,
} from '#machines/sales/refund/refund.chart.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { postEntry } from '#server/platform/ledger/post-entry.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { isSold, refundEntry } from '#server/sales/ledger/order-entries.ts'
import { type LockedRefund, loadRefund } from './load-refund.ts'
import { payBack } from './pay-back.ts'
import { readRefund } from './read.ts'
import { restock } from './restock.ts'

export type RefundStepping = Stepping & Pick<RequestContext<unknown, unknown, unknown, Actor>, 'language'>
/** A step of its chart, or the status that one leads to. */
type Request = (RefundStep | { readonly to: RefundMove['status'] }) & { readonly version?: number }

/**
 * Takes a refund one step along its chart: order and refund locked, stored with its effects (amounts, stock, money, the order).
 * Refused: 409 by the chart's rules or an old version.
 */
export const takeRefundStep = takeStep({
  subject: 'order_refunds',
  chart: refundChart,
  refusals: refundRefusals,
  lock: async ({ db, actor }: RefundStepping, id, request: Request) => {
    const before = await loadRefund(db, actor.shop_id, id, { lock: true })
    return { ...before, step: stepIn(before, request) }
  },
  looked: ({ refund }) => refund,
  at: ({ at }) => at,
  events: (_, { facts, step }) => {
    const unknown = step.type === 'DECIDE' && !facts.lines.some((line) => line.id === step.line_id)
    if (unknown) throw refuse(404, notFound)
    return [step]
  },
  store: async (work, { before, after: at }) => {
    const after = factsAfter(at)
    const { step } = before
    await storeLines(work, before, after)
    await store(work, before, after)
    if (isApproved(before.facts, after)) await bookRefund(work, before)
    await restock(work, before, after)
    if (step.type === 'PAY_BACK' && step.account) await payBack(work, before, step.account.id)
  },
  entry: ({ before, after }) => ({
    event: before.step.type,
    state_before: before.refund.status,
    state_after: after.value.decision,
    before: auditedFacts(before.facts),
    after: auditedFacts(factsAfter(after)),
  }),
  read: (work, { id }): Promise<Refund> => readRefund(work, id),
})

/** The step that was asked for, or the one of the chart that leads where the refund is to be. */
function stepIn({ at }: LockedRefund, request: Request): RefundStep {
  if (!('to' in request)) {
    const { version, ...step } = request
    return step
  }
  const type = stepTo(at, `decision.${request.to}`)
  if (type === null) throw new Refused(409, [{ id: noSuchStep }])
  return { type } as RefundStep
}

/** The decisions; with the approval, what each accepted line is worth stands. */
async function storeLines({ db, actor }: Stepping, { lines, facts }: LockedRefund, after: RefundFacts): Promise<void> {
  const decisions = new Map(after.lines.map((line) => [line.id, line.decision]))
  const approved = isApproved(facts, after)
  const decided = lines.flatMap(({ row, gross, discount, tax, total }) => {
    const decision = decisions.get(row.id) ?? row.decision
    if (decision === row.decision && !approved) return []
    const worth = approved && decision === 'accepted' ? { gross, discount, tax, total } : {}
    return [{ id: row.id, decision, ...worth }]
  })
  if (decided.length === 0) return
  await db.execute(sql`
    update order_refund_lines l
       set decision = x.decision, gross = coalesce(x.gross, l.gross), discount = coalesce(x.discount, l.discount),
           tax = coalesce(x.tax, l.tax), total = coalesce(x.total, l.total)
      from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
           as x (id bigint, decision text, gross bigint, discount bigint, tax bigint, total bigint)
     where l.shop_id = ${actor.shop_id} and l.id = x.id`)
}

async function store(
  { db, actor }: Stepping,
  { refund, facts, sums }: LockedRefund,
  after: RefundFacts,
): Promise<void> {
  const approved = isApproved(facts, after)
  await db
    .update(order_refunds)
    .set({
      status: after.status,
      received: after.received ? 1 : 0,
      restock: after.restock ? 1 : 0,
      version: refund.version + 1,
      updated_at: sql`now()`,
      ...(approved ? { amount: sums.total, shipping: sums.shipping, approved_at: sql`now()` } : {}),
      ...(after.received && !facts.received ? { received_at: sql`now()` } : {}),
      ...(facts.status === 'accepted' && after.status === 'refunded' ? { paid_at: sql`now()` } : {}),
    })
    .where(and(eq(order_refunds.shop_id, actor.shop_id), eq(order_refunds.id, refund.id)))
}

/** What is accepted is not owed any more; of an order that was given up nothing is. */
async function bookRefund({ db, actor }: Stepping, { refund, order: { order }, sums }: LockedRefund): Promise<void> {
  if (!isSold(order.status)) return
  const entry = refundEntry(order, { id: refund.id, amount: sums.total, taxes: sums.taxes })
  await postEntry(db, { ...entry, shop_id: actor.shop_id, user_id: actor.user_id || null })
}

/** What it is worth stands then, though it is nothing. */
function isApproved(before: RefundFacts, after: RefundFacts): boolean {
  return before.status === 'pending' && (after.status === 'accepted' || after.status === 'refunded')
}

function auditedFacts({ received, lines }: RefundFacts) {
  return { received, lines: lines.map(({ id, decision }) => ({ id, decision })) }
}
