import { and, count, desc, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { sandbox_orders } from '#server/db/schema/sandbox.ts'
import { SandboxError } from './call.ts'

interface OrdersQuery {
  readonly page?: number | undefined
  readonly limit?: number | undefined
  readonly status?: string | undefined
  readonly orderNumber?: string | undefined
  readonly startDate?: number | undefined
  readonly endDate?: number | undefined
}

const day = 86_400_000

/** A supplier's orders of at most two weeks, none older than three months. */
export async function ordersOf(db: Database, supplier_id: string, query: OrdersQuery) {
  const { page = 0, limit = 50, status, orderNumber, endDate = Date.now(), startDate = endDate - 7 * day } = query
  if (startDate > endDate || endDate - startDate > 14 * day)
    throw new SandboxError(400, 'dates.range', 'The dates must be in order and at most two weeks apart')
  if (startDate < Date.now() - 93 * day)
    throw new SandboxError(400, 'dates.old', 'Orders of the last three months can be asked for')
  const sought = and(
    eq(sandbox_orders.supplier_id, supplier_id),
    gte(sandbox_orders.ordered_at, new Date(startDate).toISOString()),
    lte(sandbox_orders.ordered_at, new Date(endDate).toISOString()),
    status === undefined ? undefined : eq(sandbox_orders.status, status),
    orderNumber === undefined ? undefined : eq(sandbox_orders.order_number, orderNumber),
  )
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(sandbox_orders).where(sought)
  const rows = await db
    .select()
    .from(sandbox_orders)
    .where(sought)
    .orderBy(desc(sandbox_orders.ordered_at), desc(sandbox_orders.id))
    .limit(limit)
    .offset(page * limit)
  return { totalElements: total, page, size: limit, content: rows.map(rowOf) }
}

function rowOf(row: typeof sandbox_orders.$inferSelect) {
  const { order_number, status, ordered_at, customer_first_name, customer_last_name, address, lines } = row
  return {
    orderNumber: order_number,
    status,
    orderDate: Date.parse(ordered_at),
    customerFirstName: customer_first_name,
    customerLastName: customer_last_name,
    shipmentAddress: address,
    invoiceAddress: address,
    totalPrice: Math.round(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100,
    lines,
  }
}
