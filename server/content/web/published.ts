import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { WebBlog } from '#api/contract/content/web.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import type { TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { foundTexts } from '#api/resources/platform/found-texts.ts'
import { inState } from '#server/content/articles/article-record.ts'
import { type ArticleName, articles } from '#server/content/articles/articles.ts'
import type { Database } from '#server/db/open.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import type { WebLanguage } from './visited-shop.ts'

interface Asked {
  readonly shop_id: number
  readonly language_id: number
  readonly languages: readonly WebLanguage[]
}

/** What stands at an address: a record, or the address that its record has now. */
type AtAddress = { readonly moved: string } | { readonly article: WebBlog }

/** What visitors read at an address of the shop; `null` where nothing is, or nothing that is published. An old address leads straight to the newest. */
export async function publishedAt(
  db: Database,
  name: ArticleName,
  { slug, ...asked }: Asked & { readonly slug: string },
): Promise<AtAddress | null> {
  const { table, slugs } = articles[name]
  const [row] = await db
    .select(columnsOf(table))
    .from(slugs)
    .innerJoin(table, and(eq(table.shop_id, slugs.shop_id), eq(table.id, slugs.record_id)))
    .where(
      and(
        eq(slugs.shop_id, asked.shop_id),
        eq(slugs.language_id, asked.language_id),
        eq(slugs.slug, slug),
        isPublished(table, asked.shop_id),
      ),
    )
  const article = row && articleOf(name, row, asked)
  if (!article) return null
  return article.slug === slug ? { article } : { moved: article.slug }
}

/** The columns of a page or a post that visitors read. */
export function columnsOf(table: RecordTable) {
  return {
    translations: sql<readonly TranslationRow[]>`${table}.translations`,
    image: sql<string>`${table}.image`,
    tags: sql<readonly { readonly tag: string }[]>`${table}.tags`,
    publish_date: sql<string>`${publishedOn(table)}::text`,
    updated_at: table.updated_at,
  }
}

/** The day that visitors read: that of its publication, or the shop's day on which it was written. */
export function publishedOn(table: RecordTable): SQL {
  return sql`coalesce(${table}.publish_date, (${table}.created_at at time zone (select time_zone from shops s where s.id = ${table}.shop_id))::date)`
}

interface ArticleRow {
  readonly translations: readonly TranslationRow[]
  readonly image: string
  readonly tags: readonly { readonly tag: string }[]
  readonly publish_date: string
  readonly updated_at: string
}

/** Visitors see it today. */
export function isPublished(table: RecordTable, shop_id: number) {
  return inState('published', { shop_id, status: sql`${table}.status`, day: sql`${table}.publish_date` })
}

/** A row in one language, or `null` where it is not written in it. */
export function articleOf(
  name: ArticleName,
  row: ArticleRow,
  { language_id, languages }: Omit<Asked, 'shop_id'>,
): WebBlog | null {
  const texts = row.translations.find((one) => one.language_id === language_id)
  const language = languages.find(({ id }) => id === language_id)
  if (!texts?.slug || !language) return null
  const field = articles[name].resource.fields.translations as TranslationsField
  return {
    language: language.code,
    slug: String(texts.slug),
    title: String(texts.title ?? ''),
    summary: String(texts.summary ?? ''),
    content: String(texts.content ?? ''),
    image: urlOf(row.image),
    tags: row.tags.map(({ tag }) => tag),
    seo: foundTexts(field, texts),
    publish_date: row.publish_date,
    updated_at: new Date(row.updated_at).toISOString(),
    alternates: languages.flatMap(({ id, code }) => {
      const slug = row.translations.find((one) => one.language_id === id)?.slug
      return slug ? [{ language: code, slug: String(slug) }] : []
    }),
  }
}
