import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { consentChannels } from '#api/contract/sales/personal-data.ts'
import { flag, id, moment, recordId, shopId } from './columns.ts'
import { users } from './people.ts'

/** What customers allowed and withdrew, never changed once written: the newest of a channel is what holds. */
export const customer_consents = pgTable(
  'customer_consents',
  {
    id: id(),
    shop_id: shopId(),
    customer_id: recordId().notNull(),
    channel: text({ enum: consentChannels }).notNull(),
    given: flag().notNull(),
    /** It was withdrawn by complaining. */
    complaint: flag().notNull().default(0),
    how: text().notNull(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('customer_consents_of').on(t.shop_id, t.customer_id, t.id.desc()),
  ],
)
