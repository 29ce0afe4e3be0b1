import { sql } from 'drizzle-orm'
import type { Page, Response } from 'playwright-core'
import type { TillIndexPage } from '#api/contract/sales/till-index.ts'
import { openChromium } from '#tests/browser/chromium.ts'
import { busyOf, serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf, shareOf } from './times.ts'

const scans = 40
const slower = 4
/** Between two scans of a quick hand, in milliseconds: what the page does after a line, such as keeping the sale, is over by then. */
const pause = 250
const path = '/v1/panel/fast-sale/index'

/**
 * Measures the catalog that a till keeps: how it is told, what a change costs, and how long a scan takes to be a line: 95 of 100 at most 15 ms of
 * the page's CPU, and 40 where that is four times slower.
 */
export async function benchTill(shop: BenchShop, panel: string): Promise<string[]> {
  await tell(shop)
  const { rows } = await shop.services.db.execute<{ code: string }>(sql`
    select variants.stock_code as code from variants
      join products on (products.shop_id, products.id) = (variants.shop_id, variants.product_id) and products.status = 1
     where variants.shop_id = ${shop.shop_id} and variants.deleted = 0 and variants.status = 1 and variants.stock_code <> ''
     order by variants.id desc limit ${2 * scans}`)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    const last = page.waitForResponse(isLastPage, { timeout: 300_000 })
    await page.goto('/fastsale')
    await page.getByRole('textbox', { name: 'Barkod ya da stok kodu' }).waitFor()
    await last
    await page.waitForFunction(catalogIsKept, null, { timeout: 300_000, polling: 500 })
    const opened = await opening(page)
    const devTools = await page.context().newCDPSession(page)
    // Of the thread, and not by the clock: what else the machine does is not counted.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    console.log(`\n${'The till with the whole catalog'.padEnd(56)}  fastest   p50 ms   p99 ms   p95 ms`)
    console.log(`${'from a reload to a line'.padEnd(56)} ${opened.toFixed(0).padStart(8)}`)
    for (const [at, rate] of [1, slower].entries()) {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate })
      const times: number[] = []
      const busy: number[] = []
      for (const { code } of rows.slice(at * scans, (at + 1) * scans)) {
        await new Promise((resolve) => setTimeout(resolve, pause))
        const before = await busyOf(devTools)
        times.push(await page.evaluate(scanned, code))
        busy.push(((await busyOf(devTools)) - before) * 1_000)
      }
      const cpu = rate === 1 ? '' : `, CPU ${rate}× slower`
      for (const [name, took] of Object.entries({ 'by the clock': times, 'CPU of the page': busy }))
        console.log(
          `${`from a scan to its line${cpu}, ${name}`.padEnd(56)} ${columnsOf(took)} ${shareOf(took, 0.95).toFixed(1).padStart(8)}`,
        )
    }
    return []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The catalog from its beginning to its end, and then one change. */
async function tell(shop: BenchShop): Promise<void> {
  const read = async (since: string): Promise<TillIndexPage> => {
    const headers = { authorization: `Bearer ${shop.token}`, 'x-sid': String(shop.shop_id) }
    const answer = await shop.app.request(path + (since ? `?since=${since}` : ''), { headers })
    return (await answer.json()).data
  }
  const times: number[] = []
  let known = 0
  let since = ''
  for (let more = true; more; ) {
    const from = performance.now()
    const page = await read(since)
    times.push(performance.now() - from)
    known += page.rows.length
    since = page.next
    more = page.more
  }
  await shop.services.db.execute(sql`
    update variants set quantity = quantity + 1
     where (shop_id, id) = (select shop_id, max(id) from variants where shop_id = ${shop.shop_id} group by shop_id)`)
  const from = performance.now()
  const changed = await read(since)
  const took = performance.now() - from
  console.log(`\n${`GET ${path}, ${known} variants`.padEnd(46)}  fastest   p50 ms   p99 ms`)
  console.log(`${`a page of them (${times.length} in all)`.padEnd(46)} ${columnsOf(times)}`)
  console.log(`${`what changed since (${changed.rows.length})`.padEnd(46)} ${took.toFixed(1).padStart(8)}`)
}

/** Whether the server has told all of the catalog with this answer: while it still comes, the page is busy with keeping it. */
async function isLastPage(response: Response): Promise<boolean> {
  return response.url().includes(path) && (await response.json()).data.more === false
}

/** From a reload until the first scan is a line: the catalog is opened meanwhile. */
async function opening(page: Page): Promise<number> {
  await page.reload()
  await page.getByRole('textbox', { name: 'Barkod ya da stok kodu' }).waitFor()
  return page.evaluate(scanned, 'none of these')
}

/** In the page: whether the browser has kept all of it. */
function catalogIsKept(): Promise<boolean> {
  return new Promise((answer) => {
    const opening = indexedDB.open('kepenk-till', 1)
    opening.onerror = () => answer(false)
    opening.onsuccess = () => {
      const count = opening.result.transaction('indexed').objectStore('indexed').count()
      count.onsuccess = () => {
        opening.result.close()
        answer(count.result > 0)
      }
    }
  })
}

/** In the page: types a code as a scanner does, and waits until the page shows what became of it. */
function scanned(code: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('main form input')
  if (!field) throw new Error('There is no field for scans')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field, code)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return new Promise((answer) => {
    const lines = () => document.querySelector('main ol')?.childElementCount ?? 0
    // Two codes that are refused one after the other have one alert each time, with other words.
    const alerts = () => [...document.querySelectorAll('main [role="alert"] li')].map((one) => one.textContent).join()
    const before = [lines(), alerts()]
    // Alerts are looked for in the whole page: only where there is no new line, which does not wait for it.
    const seen = new MutationObserver(() => {
      if (lines() === before[0] && alerts() === before[1]) return
      seen.disconnect()
      answer(performance.now() - from)
    })
    const from = performance.now()
    seen.observe(document.body, { childList: true, subtree: true, characterData: true })
    field.form?.requestSubmit()
  })
}
