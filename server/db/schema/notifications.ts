import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, shopId } from './columns.ts'
import { shops } from './shops.ts'

/** What the header counts: questions and feedback of customers, and notices to the staff. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['notice', 'feedback', 'question', 'online_order'] }).notNull(),
    /** A message of the catalogue, with its values. */
    says: text().notNull(),
    about: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    link: text().notNull().default(''),
    read_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('notifications_unread').on(t.shop_id, t.kind, t.id.desc()).where(sql`read_at is null`),
  ],
)
