import { and, inArray, lt } from 'drizzle-orm'
import type { Hono } from 'hono'
import { mimes } from '#api/rules/platform/file-content.ts'
import { files } from '#server/db/schema/catalogue.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { released } from './attach.ts'
import { readName } from './names.ts'

const year = 31_536_000

/** Serves stored pictures at `/files/:name`, to anyone who has the name: the storefront shows them. A released picture is gone at once (R51). */
export function serveFiles(app: Hono, services: Services): void {
  app.get('/files/:name', (c) => answer(services, c.req.param('name')))
  app.all('/files/*', () => notHere())
}

async function answer({ db, files: store, log }: Services, name: string): Promise<Response> {
  const read = readName(name)
  if (!read) return notHere()
  try {
    const owners = read.small ? Object.keys(mimes).map((content) => `${read.stem}.${content}`) : [name]
    const [row] = await db
      .select({ real_name: files.real_name })
      .from(files)
      .where(and(inArray(files.name, owners), lt(files.attached, released)))
    if (!row) return notHere()
    const bytes = await store.get(name)
    return bytes ? picture(bytes, read.mime, row.real_name) : notHere()
  } catch (error) {
    log.error({ error, name }, 'a file could not be served')
    return plain(503, { 'retry-after': '2' })
  }
}

/** The type is ours, not guessed; opened on its own, the file is a sandbox without a script. */
function picture(bytes: Uint8Array, mime: string, realName: string): Response {
  const ascii = realName.replace(/[^\w .()-]/g, '_')
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': mime,
      'content-length': String(bytes.byteLength),
      'content-disposition': `inline; filename="${ascii}"; filename*=UTF-8''${encoded(realName)}`,
      'cache-control': `public, max-age=${year}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

function notHere(): Response {
  return plain(404, {})
}

function plain(status: 404 | 503, headers: Record<string, string>): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  })
}

function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
}
