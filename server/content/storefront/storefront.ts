import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type ArticleName, articles } from '#server/content/articles/articles.ts'
import { visitorMenus } from '#server/content/menus/visitor-menus.ts'
import { articleOf, columnsOf, publishedAt } from '#server/content/web/published.ts'
import { visitedShop } from '#server/content/web/visited-shop.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { articlePage } from './article-page.ts'
import { answerPage, pageKept, type Reading, type WebDocument, wordsOf } from './document.ts'
import { type DraftLink, openDraftLink } from './draft-link.ts'
import { homePage } from './home-page.ts'
import { blogsPage } from './list-pages.ts'
import { articlePath, webPath } from './paths.ts'
import { style, stylePath } from './style.ts'

/** A plain storefront: what the shop publishes as its visitors read it, without a script, from the same declarations as its forms. */
export function storefront(services: Services): Hono {
  const app = new Hono()
  const { db } = services
  const page = (answer: (c: Context, reading: Reading) => Promise<Response | WebDocument | null>) => (c: Context) =>
    served(services, c, answer)
  app.get(stylePath.slice(webPath.length), (c) => sheet(c))
  app.get('/', async (c) => {
    const first = (await shopAt(services, c))?.theme.languages[0]
    return first ? c.redirect(`${webPath}/${first.code}`, 302) : c.notFound()
  })
  app.get(
    '/:lang',
    page((_, reading) => homePage(db, reading)),
  )
  app.get(
    '/:lang/blogs',
    page(async (c, reading) => {
      const asked = c.req.query('page') ?? '1'
      return /^[1-9]\d{0,5}$/.test(asked) ? blogsPage(db, reading, Number(asked) - 1) : null
    }),
  )
  app.get(
    '/:lang/draft/:key',
    page((c, reading) => draft(services, c, reading)),
  )
  for (const name of ['pages', 'blogs'] as const)
    app.get(
      `/:lang/${name}/:slug`,
      page((c, reading) => article(services, c, reading, name)),
    )
  // The short address of a page.
  app.get(
    '/:lang/:slug',
    page((c, reading) => article(services, c, reading, 'pages')),
  )
  app.get(
    '/:lang/*',
    page(async () => null),
  )
  app.all('*', (c) => c.text('', c.req.method === 'GET' ? 404 : 405))
  return app
}

function sheet(c: Context): Response {
  return c.body(style, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
}

async function served(
  services: Services,
  c: Context,
  answer: (c: Context, reading: Reading) => Promise<Response | WebDocument | null>,
): Promise<Response> {
  const shop = await shopAt(services, c)
  const [first] = shop?.theme.languages ?? []
  if (!shop || !first) return c.notFound()
  const language = shop.theme.languages.find(({ code }) => code === c.req.param('lang'))
  const read = language ?? first
  const menus = await visitorMenus(services.db, shop.id, read.id)
  const reading = { shop, menus, language: read, origin: publicAddress(services.config) }
  const answered = language ? await answer(c, reading) : null
  if (answered instanceof Response) return answered
  return answered ? answerPage(c, reading, answered) : answerPage(c, reading, missing(reading), 404)
}

/** The shop whose address was asked; the first one where no shop has it. A forged name shows what everybody may see. */
async function shopAt({ db }: Services, c: Context) {
  const host = new URL(c.req.url).hostname
  const domain = sql`lower(regexp_replace(${shops.domain}, '^https?://([^/:]*).*$', '\\1'))`
  const [found] = await db
    .select({ id: shops.id })
    .from(shops)
    .orderBy(desc(sql`${domain} = ${host}`), asc(shops.id))
    .limit(1)
  return found ? visitedShop(db, found.id) : null
}

async function article({ db }: Services, c: Context, reading: Reading, name: ArticleName) {
  const { shop, language } = reading
  const slug = c.req.param('slug') ?? ''
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return null
  const asked = { shop_id: shop.id, language_id: language.id, languages: shop.theme.languages, slug }
  const there = await publishedAt(db, name, asked)
  if (!there) return null
  const path = articlePath(language.code, name, 'moved' in there ? there.moved : slug)
  // One step, to where it is: from an old address and from a short one.
  if (path !== c.req.path) return led(c, path)
  return 'article' in there ? articlePage(db, name, reading, there.article) : null
}

/** It is believed no longer than a page: another may take the address. What was asked beside it goes along. */
function led(c: Context, path: string): Response {
  c.header('cache-control', pageKept)
  c.header('vary', 'host')
  return c.redirect(`${path}${new URL(c.req.url).search}`, 301)
}

/** What is not published yet, for whoever has a link to it. */
async function draft(services: Services, c: Context, reading: Reading): Promise<WebDocument | null> {
  const key = c.req.param('key') ?? ''
  const link = openDraftLink(services, key)
  const shop = link && (await visitedShop(services.db, link.shop_id))
  const language = shop?.theme.languages.find(({ id }) => id === reading.language.id)
  if (!link || !shop || !language) return null
  const row = await unpublished(services.db, link)
  const found = row && articleOf(link.name, row, { language_id: language.id, languages: shop.theme.languages })
  if (!found) return null
  const own = { ...reading, shop, language, menus: await visitorMenus(services.db, shop.id, language.id) }
  const page = await articlePage(services.db, link.name, own, found)
  const note = html`<p class="draft" role="note">${wordsOf(own)(words.draft)}</p>`
  const { data: _, ...rest } = page
  return {
    ...rest,
    path: null,
    alternates: found.alternates.map((one) => [one.language, `${webPath}/${one.language}/draft/${key}`] as const),
    body: html`${note}${page.body}`,
  }
}

/** What a link opens: what is stored, or the working copy; nothing where that is no more. */
async function unpublished(db: Services['db'], { shop_id, name, id, copy }: DraftLink) {
  const { table, copies } = articles[name]
  const [row] = await db
    .select(columnsOf(table))
    .from(table)
    .where(and(eq(table.shop_id, shop_id), eq(table.id, id)))
  if (!copy || !row) return row
  const [written] = await db
    .select({ draft: copies.draft, updated_at: copies.saved_at })
    .from(copies)
    .where(and(eq(copies.shop_id, shop_id), eq(copies.record_id, id)))
  return (
    written && {
      ...row,
      ...(written.draft as Partial<typeof row>),
      updated_at: written.updated_at,
      publish_date: row.publish_date,
    }
  )
}

function missing(reading: Reading): WebDocument {
  const say = wordsOf(reading)
  const title = say(words.missing)
  return {
    title: `${title} · ${reading.shop.theme.name}`,
    description: '',
    path: null,
    alternates: [],
    body: html`<h1>${title}</h1><p>${say(words.missingSays)}</p><p><a class="button" href="${webPath}/${reading.language.code}">${say(words.home)}</a></p>`,
  }
}

const words = {
  draft: /*i18n*/ {
    id: 'web.draft',
    message: 'Bu, yayında olmayan bir taslaktır; yalnızca bu bağlantıyı bilenler, bir saat boyunca görür.',
  },
  missing: /*i18n*/ { id: 'web.missing', message: 'Bu adreste bir sayfa yok' },
  missingSays: /*i18n*/ { id: 'web.missing_says', message: 'Sayfa kaldırılmış ya da adresi yanlış yazılmış olabilir.' },
  home: /*i18n*/ { id: 'web.home', message: 'Ana sayfaya git' },
}
