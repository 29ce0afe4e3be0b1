import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { openChromium } from '#tests/browser/chromium.ts'
import { serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const products = 500
const rounds = 15
/** So many labels fill the window, with a page around them: two sheets of 24, and what is around those. */
const mostLabels = 100

/** Measures 1,000 labels of 500 products: from the press that asks for them to the frame that shows their pages. Answers what must not be. */
export async function benchLabels(shop: BenchShop, panel: string): Promise<string[]> {
  await openLabelThemes(shop.database.db)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    const { rows } = await shop.database.db.execute<{ id: number }>(sql`
      select id from variants where shop_id = ${shop.shop_id} and deleted = 0 order by id limit ${products}`)
    await page.goto(`/barcode/generator?variants=${rows.map(({ id }) => id).join(',')}`)
    await page.getByRole('region', { name: /^Önizleme: 500 etiket/ }).waitFor()
    console.log(`\n${'1,000 labels'.padEnd(40)}  fastest   p50 ms   p99 ms`)
    for (const theme of ['A4 sayfa 3 × 8', 'Raf etiketi 58 × 40']) {
      await page.getByLabel(/^Etiket teması/).selectOption({ label: theme })
      console.log(`${`${theme}, to paint`.padEnd(40)} ${columnsOf(await painted(page))}`)
    }
    const drawn = await page.locator('section svg[role="img"]').count()
    return drawn > mostLabels ? [`The preview draws ${drawn} labels at once.`] : []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

async function painted(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    await page.getByLabel('Her üründen').fill('1')
    await page.evaluate(pressed, '500 ')
    await page.getByLabel('Her üründen').fill('2')
    const time = await page.evaluate(pressed, '1000 ')
    // The first one draws each product anew.
    if (round > 0) times.push(time)
  }
  return times
}

/** Asks for so many of each, and answers how long it took until the preview said so and was painted. It stands alone: it is sent as text. */
function pressed(labels: string): Promise<number> {
  const told = () => document.querySelector(`section[aria-label^="Önizleme: ${labels}"]`) !== null
  return new Promise((done) => {
    const began = performance.now()
    const watching = new MutationObserver(() => see())
    const see = () => {
      if (!told()) return
      watching.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    }
    watching.observe(document.body, { childList: true, subtree: true, attributes: true })
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click()
    see()
  })
}
