import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type EveryPhoneText, phoneKinds } from '#api/contract/platform/phone-templates.ts'
import { flag, id, recordId, shopId, updatedAt } from './columns.ts'
import { orders } from './orders.ts'
import { outgoing } from './outgoing.ts'
import { shops } from './shops.ts'

/** The messages to phones that a shop has changed or switched on; all others are as they were built, and off. */
export const phone_templates = pgTable(
  'phone_templates',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: phoneKinds }).notNull(),
    version: integer().notNull(),
    status: flag().notNull().default(0),
    /** None where the built ones were put back. */
    texts: jsonb().$type<EveryPhoneText>(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.kind] }), check('phone_templates_version', sql`version > 0`)],
)

/** Messages to the phones of customers, stored with what they tell of and sent afterwards. */
export const phone_messages = pgTable(
  'phone_messages',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** Of which order it tells; none where it tries a template. */
    order_id: recordId(),
    phone: text().notNull(),
    body: text().notNull(),
    ...outgoing(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('phone_messages_of').on(t.shop_id, t.order_id),
    index('phone_messages_due').on(t.due_at, t.id).where(sql`state = 'queued'`),
  ],
)
