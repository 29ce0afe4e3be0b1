import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { createApp } from '#server/app.ts'
import { servePanel } from '#server/start/serve-panel.ts'
import { hearCommits } from './in-page.ts'
import type { BenchShop } from './shop.ts'

/** A page of the shop's admin, which can be asked what it draws. */
export async function signedIn(browser: Browser, baseURL: string, { token, shop_id }: BenchShop): Promise<Page> {
  const kept = { lang: 'tr', token, shop_id: String(shop_id) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL,
    locale: 'tr',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
  // Before React, which looks for it once.
  await context.addInitScript(hearCommits)
  return context.newPage()
}

/** The panel and the API of a shop on a free port. */
export async function serve({ services }: BenchShop, panel: string): Promise<{ url: string; server: Server }> {
  let url = ''
  // One of its own: an app that was asked before takes no more paths.
  const app = createApp(services)
  app.get('/config.json', (c) => c.json({ apiUrl: url, addressUrl: url, marketplaceUrl: url, storefrontUrl: '' }))
  servePanel(app, panel)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, server }
}

/** How long the page's own thread has worked, in seconds; to be asked in `threadTicks`, so that what else the machine does is not counted. */
export async function busyOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** A digit and its deletion in turn, each only when the one before is painted. */
export async function press(page: Page, key: number): Promise<void> {
  await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace')
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
}
