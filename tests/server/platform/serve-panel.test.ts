import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePanel } from '#server/start/serve-panel.ts'

const dir = mkdtempSync(join(tmpdir(), 'kepenk-panel-'))
const app = new Hono()
const script = 'export const shop = "Kepenk"\n'.repeat(50)

beforeAll(() => {
  mkdirSync(join(dir, 'assets'))
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Kepenk</title>')
  writeFileSync(join(dir, 'assets/main-1a2b3c.js'), script)
  writeFileSync(join(dir, '.vite/manifest.json'), '{}')
  writeFileSync(join(dir, 'worker.js'), 'addEventListener("fetch", () => {})')
  app.get('/v1/known', (c) => c.text('API'))
  servePanel(app, dir)
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('the page answers every path of the panel, is asked for anew each time, and may run only its own scripts', async () => {
  for (const path of ['/', '/products', '/products/edit/17', '/auth/reset-password?token=a.b']) {
    const answer = await app.request(path)
    expect(await answer.text()).toContain('<title>Kepenk</title>')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
  }
})

test('the page stands in no frame, makes no markup unseen, and talks to its own server', async () => {
  const { headers } = await app.request('/')
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of [
    "default-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'same-origin'])
})

test('a built file is kept by browsers for ever, and is sent compressed to those that can', async () => {
  const answer = await app.request('/assets/main-1a2b3c.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await answer.bytes()).toString()).toBe(script)
  const plain = await app.request('/assets/main-1a2b3c.js')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
})

test('the worker is asked for anew each time, and may do no more than the page', async () => {
  const [page, worker] = [await app.request('/'), await app.request('/worker.js')]
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(worker.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'))
})

test('what a browser has already is not sent again', async () => {
  const first = await app.request('/')
  const again = await app.request('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.for([
  '/assets/main-0ld0ld.js',
  '/assets/other',
  '/logo.png',
  '/v1/unknown',
  '/address/unknown',
  '/marketplace/unknown',
  '/files/unknown',
  '/.vite/manifest.json',
  '/../package.json',
  '/%2e%2e/package.json',
])('%s is 404, and never the page', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('the API goes before the panel', async () => {
  expect(await (await app.request('/v1/known')).text()).toBe('API')
})
