import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { collectionMethods } from '#api/contract/sales/orders.ts'
import { accounts } from './accounts.ts'
import { id, minor, moment, recordId, shopId } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** Money that came from a customer for several orders at once. It is never deleted: what did not come after all is taken back by payments with a minus. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    customer_id: recordId().notNull(),
    currency: text().notNull(),
    amount: minor().notNull(),
    method: text({ enum: collectionMethods }).notNull(),
    /** Into which account it came. */
    account_id: recordId(),
    /** The day on which it came, and how the bank or the receipt calls it. */
    paid_on: date().notNull(),
    reference: text().notNull().default(''),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
    undone_at: moment(),
    undone_by: recordId(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    index('collections_newest').on(t.shop_id, t.id.desc()),
    index('collections_customer').on(t.shop_id, t.customer_id, t.id.desc()),
    index('collections_account').on(t.shop_id, t.account_id, t.id.desc()),
    check('collections_amount', sql`amount > 0`),
  ],
)

/** What each order got of a collection, in the order in which they filled, and what was outstanding of it then. */
export const collection_parts = pgTable(
  'collection_parts',
  {
    shop_id: shopId(),
    collection_id: recordId().notNull(),
    order_id: recordId().notNull(),
    place: integer().notNull(),
    amount: minor().notNull(),
    rest: minor().notNull(),
    /** The payment of the order that it became. */
    payment_id: recordId().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.collection_id, t.order_id] }),
    foreignKey({
      columns: [t.shop_id, t.collection_id],
      foreignColumns: [collections.shop_id, collections.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('collection_parts_order').on(t.shop_id, t.order_id),
    check('collection_parts_amount', sql`amount > 0 and rest >= 0`),
  ],
)
