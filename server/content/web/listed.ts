import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { blogsOnPage, type WebBlogRow } from '#api/contract/content/web.ts'
import { type ArticleName, articles } from '#server/content/articles/articles.ts'
import type { Database } from '#server/db/open.ts'
import { articleOf, columnsOf, isPublished, publishedOn } from './published.ts'
import type { VisitedShop, WebLanguage } from './visited-shop.ts'

interface Listed {
  readonly rows: readonly WebBlogRow[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

/** The published ones that are written in this language, the newest first. */
export async function listPublished(
  db: Database,
  name: ArticleName,
  { id: shop_id, theme }: VisitedShop,
  language: WebLanguage,
  { page = 0, limit = blogsOnPage.usual }: { readonly page?: number | undefined; readonly limit?: number | undefined },
): Promise<Listed> {
  const { table } = articles[name]
  const shown = and(eq(table.shop_id, shop_id), isPublished(table, shop_id), writtenIn(language.id)) as SQL
  const found = await db
    .select(columnsOf(table))
    .from(table)
    .where(shown)
    .orderBy(desc(publishedOn(table)), desc(table.id))
    .limit(limit)
    .offset(page * limit)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(table).where(shown)
  const rows = found.flatMap((row) => {
    const article = articleOf(name, row, { language_id: language.id, languages: theme.languages })
    if (!article) return []
    const { slug, title, summary, image, tags, publish_date } = article
    return [{ slug, title, summary, image, tags, publish_date }]
  })
  return { rows, total: counted?.total ?? 0, page, limit }
}

/** It has an address in this language. */
function writtenIn(language_id: number): SQL {
  const path = `$[*] ? (@.language_id == ${language_id} && @.slug != "")`
  return sql`translations @? ${path}::jsonpath`
}
