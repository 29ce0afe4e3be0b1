import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ListSettings } from '#api/contract/list-settings.ts'
import { shopId, updatedAt } from './columns.ts'
import { users } from './people.ts'

/** How each person wants each list to look. */
export const preferences = pgTable(
  'preferences',
  {
    shop_id: shopId(),
    user_id: integer().notNull(),
    list: text().notNull(),
    settings: jsonb().$type<ListSettings>().notNull(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.user_id, t.list] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
  ],
)
