import type { Page } from 'playwright-core'
import { openChromium } from '#tests/browser/chromium.ts'
import { countRows, pageTurned, rowsSince } from './in-page.ts'
import { busyOf, serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const slower = 4
const switches = 24

/** Measures what turning a page of the products' list, 100 rows for 100 others, takes of the page's own CPU. */
export async function benchSwitch(shop: BenchShop, panel: string): Promise<string[]> {
  const { url, server } = await serve(withPictures(shop), panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    await page.goto('/products')
    await page.locator('tr[data-key]').nth(5).waitFor()
    const devTools = await page.context().newCDPSession(page)
    // Of the thread, and not by the clock: what else the machine does is not counted.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    for (let at = 0; at < 4; at += 1) await turn(page, at)
    await page.evaluate(countRows)
    for (let at = 0; at < 4; at += 1) await turn(page, at)
    const rows = (await page.evaluate(rowsSince)) / 4
    console.log(`\n${'Another page of the list, CPU of the page'.padEnd(40)}  fastest   p50 ms   p99 ms   rows drawn`)
    for (const rate of [1, slower]) {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate })
      const times: number[] = []
      for (let at = 0; at < switches; at += 1) {
        const before = await busyOf(devTools)
        await turn(page, at)
        times.push(((await busyOf(devTools)) - before) * 1_000)
      }
      console.log(
        `${(rate === 1 ? 'as it is' : `CPU ${rate}× slower`).padEnd(40)} ${columnsOf(times)} ${String(rows).padStart(12)}`,
      )
    }
    return []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** To the next page and back in turn. */
async function turn(page: Page, at: number): Promise<void> {
  await page.evaluate(pageTurned, at % 2 === 0 ? 'Sonraki sayfa' : 'Önceki sayfa')
}

/** The rows of a real shop have pictures, which are there. */
function withPictures(shop: BenchShop): BenchShop {
  const files = { ...shop.services.files, get: async () => picture }
  return { ...shop, services: { ...shop.services, files } }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
