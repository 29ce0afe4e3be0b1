import { sql } from 'drizzle-orm'
import { copyRows, newIds } from '#server/db/copy.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import type { MovementPlan, OrderPlan } from './ledger.ts'
import type { StoredCustomer } from './people.ts'

interface Trade {
  readonly db: Database
  readonly shop_id: number
  readonly orders: readonly OrderPlan[]
  readonly movements: readonly MovementPlan[]
  readonly customers: readonly StoredCustomer[]
  /** Ids of all planned variants, by place. */
  readonly variants: readonly number[]
  readonly now: Date
}

/** Stores what was sold in half a year, and every stock movement of it, oldest first. */
export async function storeTrade(trade: Trade): Promise<void> {
  const { db, shop_id, variants, now } = trade
  const ids = await newIds(db, orders, trade.orders.length)
  await copyRows(
    db,
    orders,
    trade.orders.map((plan, at) => ({ id: ids[at] ?? 0, ...orderRow(trade, plan, at) })),
  )
  const lines = trade.orders.flatMap((plan, at) =>
    plan.lines.map((line) => ({
      shop_id,
      order_id: ids[at] ?? 0,
      variant_id: variants[line.variant] ?? 0,
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      tax_rate: line.tax,
      total: line.price * line.quantity,
      // What was cancelled went back into the stock whole.
      returned: plan.status === 'cancelled' ? line.quantity : 0,
    })),
  )
  const paid = trade.orders.flatMap((plan, at) =>
    plan.paid
      ? [
          {
            shop_id,
            order_id: ids[at] ?? 0,
            kind: plan.channel === 'marketplace' ? ('online' as const) : ('marked' as const),
            method: plan.method,
            amount: totalOf(plan),
            at: before(now, plan.age),
          },
        ]
      : [],
  )
  const moved = trade.movements.map((plan) => ({
    shop_id,
    variant_id: variants[plan.variant] ?? 0,
    type: plan.type,
    quantity: plan.quantity,
    previous_stock: plan.previous,
    current_stock: plan.previous + plan.quantity,
    order_id: plan.order === null ? null : (ids[plan.order] ?? null),
    at: before(now, plan.age),
  }))
  await copyRows(db, order_lines, lines)
  await copyRows(db, order_payments, paid)
  await copyRows(db, stock_movements, moved)
  await giveToStaff(db, shop_id)
}

/** What was sold in the shop and on the phone was sold by one of the staff, in turn. */
async function giveToStaff(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`
    update orders o set user_id = staff.id
      from (select id, row_number() over (order by id) - 1 as place, count(*) over () as many
              from users where shop_id = ${shop_id} and type <> 'customer') staff
     where o.shop_id = ${shop_id} and o.channel in ('in_store', 'phone') and o.id % staff.many = staff.place`)
}

function orderRow({ shop_id, customers, now }: Trade, plan: OrderPlan, at: number): typeof orders.$inferInsert {
  const customer = customers[plan.customer]
  const total = totalOf(plan)
  return {
    shop_id,
    number: plan.marketplace_number ?? `2026-${String(at + 1).padStart(6, '0')}`,
    marketplace_id: plan.marketplace_number ? marketplace_id : null,
    marketplace_number: plan.marketplace_number ?? null,
    channel: plan.channel,
    status: plan.status,
    payment_status: plan.paid ? 'paid' : 'not_paid',
    payment_method: plan.method,
    // A marketplace keeps its customers to itself.
    customer_id: plan.marketplace_number ? null : (customer?.id ?? null),
    customer_name: customer?.name ?? '',
    currency: 'TRY',
    product_total: total - plan.shipping,
    shipping_total: plan.shipping,
    // The demo's prices hold their tax; it is taken out line by line.
    tax_total: plan.lines.reduce(
      (sum, line) => sum + Math.round((line.price * line.quantity * line.tax) / (100 + line.tax)),
      0,
    ),
    total,
    paid_total: plan.paid ? total : 0,
    shipping_address: { ...customer?.address, ...(plan.status === 'delayed' ? { zip: lateZip } : {}) },
    ordered_at: before(now, plan.age),
    delivered_at: delivered.includes(plan.status) ? before(now, Math.max(1, plan.age - hoursToDoor)) : null,
  }
}

/** The sandbox marketplace. */
const marketplace_id = 2
/** Parcels there meet a delay: see `routeOf`. */
const lateZip = '34711'
const delivered: readonly OrderPlan['status'][] = ['delivered', 'invoiced']
const hoursToDoor = 50

function totalOf(plan: OrderPlan): number {
  return plan.shipping + plan.lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}

function before(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString()
}
