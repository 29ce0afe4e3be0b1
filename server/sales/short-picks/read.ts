import { type SQL, sql } from 'drizzle-orm'
import type { ShortLine } from '#api/contract/sales/short-picks.ts'
import { partOf } from '#server/sales/orders/parts.ts'

/** The lines of a picking `k`, as they are stored. */
const stored = sql`jsonb_to_recordset(k.lines) as p (line_id bigint, picked int, short_reason text, awaited int, written_off int)`

/** The lines of an order of which fewer pieces were packed than are to go, with what was decided about the rest. */
export const shortPart = partOf<ShortLine>(sql`
  select l.id as line_id, l.quantity - p.picked - coalesce(p.written_off, 0) as missing, p.short_reason as reason,
         coalesce(h.held, 0)::int as refunded, coalesce(p.awaited, 0) as awaited
    from pickings k
   cross join lateral ${stored}
    join order_lines l on l.shop_id = k.shop_id and l.order_id = k.order_id and l.id = p.line_id
    left join lateral (
      select sum(rl.quantity) as held
        from order_refunds r join order_refund_lines rl on rl.shop_id = r.shop_id and rl.refund_id = r.id
       where r.shop_id = k.shop_id and r.order_id = k.order_id and rl.order_line_id = l.id
         and r.status <> 'rejected' and rl.decision <> 'rejected') h on true
   where k.shop_id = orders.shop_id and k.order_id = orders.id
     and p.short_reason <> '' and l.quantity - p.picked - coalesce(p.written_off, 0) > 0
   order by l.id`)

/** How many pieces of a line of `order_lines` lie in the parcel: all of it, while nobody has said otherwise. */
export const packedPieces = sql<number>`coalesce((
  select p.picked from pickings k cross join lateral ${stored}
   where k.shop_id = order_lines.shop_id and k.order_id = order_lines.order_id and p.line_id = order_lines.id
     and (k.status = 'picked' or p.short_reason <> '')), order_lines.quantity)`

/** How a line `l` of an order was packed: all of it, while nobody has said otherwise. */
export const packedColumns: SQL = sql`coalesce(packing.picked, l.quantity) as packed, coalesce(packing.short_reason, '') as short_reason,
  coalesce(packing.written_off, 0) as written_off`

/** What `packedColumns` are taken from. */
export const packedJoin: SQL = sql`
  left join lateral (
    select p.picked, p.short_reason, p.written_off from pickings k cross join lateral ${stored}
     where k.shop_id = l.shop_id and k.order_id = l.order_id and p.line_id = l.id
       and (k.status = 'picked' or p.short_reason <> '')) packing on true`
