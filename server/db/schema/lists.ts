import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ListSettings } from '#api/contract/platform/list-settings.ts'
import type { ViewState } from '#api/contract/platform/list-views.ts'
import { createdAt, id, recordId, shopId, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { shops } from './shops.ts'

/** How each person wants each list to look. */
export const preferences = pgTable(
  'preferences',
  {
    shop_id: shopId(),
    user_id: recordId().notNull(),
    list: text().notNull(),
    settings: jsonb().$type<ListSettings>().notNull(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.user_id, t.list] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
  ],
)

/** What people keep of a list under a name: its filters, search, order and columns. */
export const list_views = pgTable(
  'list_views',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    list: text().notNull(),
    /** Whose it is; without one it is the shop's. */
    user_id: recordId(),
    name: text().notNull(),
    query: jsonb().$type<ViewState['query']>().notNull(),
    columns: jsonb().$type<ViewState['columns']>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }).onDelete('cascade'),
    index('list_views_list').on(t.shop_id, t.list, t.user_id),
  ],
)
