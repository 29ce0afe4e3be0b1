import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, recordId, shopId } from './columns.ts'
import { orders } from './orders.ts'
import { outgoing } from './outgoing.ts'
import { shops } from './shops.ts'

/** Mails to customers, and to the staff about their accounts, stored with what they tell of and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** Of which order it tells; none where it tells one of the staff of their account. */
    order_id: recordId(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** What of its order goes along with it: the contracts, as they were written then. */
    attachments: text({ enum: ['contracts'] }),
    ...outgoing(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('mails_of').on(t.shop_id, t.order_id),
    index('mails_due').on(t.due_at, t.id).where(sql`state = 'queued'`),
  ],
)
