import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type MenuItem, menuIcons, menuLayouts, menuLocations, menuTones } from '#api/contract/content/menus.ts'
import type { Names } from './catalogue.ts'
import { createdAt, flag, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** How menus look; of each kind one is active. */
export const menu_designs = pgTable(
  'menu_designs',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    name: text().notNull(),
    kind: text({ enum: menuLocations }).notNull(),
    layout: text({ enum: menuLayouts }).notNull(),
    tone: text({ enum: menuTones }).notNull(),
    show_icons: flag().notNull().default(1),
    status: flag().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    uniqueIndex('menu_designs_active').on(t.shop_id, t.kind).where(sql`status = 1`),
    index('menu_designs_label').on(t.shop_id, t.label, t.id),
    index('menu_designs_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** What visitors go by. How many of its links are broken is counted whenever it is told. */
export const menus = pgTable(
  'menus',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    translations: jsonb().$type<Names>().notNull(),
    location: text({ enum: menuLocations }).notNull(),
    status: flag().notNull().default(1),
    items: jsonb().$type<MenuItem[]>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('menus_label').on(t.shop_id, t.label, t.id),
    index('menus_search').using('gin', t.search.op('gin_trgm_ops')),
    // What visitors are shown.
    index('menus_shown').on(t.shop_id, t.location, t.id).where(sql`status = 1`),
  ],
)

/** Which menu shows which icon: no two of a shop the same. */
export const menu_icons = pgTable(
  'menu_icons',
  {
    shop_id: shopId(),
    icon: text({ enum: menuIcons }).notNull(),
    menu_id: recordId().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.icon] }),
    foreignKey({ columns: [t.shop_id, t.menu_id], foreignColumns: [menus.shop_id, menus.id] }).onDelete('cascade'),
    index('menu_icons_menu').on(t.shop_id, t.menu_id),
  ],
)
