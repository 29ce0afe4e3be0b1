import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, flag, id, minor, moment, recordId, shopId, sorted, version } from './columns.ts'
import { order_payments, order_refunds } from './refunds.ts'
import { shops } from './shops.ts'

/** Where a shop keeps its money: its cash desks and its accounts at banks. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    kind: text({ enum: ['cash', 'bank'] }).notNull(),
    name: sorted().notNull(),
    currency: text().notNull(),
    status: flag().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), index('accounts_name').on(t.shop_id, t.name, t.id)],
)

/** The money of accounts, never changed once written: an account's balance is the sum of it. */
export const account_transactions = pgTable(
  'account_transactions',
  {
    id: id(),
    shop_id: shopId(),
    account_id: recordId().notNull(),
    /** An order was paid, that payment was taken as not come after all, or a refund was paid back. */
    kind: text({ enum: ['payment', 'reversal', 'refund'] }).notNull(),
    /** Signed: what it adds to the account. */
    amount: minor().notNull(),
    refund_id: recordId(),
    /** The payment of an order that it books, or takes back. */
    payment_id: recordId(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    // One refund is paid once (D1), whatever a program does.
    unique('account_transactions_refund').on(t.shop_id, t.refund_id),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    foreignKey({
      columns: [t.shop_id, t.refund_id],
      foreignColumns: [order_refunds.shop_id, order_refunds.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.payment_id],
      foreignColumns: [order_payments.shop_id, order_payments.id],
    }).onDelete('cascade'),
    index('account_transactions_payment').on(t.shop_id, t.payment_id),
    index('account_transactions_of').on(t.shop_id, t.account_id, t.id),
    check('account_transactions_amount', sql`amount <> 0`),
  ],
)
