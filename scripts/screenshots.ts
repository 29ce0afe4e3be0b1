/**
 * `npm run screenshots`: opens a demo shop of its own and pictures each screen for the README into docs/screenshots: light, dark and 390 px.
 * `npm run screenshots -- brands` takes those alone whose names begin so. The panel must be built. Pictures are reduced to a palette, so that
 * the repository stays small.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { openChromium } from '#tests/browser/chromium.ts'

interface Shot {
  readonly name: string
  readonly path: string
  readonly language?: 'tr' | 'en'
  readonly theme?: 'light' | 'dark'
  readonly narrow?: boolean
  readonly nobody?: boolean
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

const folder = 'docs/screenshots'

async function breakRules(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Kaydet|Save/ })
    .last()
    .hover()
  await page.waitForTimeout(400)
}

const screens: readonly Shot[] = [
  { name: 'sign-in', path: '/auth/login', nobody: true },
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-no-stock', path: '/products/no-stock' },
  { name: 'product-form', path: '/products/edit/1' },
  { name: 'quick-product', path: '/fast-products/add' },
  { name: 'products-bulk', path: '/products/bulk' },
  { name: 'product-prices', path: '/products/multiple-price-edit' },
  { name: 'catalog', path: '/catalog' },
  { name: 'categories', path: '/categories' },
  { name: 'product-reviews', path: '/product-reviews' },
  { name: 'import', path: '/imports' },
  { name: 'orders', path: '/orders' },
  { name: 'order-page', path: '/orders/edit/1' },
  { name: 'orders-summary', path: '/orders-summary' },
  { name: 'orders-bulk-shipping', path: '/orders/bulk/shipping' },
  { name: 'order-refunds', path: '/order-refunds' },
  { name: 'brands', path: '/brands' },
  { name: 'brand-form', path: '/brands/edit/1' },
  { name: 'statecharts', path: '/statecharts' },
  { name: 'no-access', path: '/no-access' },
  { name: 'not-found', path: '/404' },
]

const shots: readonly Shot[] = [
  ...screens.flatMap((screen): Shot[] => [
    { ...screen, name: `${screen.name}-light` },
    { ...screen, name: `${screen.name}-dark`, theme: 'dark', language: 'en' },
    { ...screen, name: `${screen.name}-narrow`, narrow: true },
  ]),
  { name: 'product-form-refused', path: '/products/add', act: breakRules },
]

const data = mkdtempSync(join(tmpdir(), 'kepenk-screenshots-'))
const server = spawn(process.execPath, ['server/run.js', 'start'], {
  env: { ...process.env, PORT: '0', DATA_DIR: data, DEMO: 'on' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await addressOf(server)
  const browser = await openChromium()
  mkdirSync(folder, { recursive: true })
  const token = await signIn(url)
  const wanted = process.argv.slice(2)
  for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))))
    await take(browser, url, token, shot)
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? []
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error('the shop did not open')))
  })
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@kepenk.test', password: 'kepenk-demo' }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

async function take(browser: Browser, url: string, token: string, shot: Shot): Promise<void> {
  const { language = 'tr', theme = 'light', narrow = false } = shot
  const viewport = narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ locale: language, colorScheme: theme, viewport, baseURL: url })
  await context.addInitScript(
    ([signedIn, lang]) => {
      localStorage.setItem('lang', lang ?? 'tr')
      if (signedIn) localStorage.setItem('token', signedIn)
    },
    [shot.nobody ? null : token, language] as const,
  )
  const page = await context.newPage()
  await page.goto(shot.path, { waitUntil: 'networkidle' })
  await shot.act?.(page)
  const picture = await page.screenshot()
  await sharp(picture)
    .png({ palette: true, colours: 128, effort: 8 })
    .toFile(join(folder, `${shot.name}.png`))
  console.log(shot.name)
  await context.close()
}
