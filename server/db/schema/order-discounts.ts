import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, minor, moment, recordId, shopId } from './columns.ts'
import { coupons } from './coupons.ts'
import { orders } from './orders.ts'

/** What campaigns gave off orders, as they were then: how much of each line, and which carrying they paid. A coupon was used once for each. */
export const order_discounts = pgTable(
  'order_discounts',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    coupon_id: recordId().notNull(),
    kind: text({ enum: ['coupon', 'sale'] }).notNull(),
    name: text().notNull(),
    code: text().notNull().default(''),
    currency: text().notNull(),
    amount: minor().notNull(),
    /** The price of carrying that was not asked for. */
    carriage: minor().notNull().default(0),
    lines: jsonb().$type<{ readonly variant_id: number; readonly amount: number }[]>().notNull().default([]),
    /** When the order was cancelled or paid back whole, and the use with it. */
    given_back_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('order_discounts_once').on(t.shop_id, t.order_id, t.coupon_id),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.coupon_id], foreignColumns: [coupons.shop_id, coupons.id] }),
    // What a coupon brought.
    index('order_discounts_coupon').on(t.shop_id, t.coupon_id),
    check('order_discounts_amounts', sql`amount >= 0 and carriage >= 0`),
  ],
)
