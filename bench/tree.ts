import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openChromium } from '#tests/browser/chromium.ts'
import { openedIn, timeKeys, timesOfKeys } from './in-page.ts'
import { press, serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const branches = 100
const twigs = 99
const rounds = 15
const keys = 30
/** So many rows fill the window, with some around them. */
const mostRows = 80

/** Measures the tree of 10,000 categories: its call, opening it, and a key in its search. Answers what must not be. */
export async function benchTree(shop: BenchShop, panel: string): Promise<string[]> {
  await plant(shop)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    console.log(`\n${`A tree of ${branches * (twigs + 1)} categories`.padEnd(40)}  fastest   p50 ms   p99 ms`)
    await page.goto('/no-access')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const times = { 'its call': await called(shop), 'opening it': await opened(page) }
    await page.getByRole('button', { name: 'Tümünü aç' }).click()
    const all = { ...times, 'a key in its search, to paint': await searched(page) }
    for (const [name, one] of Object.entries(all)) console.log(`${name.padEnd(40)} ${columnsOf(one)}`)
    const drawn = await page.locator('tr[data-key]').count()
    return drawn > mostRows ? [`The tree draws ${drawn} rows at once.`] : []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The call as the panel makes it; the first ones warm up. */
async function called({ app, token, shop_id }: BenchShop): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id) }
  const times: number[] = []
  for (let round = 0; round < rounds + 3; round += 1) {
    const began = performance.now()
    const answer = await app.request('/v1/panel/categories?products=1&attributes=1', { headers })
    await answer.text()
    if (round >= 3) times.push(performance.now() - began)
  }
  return times
}

async function opened(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    const time = await page.evaluate(openedIn, '/categories')
    // The first one fetches the screen itself.
    if (round > 0) times.push(time)
    await page.evaluate(() => {
      history.pushState(null, '', '/no-access')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.locator('tr[data-key]').first().waitFor({ state: 'detached' })
  }
  await page.evaluate(openedIn, '/categories')
  return times
}

async function searched(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus()
  await page.evaluate(timeKeys)
  for (let key = 0; key < keys; key += 1) await press(page, key)
  return page.evaluate(timesOfKeys)
}

async function plant({ database: { db }, shop_id }: BenchShop): Promise<void> {
  await db.execute(sql`
    insert into categories (shop_id, label, translations, position)
    select ${shop_id}, 'Dal ' || n, '[]', n from generate_series(1, ${sql.raw(String(branches))}) n`)
  await db.execute(sql`
    insert into categories (shop_id, label, translations, position, parent_id)
    select ${shop_id}, c.label || '.' || n, '[]', n, c.id
      from categories c, generate_series(1, ${sql.raw(String(twigs))}) n
     where c.shop_id = ${shop_id} and c.label like 'Dal %'`)
  await db.execute(sql`analyze categories`)
}
