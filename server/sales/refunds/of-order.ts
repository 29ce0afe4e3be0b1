import { sql } from 'drizzle-orm'
import type { OrderRefunds } from '#api/contract/sales/order-refunds.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { orderRefundReasons } from '#api/resources/sales/order-refund-reasons.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { settingIn } from '#server/platform/shop/settings.ts'
import type { LockedOrder } from '#server/sales/orders/load-order.ts'
import { orderWith, partOf } from '#server/sales/orders/parts.ts'
import { type HeldRow, heldFrom, heldIn } from './held-quantities.ts'

/** A reason that may be chosen. Tables of resources have their own columns by name only. */
export const inUse = sql`${order_refund_reasons}.status = 1`

/** How long refunds are open, counted in days of the shop from the delivery, or from the order where it never came (rule R234). */
const daysPart = partOf<Days>(sql`
  select t.max_days, (now() at time zone s.time_zone)::date - t.since as days_since,
         to_char(t.since + t.max_days, 'YYYY-MM-DD') as until
    from shops s
   cross join lateral (select ${settingIn('s', 'max_refund_days')} as max_days,
                              (coalesce(orders.delivered_at, orders.ordered_at) at time zone s.time_zone)::date as since) t
   where s.id = orders.shop_id`)

/** What the refunds of an order are made of. */
export const refundParts = {
  days: daysPart,
  refundable: partOf<Refundable>(sql`
    select l.id as line_id, p.refund_status = 1 as refundable
      from order_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where l.shop_id = orders.shop_id and l.order_id = orders.id`),
  held: partOf<HeldRow>(heldIn(sql`r.shop_id = orders.shop_id and r.order_id = orders.id`)),
  reasons: partOf<ReasonRow>(sql`
    select * from ${order_refund_reasons}
     where ${order_refund_reasons}.shop_id = orders.shop_id and ${inUse}
     order by ${order_refund_reasons}.label, ${order_refund_reasons}.id`),
  refunds: partOf<RefundRow>(sql`
    select r.id, r.status, r.received, r.amount, r.created_at,
           (select coalesce(sum(l.quantity), 0) from order_refund_lines l where l.shop_id = r.shop_id and l.refund_id = r.id)::int as pieces
      from order_refunds r where r.shop_id = orders.shop_id and r.order_id = orders.id order by r.id desc`),
}

type Days = Pick<OrderRefunds, 'max_days' | 'days_since' | 'until'>
type RefundRowData = OrderRefunds['rows'][number]
type RefundRow = Omit<RefundRowData, 'amount'> & { readonly amount: number | null }
type ReasonRow = Draft & { readonly id: number; readonly label: string; readonly description_required: 0 | 1 }

interface Refundable {
  readonly line_id: number
  readonly refundable: boolean
}

interface Read {
  readonly days: readonly Days[]
  readonly refundable: readonly Refundable[]
  readonly held: readonly HeldRow[]
  readonly reasons: readonly ReasonRow[]
  readonly refunds: readonly RefundRow[]
}

interface Reading {
  readonly db: Database
  readonly language: number
}

/** The refunds of an order, and what one that is opened now is judged with. */
export async function refundsOf({ db, language }: Reading, locked: LockedOrder): Promise<OrderRefunds> {
  const { shop_id, id } = locked.order
  const [found] = await orderWith(db, refundParts).prepare('order_refunds').execute({ shop_id, id })
  if (!found) throw new RangeError(`There is no order ${id}`)
  return refundsFrom(locked, found, language)
}

/** The same of what was read already; the reasons in the language of the records that is asked for. */
export function refundsFrom({ lines }: LockedOrder, read: Read, language: number): OrderRefunds {
  const heldOf = heldFrom(read.held)
  const refundable = new Set(read.refundable.filter((one) => one.refundable).map(({ line_id }) => line_id))
  return {
    ...(read.days[0] ?? { max_days: 0, days_since: 0, until: '' }),
    lines: lines.map(({ id }) => {
      const { held, approved } = heldOf(id)
      return { line_id: id, refundable: refundable.has(id) ? 1 : 0, held, approved }
    }),
    reasons: read.reasons.map((row) => ({
      id: row.id,
      name: nameIn(orderRefundReasons as unknown as Resource, row, language) || row.label,
      description_required: row.description_required,
    })),
    rows: read.refunds.map((row) => ({
      ...row,
      amount: row.amount === null ? null : decimalOf(row.amount),
      created_at: new Date(row.created_at).toISOString(),
    })),
  }
}
