import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openChromium } from '#tests/browser/chromium.ts'
import { framesOf, pastedIn, rowPaintedIn } from './in-grid.ts'
import { timeKeys, timesOfKeys } from './in-page.ts'
import { serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const wanted = 10_000
const cells = 1000
const slower = 4
const rounds = 30
/** So many rows fill the window, with some around them. */
const mostRows = 60

/** Measures the grid of 10,000 variants on a machine four times slower: scrolling, keys, and a paste of 1,000 cells. Answers what must not be. */
export async function benchPriceGrid(shop: BenchShop, panel: string): Promise<string[]> {
  const supplier = await supply(shop)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    const began = performance.now()
    await page.goto(`/products/multiple-price-edit?supplier_id=${supplier}`)
    const grid = page.locator('[role="grid"][aria-busy="false"]')
    await grid.waitFor({ timeout: 120_000 })
    const here = performance.now() - began
    const rows = Number(await grid.getAttribute('aria-rowcount')) - 1
    console.log(`\n${`The price grid, ${rows} variants, CPU ${slower}× slower`.padEnd(48)}  fastest   p50 ms   p99 ms`)
    console.log(`${'opening, all rows here (CPU as it is)'.padEnd(48)} ${here.toFixed(1).padStart(8)}`)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const measured = {
      'a jump to any row, to paint': await jumps(page, rows),
      'a frame while 5 rows scroll by in each': await page.evaluate(framesOf, { frames: 300, pixels: 180 }),
      'an arrow key, to paint': await arrows(page),
      [`a paste of ${cells} cells, to paint`]: await pastes(page),
    }
    for (const [name, times] of Object.entries(measured)) console.log(`${name.padEnd(48)} ${columnsOf(times)}`)
    const drawn = await page.locator('[role="grid"] [role="row"]').count()
    return drawn > mostRows ? [`The price grid draws ${drawn} rows at once.`] : []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

async function jumps(page: Page, rows: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push(await page.evaluate(rowPaintedIn, Math.floor(Math.random() * (rows - mostRows))))
  return times
}

async function arrows(page: Page): Promise<number[]> {
  await page.locator('[role="grid"]').focus()
  await page.keyboard.press('Control+Home')
  await page.evaluate(timeKeys)
  for (let key = 0; key < 2 * rounds; key += 1) {
    await page.keyboard.press(key % 4 === 3 ? 'ArrowUp' : 'ArrowDown')
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  }
  return page.evaluate(timesOfKeys)
}

/** The same thousand cells again and again, each time with other prices. */
async function pastes(page: Page): Promise<number[]> {
  await page.keyboard.press('Control+Home')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const prices = Array.from({ length: cells }, (_, at) => `1.${100 + round},${10 + (at % 90)}`)
    times.push(await page.evaluate(pastedIn, prices.join('\n')))
  }
  const count = await page.getByText(`${cells} fiyat değişti`).count()
  if (count === 0) throw new Error(`The paste did not change ${cells} prices`)
  return times
}

/** A supplier of as many products as have so many variants. */
async function supply({ database: { db }, shop_id }: BenchShop): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into suppliers (shop_id, label, name) values (${shop_id}, 'Ölçüm', 'Ölçüm') returning id`,
  )
  const id = rows[0]?.id ?? 0
  await db.execute(sql`
    update products p set supplier_id = ${id}
      from (select v.product_id, sum(count(*)) over (order by v.product_id desc) as so_far
              from variants v where v.shop_id = ${shop_id} and v.deleted = 0 group by v.product_id) counted
     where p.id = counted.product_id and counted.so_far <= ${wanted}`)
  await db.execute(sql`vacuum analyze products`)
  return id
}
