import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { moment, recordId, shopId } from './columns.ts'
import { shops } from './shops.ts'

/** When a connection of a shop last worked, and when and why it last failed. */
export const connection_states = pgTable(
  'connection_states',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** The list that it stands in, such as `shop-mail-methods`. */
    resource: text().notNull(),
    record_id: recordId().notNull(),
    last_success_at: moment(),
    last_failure_at: moment(),
    last_failure: jsonb().$type<Refusal>(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.resource, t.record_id] })],
)
