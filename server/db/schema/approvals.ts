import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { approvedThings } from '#api/contract/sales/approvals.ts'
import { moment, recordId, shopId } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** What a second person allowed at the till of another; each is used once. */
export const approvals = pgTable(
  'approvals',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    what: text({ enum: approvedThings }).notNull(),
    asked_by: recordId().notNull(),
    approved_by: recordId().notNull(),
    at: moment().notNull().default(sql`now()`),
    used_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.reference] }),
    foreignKey({ columns: [t.shop_id, t.asked_by], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.approved_by], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('approvals_asked_by').on(t.shop_id, t.asked_by),
    index('approvals_approved_by').on(t.shop_id, t.approved_by),
  ],
)
