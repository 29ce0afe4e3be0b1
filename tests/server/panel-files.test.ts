import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePanel } from '#server/serve-panel.ts'

let dir: string
const app = new Hono()
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'kepenk-panel-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Kepenk</title>')
  writeFileSync(join(dir, 'assets/screen-a1b2.js'), 'export default 1')
  servePanel(app, dir)
})
afterAll(() => rmSync(dir, { recursive: true }))

describe('the built panel', () => {
  test.each(['/', '/brands', '/brands/edit/7', '/auth/reset-password', '/nothing'])(
    '%s is the page, never kept',
    async (path) => {
      const answer = await app.request(path)
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Kepenk</title>'])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('the page runs its own scripts and no others, stands in no frame, and makes no markup unseen', async () => {
    const { headers } = await app.request('/')
    const rules = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...values] = rule.split(' ')
        return [name, values.join(' ')]
      }),
    )
    expect(Object.fromEntries(rules)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
    })
    expect([...rules.values()].join(' ')).not.toMatch(/unsafe|\*/)
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'same-origin'])
  })

  test('a file that is named after its content is kept for ever', async () => {
    const answer = await app.request('/assets/screen-a1b2.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('it is compressed for those who take it, and not sent again to those who have it', async () => {
    const answer = await app.request('/assets/screen-a1b2.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export default 1')
    const again = await app.request('/assets/screen-a1b2.js', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test.each([
    '/assets/screen-old.js',
    '/assets/screen',
    '/favicon.ico',
    '/v1/nothing',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
  ])('%s is missing, and never the page', async (path) => {
    const answer = await app.request(path)
    expect([answer.status, (await answer.text()).includes('Kepenk')]).toEqual([404, false])
  })
})
