import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Browser, Page } from 'playwright-core'
import { servePanel } from '#server/serve-panel.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { openChromium } from './chromium.ts'

interface Visit {
  /** The bearer token of whoever looks; the admin unless said otherwise; `null` is nobody. */
  as?: string | null
  language?: 'tr' | 'en'
  theme?: 'light' | 'dark'
  width?: number
  height?: number
}

/** The built panel over a whole shop, in a real browser. */
export interface Stage {
  readonly url: string
  readonly shop: Shop
  readonly browser: Browser
  /** A page of a person of its own; errors of the page fail the test that closes the stage. */
  visit(visit?: Visit): Promise<Page>
  close(): Promise<void>
}

/** Opens the stage on a free loopback port; close it in `afterAll`. */
export async function openStage(): Promise<Stage> {
  const [shop, browser] = await Promise.all([openShop(), openChromium()])
  const { app } = shop
  let url = ''
  app.get('/config.json', (c) =>
    c.json({ apiUrl: url, addressUrl: `${url}/address`, marketplaceUrl: `${url}/marketplace`, storefrontUrl: '' }),
  )
  servePanel(app, 'dist')
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const errors: string[] = []
  return {
    url,
    shop,
    browser,
    visit: async (visit = {}) => {
      const { as = shop.admin, language = 'tr', theme = 'light', width = 1440, height = 900 } = visit
      const context = await browser.newContext({
        locale: language,
        colorScheme: theme,
        viewport: { width, height },
        baseURL: url,
      })
      await context.addInitScript(
        ([token, shopId, lang]) => {
          if (location.protocol === 'about:') return
          if (token && !sessionStorage.getItem('visited')) {
            localStorage.setItem('token', token)
            localStorage.setItem('shop_id', shopId ?? '1')
            localStorage.setItem('lang', lang ?? 'tr')
          }
          sessionStorage.setItem('visited', '1')
        },
        [as, String(shop.own.shop_id), language] as const,
      )
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      return page
    },
    close: async () => {
      await browser.close()
      server.closeAllConnections?.()
      await new Promise((resolve) => server.close(resolve))
      await shop.close()
      if (errors.length > 0) throw new Error(`Errors on the pages:\n${errors.join('\n')}`)
    },
  }
}
