import { webOperations } from '#api/operations/content/web.ts'
import { pathWith } from '#api/operations/platform/operation.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { ArticleName } from '#server/content/articles/articles.ts'
import { type Endpoint, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { Moved } from '#server/platform/http/moved.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { listPublished } from './listed.ts'
import { publishedAt } from './published.ts'
import { namedShop } from './visited-shop.ts'

type Visit = Pick<
  RequestContext<{ readonly slug: string }, unknown, unknown, null>,
  'db' | 'headers' | 'language' | 'params'
>

/** What visitors read of the shop, and the storefronts that others build for it. */
export const webEndpoints: readonly Endpoint[] = [
  endpoint(webOperations.page, {
    handle: async (visit) => {
      const { summary: _, ...page } = await articleAt('pages', webOperations.page.path, visit)
      return page
    },
    changedAt: ({ updated_at }) => updated_at,
  }),
  endpoint(webOperations.blogs, async ({ db, headers, language, query }) => {
    const shop = await namedShop(db, headers)
    const read = shop.theme.languages.find(({ id }) => id === language)
    // A shop that has switched its own default language off is read in none.
    if (!read) throw refuse(404, notFound)
    return { language: read.code, ...(await listPublished(db, 'blogs', shop, read, query)) }
  }),
  endpoint(webOperations.blog, {
    handle: (visit) => articleAt('blogs', webOperations.blog.path, visit),
    changedAt: ({ updated_at }) => updated_at,
  }),
  endpoint(webOperations.theme, async ({ db, headers }) => (await namedShop(db, headers)).theme),
]

async function articleAt(name: ArticleName, path: string, { db, headers, language, params: { slug } }: Visit) {
  const { id: shop_id, theme } = await namedShop(db, headers)
  const there = await publishedAt(db, name, { shop_id, language_id: language, languages: theme.languages, slug })
  if (!there) throw refuse(404, notFound)
  if ('moved' in there) throw new Moved(pathWith(path, { slug: there.moved }))
  return there.article
}
