import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { OrderFacts } from '#api/rules/sales/order-steps.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { shortPart } from '#server/sales/short-picks/read.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof order_lines.$inferSelect

/** An order as it is stored, and where its chart stands with facts from these rows alone. */
export interface LockedOrder {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly facts: OrderFacts
  readonly at: ReturnType<typeof orderState>
}

/** Reads an order of the shop, or answers 404; `lock` keeps everybody else from changing it until the transaction ends. */
export async function loadOrder(
  db: Database,
  shop_id: number,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<LockedOrder> {
  const own = and(eq(orders.shop_id, shop_id), eq(orders.id, id))
  const reading = db.select().from(orders).where(own)
  const [order] = await (lock ? reading.for('update') : reading)
  if (!order) throw refuse(404, notFound)
  const lines = await db
    .select()
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, id)))
    .orderBy(order_lines.id)
  const [shop] = await db
    .select({ settings: shops.settings, invoiced: hasInvoice(shop_id, id), short: shortPart })
    .from(shops)
    .innerJoin(orders, own)
    .where(eq(shops.id, shop_id))
  return orderFrom(order, lines, shop, { invoiced: shop?.invoiced ?? false, short: shop?.short ?? [] })
}

/** Whether an order's invoice was issued, and stands. */
export function hasInvoice(shop_id: number, order_id: number | SQL) {
  return sql<boolean>`exists (
    select from invoices i where i.shop_id = ${shop_id} and i.order_id = ${order_id} and i.refund_id is null and i.status = 'succeed' and i.cancelled_at is null)`
}

/** The same from rows that were read already. */
export function orderFrom(
  order: OrderRow,
  lines: readonly LineRow[],
  shop: Pick<typeof shops.$inferSelect, 'settings'> | undefined,
  { invoiced, short }: { readonly invoiced: boolean; readonly short: readonly ShortLine[] },
): LockedOrder {
  const facts: OrderFacts = {
    status: order.status,
    payment_method: order.payment_method,
    paid: order.payment_status === 'paid',
    total: order.total,
    paid_total: order.paid_total,
    refunded_total: order.refunded_total,
    cancels_unpaid: settingsOf(shop).cancel_unpaid_transfers === 1,
    invoiced,
    lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, returned: line.returned })),
    short,
  }
  return { order, lines, facts, at: orderState(facts) }
}
