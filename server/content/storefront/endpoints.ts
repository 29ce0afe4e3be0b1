import { and, eq, sql } from 'drizzle-orm'
import type { StorefrontLinks } from '#api/contract/content/web.ts'
import { storefrontOperations } from '#api/operations/content/storefront.ts'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type ArticleName, articles } from '#server/content/articles/articles.ts'
import { isPublished } from '#server/content/web/published.ts'
import { visitedShop } from '#server/content/web/visited-shop.ts'
import { type Actor, type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { draftMinutes, sealDraftLink } from './draft-link.ts'
import { articlePath, webPath } from './paths.ts'

type Asked = Pick<
  RequestContext<{ readonly id: number }, unknown, unknown, Actor>,
  'db' | 'actor' | 'params' | 'services'
>

/** The way from the form of a page or a post to the storefront. */
export const storefrontEndpoints: readonly Endpoint[] = [
  endpoint(storefrontOperations.pages, (asked) => linksOf('pages', asked)),
  endpoint(storefrontOperations.blogs, (asked) => linksOf('blogs', asked)),
]

async function linksOf(name: ArticleName, { db, actor, params: { id }, services }: Asked): Promise<StorefrontLinks> {
  const { shop_id } = actor
  const { table } = articles[name]
  const [row] = await db
    .select({
      translations: sql<readonly TranslationRow[]>`${table}.translations`,
      published: sql<boolean>`${isPublished(table, shop_id)}`,
    })
    .from(table)
    .where(and(eq(table.shop_id, shop_id), eq(table.id, id)))
  const shop = await visitedShop(db, shop_id)
  if (!row || !shop) throw refuse(404, notFound)
  const until = new Date(Date.now() + draftMinutes * 60_000)
  const key = row.published ? null : sealDraftLink(services, { shop_id, name, id, until, copy: false })
  const links = shop.theme.languages.flatMap(({ id: language_id, code, name: called }) => {
    const slug = row.translations.find((one) => one.language_id === language_id)?.slug
    if (!slug) return []
    const path = key === null ? articlePath(code, name, String(slug)) : `${webPath}/${code}/draft/${key}`
    return [{ language: code, name: called, path }]
  })
  return { draft: row.published ? 0 : 1, links }
}
