import { and, eq, inArray } from 'drizzle-orm'
import type { Refund, RefundDraft } from '#api/contract/sales/refunds.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type OpeningFacts, openingRules, type RequestedLine } from '#api/rules/sales/refund-opening.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'
import { inUse, refundsOf } from './of-order.ts'
import { readRefund } from './read.ts'

type Opening = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

/** Opens a refund of an order. The order is locked, so that two refunds never take the same pieces. */
export async function openRefund(context: Opening, order_id: number, { lines }: RefundDraft): Promise<Refund> {
  const { db, actor } = context
  const { shop_id } = actor
  const locked = await loadOrder(db, shop_id, order_id, { lock: true })
  const reasons = await reasonsNamed(db, shop_id, lines)
  const wanted = lines.map(({ reason_id, description = '', ...line }) => ({
    ...line,
    reason: reasons.get(reason_id) ?? null,
    description: description.trim(),
  }))
  refuseBroken(await openingFacts(context, locked, wanted))
  const search = fold(`${locked.order.number} ${locked.order.customer_name}`)
  const [refund] = await db
    .insert(order_refunds)
    .values({ shop_id, order_id, search })
    .returning({ id: order_refunds.id })
  const refund_id = refund?.id ?? 0
  await db.insert(order_refund_lines).values(
    wanted.map(({ line_id, quantity, reason, description }) => ({
      shop_id,
      refund_id,
      order_line_id: line_id,
      quantity,
      reason_id: reason?.id ?? 0,
      description,
    })),
  )
  await audit(context, {
    subject: 'order_refunds',
    subject_id: refund_id,
    event: 'OPEN',
    state_after: 'pending',
    after: { lines },
  })
  const { number, customer_name: name } = locked.order
  await notify(db, {
    ...{ shop_id, kind: 'refund', by: actor.user_id, link: `/order-refunds/edit/${refund_id}` },
    says: /*i18n*/ { id: 'notices.refund', message: 'İade talebi: {number}, {name}' },
    about: { number, name },
  })
  return readRefund(context, refund_id)
}

async function openingFacts(
  context: Opening,
  locked: LockedOrder,
  wanted: readonly RequestedLine[],
): Promise<OpeningFacts> {
  const { max_days, days_since, until, lines } = await refundsOf(context, locked)
  const byId = new Map(lines.map((line) => [line.line_id, line]))
  return {
    status: locked.facts.status,
    paid: locked.facts.paid,
    paid_total: locked.facts.paid_total,
    max_days,
    days_since,
    until,
    lines: locked.lines.map(({ id, name, quantity, left_out }) => ({
      line_id: id,
      name,
      bought: quantity - left_out,
      held: byId.get(id)?.held ?? 0,
      refundable: byId.get(id)?.refundable === 1,
    })),
    requested: wanted,
  }
}

/** What a field of the request mends is a wrong request, everything else is how things stand. */
function refuseBroken(facts: OpeningFacts): void {
  const inTheWay = broken<OpeningFacts>(openingRules, facts)
  if (inTheWay.length > 0) throw new Refused(inTheWay.every(({ at }) => at?.length) ? 422 : 409, inTheWay)
}

/** The reasons that the lines name; one that the shop does not offer is no choice. They stay until the transaction ends. */
async function reasonsNamed(db: Database, shop_id: number, lines: RefundDraft['lines']) {
  const ids = [...new Set(lines.map((line) => line.reason_id))]
  const rows = await db
    .select()
    .from(order_refund_reasons)
    .where(
      and(
        eq(order_refund_reasons.shop_id, shop_id),
        inUse,
        inArray(order_refund_reasons.id, ids.length > 0 ? ids : [0]),
      ),
    )
    .for('key share')
  const found = new Map(rows.map((row) => [row.id, { id: row.id, description_required: flagOf(row) === 1 }] as const))
  const at = lines.flatMap(({ reason_id }, index) => (found.has(reason_id) ? [] : [`lines.${index}.reason_id`]))
  if (at.length > 0) throw new Refused(422, [{ id: inChoices([]).id, at }])
  return found
}

/** Tables of resources have their own columns by name only. */
function flagOf(row: object): unknown {
  return (row as { description_required?: unknown }).description_required
}
