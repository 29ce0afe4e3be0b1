import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'

type Markup = ReturnType<typeof html>

interface PublicPage {
  readonly language: string
  readonly title: string
  readonly lines: readonly string[]
  readonly forms?: readonly Markup[]
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:28rem;margin:10vh auto;padding:0 1rem}
h1{font-size:1.25rem;margin:0 0 1rem}p{margin:.25rem 0}form{margin-top:1rem}button,a{display:inline-block;min-height:2.75rem;padding:0 1.25rem;
border:1px solid #5b5bd6;border-radius:6px;background:#5b5bd6;color:#fff;font:inherit;line-height:2.75rem;text-decoration:none;cursor:pointer}`

/** A page for people who are not signed in, such as customers: plain, kept by nobody, found by no search engine, and without any script. */
export function publicPage(
  c: Context,
  { language, title, lines, forms = [] }: PublicPage,
  status: 200 | 403 | 404 | 409 | 422 = 200,
) {
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  // A bank may send people on: whom its form is sent to is not ours to say.
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${raw(style)}</style></head><body><main><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}${forms}</main></body></html>`,
    status,
  )
}

/** A button that sends these fields. */
export function formButton(
  { method, url, fields }: { method: 'get' | 'post'; url: string; fields: Readonly<Record<string, string>> },
  label: string,
) {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="${method}" action="${url}">${hidden}<button>${label}</button></form>`
}
