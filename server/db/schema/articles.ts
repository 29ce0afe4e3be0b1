import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { resources } from '#api/registry/resources.ts'
import { recordId, shopId } from './columns.ts'
import { tableOf } from './table-of.ts'

export const pages = tableOf(resources.pages)
export const blogs = tableOf(resources.blogs, ['publish_date'])

/** The addresses of pages and posts, each language by itself: those they have, and those they had, which lead to where they are now. */
export const page_slugs = slugsOf('page_slugs', pages)
export const blog_slugs = slugsOf('blog_slugs', blogs)

export type SlugTable = typeof page_slugs

function slugsOf(name: string, records: typeof pages | typeof blogs) {
  return pgTable(
    name,
    {
      shop_id: shopId(),
      language_id: integer().notNull(),
      slug: text().notNull(),
      record_id: recordId().notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.shop_id, t.language_id, t.slug] }),
      foreignKey({ columns: [t.shop_id, t.record_id], foreignColumns: [records.shop_id, records.id] }).onDelete(
        'cascade',
      ),
      index(`${name}_record`).on(t.shop_id, t.record_id),
    ],
  )
}
