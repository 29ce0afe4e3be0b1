import type { Locator, Page } from 'playwright-core'
import { itemTypes, mostBlocks, type PageDesign } from '#api/contract/content/page-builder.ts'
import { initialOf } from '#api/resources/content/page-items/item.ts'
import { itemOf } from '#api/resources/content/page-items/page-items.ts'
import { openChromium } from '#tests/browser/chromium.ts'
import { timeKeys, timeMoves, timesOfKeys } from './in-page.ts'
import { press, serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const slower = 4
const keys = 40
const path = '/v1/panel/page-builder'
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Measures the page builder with as many blocks as a page may have, on a machine four times slower: a block that is dragged on, moved by key, and typed into. */
export async function benchPageBuilder(shop: BenchShop, panel: string): Promise<string[]> {
  await build(shop)
  const { url, server } = await serve(shop, panel)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    await page.goto('/pagebuilder')
    const list = page.getByRole('list', { name: 'Bloklar' })
    await list
      .getByRole('listitem')
      .nth(mostBlocks - 1)
      .waitFor()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const title = `A page of ${mostBlocks} blocks, CPU ${slower}× slower`
    console.log(`\n${title.padEnd(48)}  fastest   p50 ms   p99 ms`)
    const measured = {
      'a block dragged on, to paint': await dragged(page, list),
      'a lifted block one place on by key, to paint': await movedByKey(page, list),
      'a letter in a block’s title, to paint': await typed(page, list),
    }
    for (const [name, times] of Object.entries(measured)) console.log(`${name.padEnd(48)} ${columnsOf(times)}`)
    return []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Past the blocks that the window shows, to and fro. */
async function dragged(page: Page, list: Locator): Promise<number[]> {
  const handle = (at: number) => list.locator('button[aria-pressed]').nth(at)
  const boxes = await Promise.all([0, 1, 2, 3, 4, 5].map(async (at) => (await handle(at).boundingBox()) ?? none))
  const middle = ({ x, y, width, height }: typeof none) => [x + width / 2, y + height / 2] as const
  const [first = none, ...others] = boxes.filter(({ y }) => y < 880)
  await page.mouse.move(...middle(first))
  await page.mouse.down()
  await page.evaluate(timeMoves)
  for (let move = 0; move < keys; move += 1) {
    const to =
      others[
        move % (2 * others.length) < others.length ? move % others.length : others.length - 1 - (move % others.length)
      ]
    const [x, y] = middle(to ?? none)
    // Past the middle of the one that is there.
    await page.mouse.move(x, y + (move % (2 * others.length) < others.length ? 8 : -8))
    await page.evaluate(painted)
  }
  const times = await page.evaluate(timesOfKeys)
  await page.mouse.up()
  if (times.length === 0) throw new Error('Nothing was dragged')
  return times
}

const none = { x: 0, y: 0, width: 0, height: 0 }

async function movedByKey(page: Page, list: Locator): Promise<number[]> {
  await list.locator('button[aria-pressed]').first().focus()
  await page.keyboard.press('Space')
  await page.evaluate(timeKeys)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('ArrowDown')
    await page.evaluate(painted)
  }
  const times = await page.evaluate(timesOfKeys)
  await page.keyboard.press('Escape')
  return times
}

async function typed(page: Page, list: Locator): Promise<number[]> {
  // Which block is first was changed by what was moved before.
  await list.getByRole('listitem').filter({ hasText: 'Deneme bloğu' }).first().locator('button[aria-expanded]').click()
  await page.getByRole('textbox', { name: 'Başlık' }).first().focus()
  await page.evaluate(timeKeys)
  for (let key = 0; key < keys; key += 1) await press(page, key)
  return page.evaluate(timesOfKeys)
}

/** Each kind of block in turn; the first ones have a title. */
async function build({ app, token, shop_id }: BenchShop): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop_id), 'content-type': 'application/json' }
  const opened = await app.request(path, { headers })
  const { theme, layouts } = ((await opened.json()) as { data: PageDesign }).data
  const { language_id, version } = layouts[0] as PageDesign['layouts'][number]
  const types = ['testcomponent', ...itemTypes] as const
  const blocks = Array.from({ length: mostBlocks }, (_, at) => {
    const type = types[at % types.length] ?? 'testcomponent'
    const item = itemOf(type)
    return { key: `b${at + 1}`, type, data: JSON.stringify(item ? initialOf(item) : {}) }
  })
  const saved = await app.request(`${path}/${theme.id}`, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ language_id, version, blocks }),
  })
  if (saved.status !== 200) throw new Error(`The page was not saved: ${await saved.text()}`)
}
