import { and, eq, inArray, sql } from 'drizzle-orm'
import { mostJudged, type OrdersTake, type OrdersTakeQuery } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { orderRefusals, orderState, stepTo } from '#machines/sales/order/order-state.ts'
import { allLeft } from '#machines/sales/order/order-steps.ts'
import { type WayStep, wayTo } from '#machines/sales/order/order-way.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { hasInvoice, type LockedOrder, orderFrom } from '#server/sales/orders/load-order.ts'
import { shortPart } from '#server/sales/short-picks/read.ts'
import { ordersChosen } from './orders-chosen.ts'

/** As many orders are named of those that a rule stands before. */
const mostOrders = 5

/** What stands before the chosen orders on their way to a status, as their charts say it. */
export async function whatItTakes(
  context: Pick<Work, 'db' | 'actor'>,
  { choice, status }: OrdersTakeQuery,
): Promise<OrdersTake> {
  const chosen = await chosenRows(context.db, ordersChosen, context.actor.shop_id, choice)
  const ids = chosen.slice(0, mostJudged).flatMap(({ record_id }) => record_id ?? [])
  const found = await loadOrders(context, ids)
  const counts = { there: 0, free: 0, ended: 0 }
  const rules = new Map<string, OrdersTake['rules'][number]>()
  for (const { order, facts } of found) {
    const { outcome, met } = judged(facts, status, context.actor)
    if (outcome) counts[outcome] += 1
    for (const { rule, step } of met) {
      const known = rules.get(rule.id) ?? { rule: told(rule), step, count: 0, orders: [] }
      const named = [...known.orders, { id: order.id, number: order.number }].slice(0, mostOrders)
      rules.set(rule.id, { ...known, count: known.count + 1, orders: named })
    }
  }
  return {
    ...{ total: chosen.length, judged: found.length, ...counts },
    rules: [...rules.values()].sort((one, other) => other.count - one.count),
  }
}

/** What a rule says, without the fields of a form that there is none of. */
function told({ id, about }: Refusal): OrdersTake['rules'][number]['rule'] {
  return about ? { id, about: { ...about } } : { id }
}

interface Judged {
  readonly outcome: 'there' | 'free' | 'ended' | null
  /** Each rule once, at the step where it is met first. */
  readonly met: readonly { readonly rule: Refusal; readonly step: string }[]
}

function judged(facts: LockedOrder['facts'], status: OrderStatus, by: Actor): Judged {
  const way = wayTo(facts, status, by)
  if (way === null) {
    const step = stepTo(status, allLeft(facts.lines))
    return { outcome: 'ended', met: once(orderRefusals(orderState(facts), { ...step, by }), step.type) }
  }
  if (way.length === 0) return { outcome: 'there', met: [] }
  const met = new Map(
    [...beforePaying(facts, way, by), ...way.flatMap(({ rules, step }) => once(rules, step.type))].map((one) => [
      one.rule.id,
      one,
    ]),
  )
  return { outcome: met.size === 0 ? 'free' : null, met: [...met.values()] }
}

/** A way that begins with the payment says what waits for it: the first step of the goods, as it is refused now. */
function beforePaying(facts: LockedOrder['facts'], way: readonly WayStep[], by: Actor): Judged['met'] {
  const [first, then] = way
  if (first?.to !== 'paid' || !then) return []
  return once(orderRefusals(orderState(facts), { ...then.step, by }), then.step.type)
}

function once(rules: readonly Refusal[], step: string): Judged['met'] {
  return [...new Map(rules.map((rule) => [rule.id, { rule, step }])).values()]
}

/** Many orders as they are stored, in two queries, the newest first. */
async function loadOrders({ db, actor: { shop_id } }: Pick<Work, 'db' | 'actor'>, ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows, lines] = await Promise.all([
    db
      .select({
        order: orders,
        settings: shops.settings,
        invoiced: hasInvoice(shop_id, sql`${orders.id}`),
        short: shortPart,
      })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shop_id))
      .where(and(eq(orders.shop_id, shop_id), inArray(orders.id, [...ids])))
      .orderBy(sql`${orders.id} desc`),
    db
      .select()
      .from(order_lines)
      .where(and(eq(order_lines.shop_id, shop_id), inArray(order_lines.order_id, [...ids])))
      .orderBy(order_lines.id),
  ])
  const of = Map.groupBy(lines, ({ order_id }) => order_id)
  return rows.map(({ order, settings, invoiced, short }) =>
    orderFrom(order, of.get(order.id) ?? [], { settings }, { invoiced, short: short ?? [] }),
  )
}
