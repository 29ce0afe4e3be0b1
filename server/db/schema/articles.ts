import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { resources } from '#api/registry/resources.ts'
import { moment, recordId, shopId, version } from './columns.ts'
import { tableOf } from './table-of.ts'

export const pages = tableOf(resources.pages)
export const blogs = tableOf(resources.blogs, ['publish_date'])

/** The addresses of pages and posts, each language by itself: those they have, and those they had, which lead to where they are now. */
export const page_slugs = slugsOf('page_slugs', pages)
export const blog_slugs = slugsOf('blog_slugs', blogs)

export type SlugTable = typeof page_slugs

/** What is written of pages and posts beside what visitors see of them: one copy of each at most, until it is published or thrown away. */
export const page_copies = copiesOf('page_copies', pages)
export const blog_copies = copiesOf('blog_copies', blogs)

export type CopyTable = typeof page_copies

function copiesOf(name: string, records: typeof pages | typeof blogs) {
  return pgTable(
    name,
    {
      shop_id: shopId(),
      record_id: recordId().notNull(),
      version: version(),
      /** The version of the record that it was written over. */
      of_version: integer().notNull(),
      /** The columns of the record as they will be. */
      draft: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
      /** The stored pictures that it names. */
      files: text().array().notNull().default(sql`'{}'`),
      saved_by: recordId(),
      saved_at: moment().notNull().default(sql`now()`),
      /** When it takes the place of the record by itself. */
      publish_at: moment(),
      /** Over which version of the record: the one that was seen when that was decided. */
      publish_over: integer(),
    },
    (t) => [
      primaryKey({ columns: [t.shop_id, t.record_id] }),
      foreignKey({ columns: [t.shop_id, t.record_id], foreignColumns: [records.shop_id, records.id] }).onDelete(
        'cascade',
      ),
      index(`${name}_due`).on(t.publish_at).where(sql`publish_at is not null`),
      index(`${name}_files`).using('gin', t.files),
    ],
  )
}

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
