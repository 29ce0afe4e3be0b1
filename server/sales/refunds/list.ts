import { type SQL, sql } from 'drizzle-orm'
import type { RefundRow } from '#api/contract/sales/refunds.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { carriageRate } from '#api/rules/sales/order-worth.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { orderTypeSql } from '#server/sales/orders/list.ts'
import { refundColumnsIn } from './export.ts'

function ofOrder(condition: SQL): SQL {
  return sql`exists (select from orders o where o.shop_id = r.shop_id and o.id = r.order_id and ${condition})`
}

/** The refunds of which a line is of such a product `p`. */
function ofProduct(condition: (value: number) => SQL) {
  return (value: number, { shop_id }: Choosing): SQL => sql`r.id in (
    select b.refund_id from order_refund_lines b
      join order_lines l on l.shop_id = b.shop_id and l.id = b.order_line_id
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where b.shop_id = ${shop_id} and ${condition(value)})`
}

/** What customers sent back. */
export const refundList = listFrom(orderRefunds, {
  from: ['order_refunds', 'r'],
  filters: {
    status: equals(sql`r.status`),
    received: equals(sql`r.received`),
    reason_id: (id, { shop_id }) =>
      sql`r.id in (select l.refund_id from order_refund_lines l where l.shop_id = ${shop_id} and l.reason_id = ${id})`,
    type: (type) => ofOrder(orderTypeSql[type]),
    channel: (channel) => ofOrder(sql`o.channel = ${channel}`),
    currency: (currency) => ofOrder(sql`o.currency = ${currency}`),
    product_id: ofProduct((id) => sql`p.id = ${id}::bigint`),
    category_id: ofProduct((id) => sql`p.main_category_id = ${id}::bigint`),
  },
  sortings: {
    status: { by: sql`r.status`, tieBreak: 'newest first' },
    received: { by: sql`r.received`, tieBreak: 'newest first' },
  },
  days: sql`r.created_at`,
  found: anywhere(sql`r.search`),
  rows: async (reading, ids) => (await refundRows(reading, ids)).map(({ day: _, ...row }) => row),
  exported: { columns: refundColumnsIn, rows: refundRows },
})

/** A row with the day of the shop on which the refund was opened. */
export type ExportedRefund = RefundRow & { readonly day: string }

interface Stored extends Record<string, unknown>, Omit<ExportedRefund, 'amount' | 'tax'> {
  readonly amount: number | null
  readonly shipping: number
  readonly lines_tax: number
}

async function refundRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<ExportedRefund[]> {
  const { rows } = await db.execute<Stored>(sql`
    select r.id, r.version, r.order_id, o.number, o.customer_name, r.status, r.received, o.currency,
           r.amount::float8 as amount, r.shipping::float8 as shipping, r.created_at,
           (select coalesce(sum(l.tax), 0) from order_refund_lines l
             where l.shop_id = r.shop_id and l.refund_id = r.id and l.decision = 'accepted')::float8 as lines_tax,
           (select coalesce(sum(l.quantity), 0) from order_refund_lines l where l.shop_id = r.shop_id and l.refund_id = r.id)::int as pieces,
           to_char(r.created_at at time zone s.time_zone, 'YYYY-MM-DD') as day
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join order_refunds r on r.shop_id = ${shop_id} and r.id = page.id
      join orders o on o.shop_id = r.shop_id and o.id = r.order_id
      join shops s on s.id = r.shop_id
     order by page.place`)
  return rows.map(({ shipping, lines_tax, ...row }) => ({
    ...row,
    amount: row.amount === null ? null : decimalOf(row.amount),
    tax: row.amount === null ? null : decimalOf(lines_tax + taxWithin(shipping, carriageRate)),
    created_at: new Date(row.created_at).toISOString(),
  }))
}
