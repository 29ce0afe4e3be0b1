import type { Page } from 'playwright-core'
import { openChromium } from '#tests/browser/chromium.ts'
import { timeMoves, timesOfKeys } from './in-page.ts'
import { serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const slower = 4
const moves = 40
const items = 1_000
/** So many rows fill the window, with some around them. */
const mostRows = 80
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Measures a menu of a thousand items on a machine four times slower: an item that is dragged on. Answers what must not be. */
export async function benchMenu(shop: BenchShop, panel: string): Promise<string[]> {
  const id = await build(shop)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    await page.goto(`/menus/edit/${id}`)
    await page.locator('tr[data-key] [data-handle]').first().waitFor()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const title = `A menu of ${items} items, CPU ${slower}× slower`
    console.log(`\n${title.padEnd(48)}  fastest   p50 ms   p99 ms`)
    console.log(`${'an item dragged on, to paint'.padEnd(48)} ${columnsOf(await dragged(page))}`)
    const drawn = await page.locator('tr[data-key]').count()
    return drawn > mostRows ? [`The menu draws ${drawn} rows at once.`] : []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

const none = { x: 0, y: 0, width: 0, height: 0 }

/** Over the rows that the window shows, to and fro. */
async function dragged(page: Page): Promise<number[]> {
  const handles = page.locator('tr[data-key] [data-handle]')
  await handles.first().scrollIntoViewIfNeeded()
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map(async (at) => (await handles.nth(at).boundingBox()) ?? none),
  )
  const [first = none, ...others] = boxes.filter(({ y }) => y > 0 && y < 860)
  if (others.length < 2) throw new Error('The window shows too few items')
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2)
  await page.mouse.down()
  await page.evaluate(timeMoves)
  for (let move = 0; move < moves; move += 1) {
    const turn = move % (2 * others.length)
    const to = others[turn < others.length ? turn : 2 * others.length - 1 - turn] ?? none
    await page.mouse.move(to.x + 60, to.y + to.height / 2 + (move % 3) * 6 - 6)
    await page.evaluate(painted)
  }
  const times = await page.evaluate(timesOfKeys)
  await page.mouse.up()
  if (times.length === 0) throw new Error('Nothing was dragged')
  return times
}

/** Ten branches of ten, each with nine below it. */
async function build({ app, token, shop_id }: BenchShop): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id), 'content-type': 'application/json' }
  const languages = await app.request('/v1/panel/languages?type=available', { headers })
  const { data } = (await languages.json()) as { data: { language_id: number }[] }
  const named = (name: string) => data.map(({ language_id }) => ({ language_id, name }))
  const levelOf = (at: number) => (at % 100 === 0 ? 1 : at % 10 === 1 ? 2 : 3)
  const body = {
    translations: named('Ölçülen menü'),
    ...{ location: 'header', status: 1, broken: 0 },
    items: Array.from({ length: items }, (_, at) => ({
      ...{ level: levelOf(at), link: 'address', target_id: 0, url: `/yer-${at}`, icon: '' },
      translations: named(`Öğe ${at}`),
    })),
  }
  const saved = await app.request('/v1/panel/menus', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  if (saved.status !== 200) throw new Error(`The menu was not saved: ${await saved.text()}`)
  return ((await saved.json()) as { data: { id: number } }).data.id
}
