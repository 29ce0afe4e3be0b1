import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type EveryMailText, mailKinds } from '#api/contract/platform/mail-templates.ts'
import { shopId, updatedAt } from './columns.ts'
import { shops } from './shops.ts'

/** The mails whose texts a shop has changed; all others are as they were built. */
export const mail_templates = pgTable(
  'mail_templates',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: mailKinds }).notNull(),
    version: integer().notNull(),
    /** None where the built ones were put back. */
    texts: jsonb().$type<EveryMailText>(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.kind] }), check('mail_templates_version', sql`version > 0`)],
)
