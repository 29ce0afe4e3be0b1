import { and, eq, sql } from 'drizzle-orm'
import type { OrderRefunds } from '#api/contract/sales/order-refunds.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { orderRefundReasons } from '#api/resources/sales/order-refund-reasons.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { products, variants } from '#server/db/schema/products.ts'
import type { Standing } from '#server/sales/orders/standing.ts'
import { heldPieces } from './pieces.ts'

interface Reading {
  readonly db: Database
  readonly language: number
}

/** The refunds of an order, and what one that is opened now is judged with. */
export async function refundsOf({ db, language }: Reading, standing: Standing): Promise<OrderRefunds> {
  const { order } = standing
  const days = await daysOf(db, standing)
  const refundable = await refundableOf(db, standing)
  const heldOf = await heldPieces(db, standing)
  return {
    ...days,
    lines: standing.lines.map(({ id, variant_id }) => {
      const { held, approved } = heldOf(id)
      return { line_id: id, refundable: refundable.get(variant_id) ?? 0, held, approved }
    }),
    reasons: await reasonsOf(db, order.shop_id, language),
    rows: await rowsOf(db, standing),
  }
}

/** A shop that never said otherwise takes goods back as long as the law has it. */
const lawful = 14

/** How long refunds are open, counted in days of the shop from the delivery, or from the order where it never came (rule R234). */
async function daysOf(db: Database, { order }: Standing) {
  const { rows } = await db.execute<{ max_days: number; days_since: number; until: string }>(sql`
    select t.max_days, (now() at time zone s.time_zone)::date - t.since as days_since,
           to_char(t.since + t.max_days, 'YYYY-MM-DD') as until
      from shops s
      join orders o on o.shop_id = s.id and o.id = ${order.id}
     cross join lateral (select coalesce((s.settings ->> 'max_refund_days')::int, ${lawful}::int) as max_days,
                                (coalesce(o.delivered_at, o.ordered_at) at time zone s.time_zone)::date as since) t
     where s.id = ${order.shop_id}`)
  return rows[0] ?? { max_days: 0, days_since: 0, until: '' }
}

async function refundableOf(db: Database, { order, lines }: Standing): Promise<Map<number, 0 | 1>> {
  const ids = sql`${`{${lines.map((line) => line.variant_id).join(',')}}`}::bigint[]`
  const rows = await db
    .select({ id: variants.id, refundable: products.refund_status })
    .from(variants)
    .innerJoin(products, and(eq(products.shop_id, variants.shop_id), eq(products.id, variants.product_id)))
    .where(and(eq(variants.shop_id, order.shop_id), sql`${variants.id} = any(${ids})`))
  return new Map(rows.map(({ id, refundable }) => [id, refundable === 1 ? 1 : 0]))
}

/** A reason that may be chosen. Tables of resources have their own columns by name only. */
export const inUse = sql`${order_refund_reasons}.status = 1`

/** The reasons that may be chosen, in the language of the records that is asked for. */
async function reasonsOf(db: Database, shop_id: number, language: number): Promise<OrderRefunds['reasons']> {
  const rows = await db
    .select()
    .from(order_refund_reasons)
    .where(and(eq(order_refund_reasons.shop_id, shop_id), inUse))
    .orderBy(order_refund_reasons.label, order_refund_reasons.id)
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(orderRefundReasons as unknown as Resource, row as never, language) || row.label,
    description_required: (row as unknown as { description_required: 0 | 1 }).description_required,
  }))
}

async function rowsOf(db: Database, { order }: Standing): Promise<OrderRefunds['rows']> {
  const { rows } = await db.execute<{
    id: number
    status: OrderRefunds['rows'][number]['status']
    received: 0 | 1
    pieces: number
    amount: number | null
    created_at: string
  }>(sql`
    select r.id, r.status, r.received, r.amount::float8 as amount, r.created_at,
           (select coalesce(sum(l.quantity), 0) from order_refund_lines l where l.shop_id = r.shop_id and l.refund_id = r.id)::int as pieces
      from order_refunds r where r.shop_id = ${order.shop_id} and r.order_id = ${order.id} order by r.id desc`)
  return rows.map((row) => ({
    ...row,
    amount: row.amount === null ? null : decimalOf(row.amount),
    created_at: new Date(row.created_at).toISOString(),
  }))
}
