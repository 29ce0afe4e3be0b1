import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import type { Database } from '#server/db/open.ts'
import { blog_slugs, blogs, page_slugs, pages, type SlugTable } from '#server/db/schema/articles.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'
import { type DemoArticle, demoBlogs, demoPages } from './articles.ts'
import { demoEnglish, demoTurkish } from './world.ts'

/** Stores the pages and posts of the shop; answers how many. */
export async function storeContent(db: Database, shop_id: number): Promise<number> {
  const stored = [
    await storeArticles(db, shop_id, { table: pages, slugs: page_slugs, articles: demoPages }),
    await storeArticles(db, shop_id, { table: blogs, slugs: blog_slugs, articles: demoBlogs }),
  ]
  return stored.flat().length
}

interface Articles {
  readonly table: typeof pages | typeof blogs
  readonly slugs: SlugTable
  readonly articles: readonly DemoArticle[]
}

async function storeArticles(db: Database, shop_id: number, { table, slugs, articles }: Articles): Promise<number[]> {
  const rows = articles.map(({ tr, en, tags, in_days }) => {
    const texts = [
      { language_id: demoTurkish, ...textsOf(tr) },
      { language_id: demoEnglish, ...textsOf(en) },
    ]
    const words = texts.flatMap(({ content, ...rest }) => [...Object.values(rest).map(String), plainTextOf(content)])
    const day = in_days === 'draft' ? null : sql`(now()::date + ${in_days}::int)`
    return {
      ...{ shop_id, label: tr.title, search: fold(words.join(' ')), translations: texts },
      ...{ status: in_days === 'draft' ? 0 : 1, publish_date: day, tags: tags.map((tag) => ({ tag })) },
    }
  })
  const stored = await db
    .insert(table)
    .values(rows as (typeof pages.$inferInsert)[])
    .returning({ id: table.id })
  const ids = stored.map(({ id }) => id)
  await db
    .insert(slugs)
    .values(
      rows.flatMap(({ translations }, at) =>
        translations.map(({ language_id, slug }) => ({ shop_id, language_id, slug, record_id: ids[at] ?? 0 })),
      ),
    )
  return ids
}

function textsOf({ content, ...words }: DemoArticle['tr']) {
  return { ...words, content: cleanHtml(content), meta_title: '' }
}
