import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { VisitorMenus } from '#api/contract/content/menus.ts'
import { languageOf, type PanelLanguage } from '#api/contract/platform/languages.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { VisitedShop, WebLanguage } from '#server/content/web/visited-shop.ts'
import { hasAlready, tagOf } from '#server/platform/http/cached.ts'
import { formatMessage, type Values } from '#server/platform/texts/format-message.ts'
import { menuNav } from './menu-nav.ts'
import { coloursOf, hashOf, stylePath } from './style.ts'

export type Markup = ReturnType<typeof html> | ReturnType<typeof raw>

/** Where a page of the storefront is read: by whom, and in which language. */
export interface Reading {
  readonly shop: VisitedShop
  readonly language: WebLanguage
  readonly menus: VisitorMenus
  /** The address of the server, for what search engines are told. */
  readonly origin: string
}

/** A page of the storefront. */
export interface WebDocument {
  /** As a search engine shows it. */
  readonly title: string
  readonly description: string
  /** Where it stands, and the same in other languages: `[code, path]`. A page that nobody shall find has none. */
  readonly path: string | null
  readonly alternates: readonly (readonly [code: string, path: string])[]
  readonly image?: string
  /** What search engines read of it. */
  readonly data?: object
  /** What stands in a sheet of its own, beside that of all pages. */
  readonly css?: string
  readonly body: Markup
}

/** Words of the storefront in the language that is read; Turkish where the shop's language is none of ours. */
export function wordsOf({ language }: Pick<Reading, 'language'>): (says: Says, values?: Values) => string {
  return (says, values) => formatMessage(panelLanguage(language), says, values)
}

export function panelLanguage({ code }: WebLanguage): PanelLanguage {
  return languageOf(code)
}

/** For so long a page may be seen as it was. */
export const pageKept = 'public, max-age=60'

/** Answers a page: without any script, kept for a minute unless it is nobody's to find. */
export function answerPage(c: Context, reading: Reading, page: WebDocument, status: 200 | 404 = 200): Response {
  const css = coloursOf(reading.shop.theme.colors) + (page.css ?? '')
  const body = String(markupOf(reading, page, css))
  const found = page.path !== null
  const tag = tagOf(body)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': reading.language.code,
    'content-security-policy': policyWith(hashOf(css)),
    'x-content-type-options': 'nosniff',
    ...(found
      ? {
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cache-control': pageKept,
          vary: 'host',
          etag: tag,
        }
      : { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  }
  if (found && hasAlready(c.req.raw.headers, tag, null)) return new Response(null, { status: 304, headers })
  return new Response(body, { status, headers })
}

/** Pictures of its own, its own sheet, and nothing that acts. What search engines read of a page is no script to a browser. */
function policyWith(hash: string): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'self' ${hash}`.trim(),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function markupOf(reading: Reading, page: WebDocument, css: string) {
  const { shop, language, origin } = reading
  const { name, logo, favicon, languages } = shop.theme
  const say = wordsOf(reading)
  const home = `/web/${language.code}`
  const [first] = languages
  const others = page.alternates.length > 1 ? page.alternates : []
  return html`<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
${page.description ? html`<meta name="description" content="${page.description}">` : ''}
${page.path === null ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${origin}${page.path}">`}
${page.path === null ? '' : others.map(([code, path]) => html`<link rel="alternate" hreflang="${code}" href="${origin}${path}">`)}
${page.path === null ? '' : others.filter(([code]) => code === first?.code).map(([, path]) => html`<link rel="alternate" hreflang="x-default" href="${origin}${path}">`)}
<meta property="og:title" content="${page.title}">
<meta property="og:site_name" content="${name}">
${page.description ? html`<meta property="og:description" content="${page.description}">` : ''}
${page.image ? html`<meta property="og:image" content="${origin}${page.image}">` : ''}
${favicon ? html`<link rel="icon" href="${favicon}">` : ''}
<link rel="stylesheet" href="${stylePath}">
${css ? html`<style>${raw(css)}</style>` : ''}
${page.data ? html`<script type="application/ld+json">${raw(jsonIn(page.data))}</script>` : ''}
</head>
<body>
<a class="skip" href="#content">${say(words.skip)}</a>
<header>
<a class="shop" href="${home}">${logo ? html`<img src="${logo}" alt="${name}">` : name}</a>
<nav aria-label="${say(words.places)}"><ul><li><a href="${home}/blogs">${say(words.blogs)}</a></li></ul></nav>
${menuNav(reading, 'header')}
${others.length > 0 ? languagesNav(others, languages, language, say(words.languages)) : ''}
</header>
<main id="content">${page.body}</main>
<footer>${menuNav(reading, 'footer')}${name}</footer>
</body>
</html>
`
}

function languagesNav(
  others: WebDocument['alternates'],
  languages: readonly WebLanguage[],
  { code: now }: WebLanguage,
  label: string,
) {
  const called = (code: string) => languages.find((one) => one.code === code)?.name ?? code
  return html`<nav aria-label="${label}"><ul>${others.map(
    ([code, path]) =>
      html`<li><a href="${path}" lang="${code}" hreflang="${code}"${code === now ? raw(' aria-current="true"') : ''}>${called(code)}</a></li>`,
  )}</ul></nav>`
}

/** JSON inside markup: nothing in it ends the element or begins another. */
function jsonIn(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const words = {
  skip: /*i18n*/ { id: 'web.skip', message: 'İçeriğe geç' },
  places: /*i18n*/ { id: 'web.places', message: 'Mağaza' },
  blogs: /*i18n*/ { id: 'web.blogs', message: 'Yazılar' },
  languages: /*i18n*/ { id: 'web.languages', message: 'Dil' },
}
