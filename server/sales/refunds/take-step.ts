import { and, eq, sql } from 'drizzle-orm'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type RefundFacts, type RefundStep, refundChart, refundRefusals } from '#machines/sales/refund/refund.chart.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, Asked } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { payBack } from './pay-back.ts'
import { readRefund } from './read.ts'
import { restock } from './restock.ts'
import { refundStanding, type Standing } from './standing.ts'

export type Stepping = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

/**
 * Takes a refund one step along its chart: order and refund locked, asked, stored with its effects (amounts, stock, money, the order, the log)
 * in the caller's transaction. Nothing else writes where a refund stands. Refused: 409 by the chart's rules or an old version.
 */
export async function takeRefundStep(
  asked: Stepping,
  id: number,
  { version, ...taken }: RefundStep & { version?: number },
): Promise<Refund> {
  const { db, actor } = asked
  const { shop_id } = actor
  const before = await refundStanding(db, shop_id, id, { lock: true })
  const { refund } = before
  if (version !== undefined && refund.version !== version)
    throw await staleRefusal(db, { shop_id, subject: 'order_refunds', id, updated_at: refund.updated_at })
  if (taken.type === 'DECIDE' && !before.facts.lines.some((line) => line.id === taken.line_id))
    throw refuse(404, notFound)
  const { context: after } = step(refundChart, before.at, { ...taken, by: actor }, refundRefusals)
  await storeLines(asked, before, after)
  await store(asked, before, after)
  await restock(asked, before, after)
  if (taken.type === 'PAY_BACK' && taken.account) await payBack(asked, before, taken.account.id)
  await audit(asked, {
    subject: 'order_refunds',
    subject_id: id,
    event: taken.type,
    state_before: refund.status,
    state_after: after.status,
    before: told(before.facts),
    after: told(after),
  })
  return readRefund(asked, id)
}

/** The decisions; with the approval, what each accepted line is worth stands. */
async function storeLines({ db, actor }: Stepping, { lines, facts }: Standing, after: RefundFacts): Promise<void> {
  const decisions = new Map(after.lines.map((line) => [line.id, line.decision]))
  const approved = facts.status === 'pending' && after.status === 'accepted'
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
           as x (id int, decision text, gross bigint, discount bigint, tax bigint, total bigint)
     where l.shop_id = ${actor.shop_id} and l.id = x.id`)
}

async function store({ db, actor }: Stepping, { refund, facts, sums }: Standing, after: RefundFacts): Promise<void> {
  const approved = facts.status === 'pending' && after.status === 'accepted'
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
      ...(after.status === 'refunded' ? { paid_at: sql`coalesce(paid_at, now())` } : {}),
    })
    .where(and(eq(order_refunds.shop_id, actor.shop_id), eq(order_refunds.id, refund.id)))
}

function told({ received, lines }: RefundFacts) {
  return { received, lines: lines.map(({ id, decision }) => ({ id, decision })) }
}
