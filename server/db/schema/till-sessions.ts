import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { id, minor, moment, recordId, shopId } from './columns.ts'
import { shops } from './shops.ts'

/** A cash desk between its opening and its closing. */
export const till_sessions = pgTable(
  'till_sessions',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    account_id: recordId().notNull(),
    status: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    opening: minor().notNull(),
    opened_at: moment().notNull().default(sql`now()`),
    opened_by: recordId(),
    counted: minor(),
    /** What should have lain in it when it was closed. */
    expected: minor(),
    closed_at: moment(),
    closed_by: recordId(),
    unsent: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.account_id], foreignColumns: [accounts.shop_id, accounts.id] }),
    // Of two who open one desk at the same moment one comes too late.
    uniqueIndex('till_sessions_open').on(t.shop_id, t.account_id).where(sql`status = 'open'`),
    index('till_sessions_newest').on(t.shop_id, t.id.desc()),
    check(
      'till_sessions_closed',
      sql`(status = 'closed') = (closed_at is not null and counted is not null and expected is not null)`,
    ),
  ],
)
