import { html } from 'hono/html'
import type { WebBlogRow } from '#api/contract/content/web.ts'
import { listPublished } from '#server/content/web/listed.ts'
import type { Database } from '#server/db/open.ts'
import { dayOf } from './article-page.ts'
import { type Markup, type Reading, type WebDocument, wordsOf } from './document.ts'
import { articlePath, webPath } from './paths.ts'

/** So many pages are named where a shop is entered, and so many posts. */
const onFirst = { pages: 50, blogs: 3 } as const

/** Where visitors enter: what there is to read. */
export async function firstPage(db: Database, reading: Reading): Promise<WebDocument> {
  const { shop, language, origin } = reading
  const say = wordsOf(reading)
  const [pages, blogs] = await Promise.all([
    listPublished(db, 'pages', shop, language, { limit: onFirst.pages }),
    listPublished(db, 'blogs', shop, language, { limit: onFirst.blogs }),
  ])
  const path = `${webPath}/${language.code}`
  const { name } = shop.theme
  return {
    title: name,
    description: '',
    path,
    alternates: shop.theme.languages.map(({ code }) => [code, `${webPath}/${code}`] as const),
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `${origin}${path}`,
      inLanguage: language.code,
    },
    body: html`<h1>${name}</h1>${pages.rows.length > 0 ? html`<ul class="list">${pages.rows.map((row) => html`<li><h2><a href="${articlePath(language.code, 'pages', row.slug)}">${row.title}</a></h2></li>`)}</ul>` : ''}${blogs.rows.length > 0 ? html`<h2>${say(words.latest)}</h2>${posts(reading, blogs.rows)}` : ''}${pages.rows.length + blogs.rows.length === 0 ? html`<p>${say(words.nothing)}</p>` : ''}`,
  }
}

/** The posts, page by page; `null` where there are not so many. */
export async function blogsPage(db: Database, reading: Reading, page: number): Promise<WebDocument | null> {
  const { shop, language } = reading
  const say = wordsOf(reading)
  const { rows, total, limit } = await listPublished(db, 'blogs', shop, language, { page })
  if (rows.length === 0 && page > 0) return null
  const at = (code: string, nth: number) => `${webPath}/${code}/blogs${nth > 0 ? `?page=${nth + 1}` : ''}`
  const title = say(words.blogs)
  const newer =
    page > 0 && html`<a class="button" rel="prev" href="${at(language.code, page - 1)}">${say(words.newer)}</a>`
  const older =
    (page + 1) * limit < total &&
    html`<a class="button" rel="next" href="${at(language.code, page + 1)}">${say(words.older)}</a>`
  return {
    title: page > 0 ? `${title} (${page + 1}) · ${shop.theme.name}` : `${title} · ${shop.theme.name}`,
    description: '',
    path: at(language.code, page),
    // Its other pages have other posts in other languages.
    alternates: page > 0 ? [] : shop.theme.languages.map(({ code }) => [code, at(code, 0)] as const),
    body: html`<h1>${title}</h1>${rows.length > 0 ? posts(reading, rows) : html`<p>${say(words.noBlogs)}</p>`}${newer || older ? html`<nav class="more" aria-label="${say(words.more)}">${newer || ''}${older || ''}</nav>` : ''}`,
  }
}

function posts(reading: Reading, rows: readonly WebBlogRow[]): Markup {
  const { code } = reading.language
  return html`<ul class="list">${rows.map(
    ({ slug, title, summary, publish_date }) =>
      html`<li><h2><a href="${articlePath(code, 'blogs', slug)}">${title}</a></h2>${dayOf(reading, publish_date)}${summary ? html`<p>${summary}</p>` : ''}</li>`,
  )}</ul>`
}

const words = {
  blogs: /*i18n*/ { id: 'web.blogs', message: 'Yazılar' },
  latest: /*i18n*/ { id: 'web.latest', message: 'Son yazılar' },
  nothing: /*i18n*/ { id: 'web.nothing', message: 'Henüz yayımlanmış bir sayfa yok.' },
  noBlogs: /*i18n*/ { id: 'web.no_blogs', message: 'Henüz yayımlanmış bir yazı yok.' },
  newer: /*i18n*/ { id: 'web.newer', message: 'Daha yeni yazılar' },
  older: /*i18n*/ { id: 'web.older', message: 'Daha eski yazılar' },
  more: /*i18n*/ { id: 'web.more', message: 'Öbür sayfalar' },
}
