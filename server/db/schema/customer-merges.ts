import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, recordId, shopId, version } from './columns.ts'
import { shops } from './shops.ts'

/** Contacts that were made one with another: whom they lead to now, and all that it takes to part them again. */
export const customer_merges = pgTable(
  'customer_merges',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** The contact that is no more, and the one that its links lead to. Neither is a key: both may go their own way. */
    from_id: recordId().notNull(),
    into_id: recordId().notNull(),
    from_label: text().notNull(),
    /** Both rows as they were, and the version of the one that stayed after it. */
    before: jsonb().$type<{ from: Record<string, unknown>; into: Record<string, unknown> }>().notNull(),
    into_version: version(),
    /** What went over, by table: the ids. */
    moved: jsonb().$type<Record<string, number[]>>().notNull(),
    /** Their default address, where it is none any more. */
    default_address_id: recordId(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
    undone_at: moment(),
    undone_by: recordId(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('customer_merges_from').on(t.shop_id, t.from_id),
    index('customer_merges_into').on(t.shop_id, t.into_id, t.id.desc()),
  ],
)
