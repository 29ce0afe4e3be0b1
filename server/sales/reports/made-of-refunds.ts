import { sql } from 'drizzle-orm'
import { refundsReport } from '#api/listings/sales/reports.ts'
import { byProduct } from './made-of-orders.ts'
import { recordNamed } from './record-named.ts'
import { reportFrom } from './report-sql.ts'

export const refundsSql = reportFrom(refundsReport, {
  from: sql`order_refunds r
    join orders o on o.shop_id = r.shop_id and o.id = r.order_id
    join order_refund_lines b on b.shop_id = r.shop_id and b.refund_id = r.id
    join order_lines l on l.shop_id = b.shop_id and l.id = b.order_line_id`,
  moment: sql`r.created_at`,
  scope: sql`true`,
  by: () => ({
    ...byProduct,
    channel: { key: sql`o.channel` },
    status: { key: sql`r.status` },
    reason: {
      key: sql`b.reason_id::text`,
      label: sql`max(reason.label)`,
      join: sql`join order_refund_reasons reason on reason.shop_id = b.shop_id and reason.id = b.reason_id`,
      named: recordNamed('order_refund_reasons'),
    },
  }),
  figures: {
    refunds: sql`count(distinct r.id)`,
    pieces: sql`sum(b.quantity)`,
    worth: sql`coalesce(sum(b.total), 0)`,
  },
})
