import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, minor, moment, recordId, shopId } from './columns.ts'
import { orders } from './orders.ts'
import { variants } from './products.ts'
import { purchases } from './purchases.ts'
import { order_refunds } from './refunds.ts'
import { shops } from './shops.ts'

/** The stock ledger. A variant's stock is the sum of its movements, chained: previous + quantity = current. */
export const stock_movements = pgTable(
  'stock_movements',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    variant_id: recordId().notNull(),
    type: text({ enum: ['inbound', 'outbound', 'adjustment', 'loss', 'system'] }).notNull(),
    /** Signed: what it adds to the stock. */
    quantity: integer().notNull(),
    previous_stock: integer().notNull(),
    current_stock: integer().notNull(),
    unit_price: minor(),
    user_id: recordId(),
    order_id: recordId(),
    refund_id: recordId(),
    purchase_id: recordId(),
    note: text().notNull().default(''),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }),
    foreignKey({ columns: [t.shop_id, t.refund_id], foreignColumns: [order_refunds.shop_id, order_refunds.id] }),
    foreignKey({ columns: [t.shop_id, t.purchase_id], foreignColumns: [purchases.shop_id, purchases.id] }),
    index('stock_movements_purchase').on(t.shop_id, t.purchase_id).where(sql`purchase_id is not null`),
    index('stock_movements_refund').on(t.shop_id, t.refund_id).where(sql`refund_id is not null`),
    index('stock_movements_newest').on(t.shop_id, t.id.desc()),
    index('stock_movements_of').on(t.shop_id, t.variant_id, t.id),
    index('stock_movements_time').on(t.shop_id, t.at.desc(), t.id.desc()),
    check(
      'stock_movements_chain',
      sql`previous_stock + quantity = current_stock and current_stock >= 0 and quantity <> 0`,
    ),
  ],
)
