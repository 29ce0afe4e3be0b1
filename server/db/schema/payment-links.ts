import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { paymentOutcomes } from '#api/contract/sales/payment-link.ts'
import { id, minor, moment, recordId, shopId } from './columns.ts'
import { orders } from './orders.ts'

/** The pages on which customers pay orders. Whoever has the token may pay, and nothing else. */
export const payment_links = pgTable(
  'payment_links',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    /** Of the shop's payment methods. */
    method_id: recordId().notNull(),
    token: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    mailed_to: text(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
    expires_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.token),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('payment_links_of').on(t.shop_id, t.order_id, t.id.desc()),
    check('payment_links_amount', sql`amount > 0`),
  ],
)

/** What banks said of payments by links, each once. */
export const payment_answers = pgTable(
  'payment_answers',
  {
    id: id(),
    shop_id: shopId(),
    link_id: recordId().notNull(),
    outcome: text({ enum: paymentOutcomes }).notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    /** What the bank calls it. */
    reference: text().notNull(),
    reason: text().notNull().default(''),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.link_id, t.reference),
    foreignKey({ columns: [t.shop_id, t.link_id], foreignColumns: [payment_links.shop_id, payment_links.id] }).onDelete(
      'cascade',
    ),
  ],
)
