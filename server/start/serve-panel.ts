import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Hono } from 'hono'
import { otherPaths } from '#api/routes/platform/panel-paths.ts'

interface File {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
  readonly lasting: boolean
  /** It is a page or a worker, with a policy of its own. */
  readonly acts: boolean
  brotli?: Promise<Buffer> | undefined
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * What the browser may do on the panel's pages: run its own scripts and no other, take its own styles, talk to its own server, stand in no
 * other page, and turn no text into markup unseen. Two parts of the editor make markup, and are named; so is what names the panel's own worker.
 */
const policyWith = (pictures: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob:", ...pictures].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify ProseMirrorClipboard kepenk-worker',
  ].join('; ')

const compress = promisify(brotliCompress)

/**
 * Adds the built panel to the app: its files, held in memory and compressed once, and its page for every other path, because the panel reads
 * the path by itself. A file that is not there is 404 and never the page, so that a browser with an older page notices. `pictures` are origins
 * beside the server's own that pictures may be shown from.
 */
export function servePanel(app: Hono, dir: string, pictures: readonly string[] = []): void {
  const files = readAll(dir)
  const policy = policyWith(pictures)
  app.get('*', async (c) => {
    const file = files.get(c.req.path) ?? (otherPaths.test(c.req.path) ? undefined : files.get('/index.html'))
    if (!file) return c.notFound()
    const headers: Record<string, string> = {
      etag: file.etag,
      'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': file.type,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(file.acts ? { 'content-security-policy': policy, 'referrer-policy': 'same-origin' } : {}),
    }
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(new Uint8Array(file.bytes), 200, headers)
    file.brotli ??= compress(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return c.body(new Uint8Array(await file.brotli), 200, { ...headers, 'content-encoding': 'br' })
  })
}

function readAll(dir: string): Map<string, File> {
  const files = new Map<string, File>()
  for (const found of globSync('**/*.*', { cwd: dir })) {
    const path = `/${found.split(sep).join('/')}`
    const bytes = readFileSync(join(dir, found))
    files.set(path, {
      bytes,
      type: types[extname(found)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      // Vite names these after their content.
      lasting: path.startsWith('/assets/'),
      acts: path.endsWith('.html') || path === '/worker.js',
    })
  }
  return files
}
