import type { Browser } from 'playwright-core'
import { openChromium } from '#tests/browser/chromium.ts'
import { noteField } from './in-page.ts'
import { serve } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf, shareOf } from './times.ts'

const slower = 4
const visits = 15

interface Visit {
  /** From the start of the navigation to the frame with the field. */
  readonly field: number
  readonly requests: number
}

/** Measures how long a visitor with nothing kept waits for the field of the sign-in page, and how many requests that takes. */
export async function benchSignIn(shop: BenchShop, panel: string): Promise<string[]> {
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    // Once for the server, which compresses a file when it is first asked for.
    await visit(browser, url, 1)
    console.log(`\n${'Cold, to the sign-in field'.padEnd(40)}  fastest   p50 ms   p99 ms   requests before it`)
    for (const rate of [1, slower]) {
      const seen: Visit[] = []
      for (let at = 0; at < visits; at += 1) seen.push(await visit(browser, url, rate))
      const requests = String(
        shareOf(
          seen.map((one) => one.requests),
          0.5,
        ),
      )
      console.log(
        `${(rate === 1 ? 'as it is' : `CPU ${rate}× slower`).padEnd(40)} ${columnsOf(seen.map(({ field }) => field))} ${requests.padStart(20)}`,
      )
    }
    return []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

async function visit(browser: Browser, url: string, rate: number): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, locale: 'tr', viewport: { width: 1440, height: 900 } })
  try {
    await context.addInitScript(noteField)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.goto('/')
    const noted = await page.waitForFunction(() => globalThis.noted)
    return (await noted.jsonValue()) as Visit
  } finally {
    await context.close()
  }
}
