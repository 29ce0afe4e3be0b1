import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { resources } from '#api/registry/resources.ts'
import { moment, recordId, shopId } from './columns.ts'
import { tableOf } from './table-of.ts'

export const page_themes = tableOf(resources['page-themes'])

/** The home page of a theme in one language: its newest draft, and which version visitors see now and later. */
export const page_layouts = pgTable(
  'page_layouts',
  {
    shop_id: shopId(),
    theme_id: recordId().notNull(),
    language_id: integer().notNull(),
    version: integer().notNull().default(0),
    published: integer(),
    published_at: moment(),
    scheduled: integer(),
    scheduled_for: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.theme_id, t.language_id] }),
    foreignKey({ columns: [t.shop_id, t.theme_id], foreignColumns: [page_themes.shop_id, page_themes.id] }).onDelete(
      'cascade',
    ),
    check('page_layouts_published', sql`(published is null) = (published_at is null)`),
    check('page_layouts_scheduled', sql`(scheduled is null) = (scheduled_for is null)`),
  ],
)

/** Every save of a page. */
export const page_versions = pgTable(
  'page_versions',
  {
    shop_id: shopId(),
    theme_id: recordId().notNull(),
    language_id: integer().notNull(),
    version: integer().notNull(),
    saved_by: recordId(),
    saved_at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.theme_id, t.language_id, t.version] }),
    foreignKey({
      columns: [t.shop_id, t.theme_id, t.language_id],
      foreignColumns: [page_layouts.shop_id, page_layouts.theme_id, page_layouts.language_id],
    }).onDelete('cascade'),
  ],
)

/** The blocks of a version, from the top. What they say is text that nobody reads on its way: it comes out as it went in. */
export const page_blocks = pgTable(
  'page_blocks',
  {
    shop_id: shopId(),
    theme_id: recordId().notNull(),
    language_id: integer().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    /** The same in every language and version of the block. */
    key: text().notNull(),
    type: text().notNull(),
    data: text().notNull(),
    /** The stored pictures that it names. */
    files: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.theme_id, t.language_id, t.version, t.position] }),
    foreignKey({
      columns: [t.shop_id, t.theme_id, t.language_id, t.version],
      foreignColumns: [page_versions.shop_id, page_versions.theme_id, page_versions.language_id, page_versions.version],
    }).onDelete('cascade'),
    index('page_blocks_files').using('gin', t.files),
  ],
)
