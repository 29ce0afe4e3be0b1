import { foreignKey, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { pickingStatuses, type ShortReason } from '#api/contract/sales/picking.ts'
import { id, recordId, shopId, updatedAt, version } from './columns.ts'
import { orders } from './orders.ts'

/** A line as it is picked; `awaited` and `written_off` are what was decided about the pieces that are short. */
interface StoredPick {
  readonly line_id: number
  readonly picked: number
  readonly short_reason: ShortReason
  readonly awaited?: 0 | 1
  readonly written_off?: number
}

/** How far orders are picked: one row once somebody has begun, with a version of its own, so that a scan disturbs nobody at the order. */
export const pickings = pgTable(
  'pickings',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    version: version(),
    status: text({ enum: pickingStatuses }).notNull().default('open'),
    lines: jsonb().$type<readonly StoredPick[]>().notNull().default([]),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.order_id),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
  ],
)
