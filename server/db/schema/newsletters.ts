import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { createdAt, id, shopId, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** The templates of newsletters; a shop has three at most. */
export const newsletter_templates = pgTable(
  'newsletter_templates',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    title: text().notNull(),
    texts: jsonb().$type<EveryMailText>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] })],
)
