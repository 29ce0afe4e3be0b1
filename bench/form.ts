import { sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { mask } from 'superstruct'
import { ProductInput } from '#api/contract/catalog/products.ts'
import { asNew } from '#machines/catalog/product-form/draft.ts'
import { openChromium } from '#tests/browser/chromium.ts'
import { countRows, rowsSince, timeKeys, timesOfKeys } from './in-page.ts'
import { press, serve, signedIn } from './page.ts'
import type { BenchShop } from './shop.ts'
import { columnsOf } from './times.ts'

const wanted = 2_000
const slower = 4
const keys = 60
const counted = 10

/** Measures a key in the form of a product with 2,000 variants, from its press to the frame that shows it, on a machine four times slower. */
export async function benchForm(shop: BenchShop, panel: string): Promise<string[]> {
  const { url, server } = await serve(shop, panel)
  const id = await addProduct(shop)
  const browser = await openChromium()
  try {
    const page = await signedIn(browser, url, shop)
    await page.goto(`/products/edit/${id}`)
    const table = page.getByRole('table', { name: 'Varyantlar' })
    await table.getByRole('row').nth(3).waitFor()
    const fields: Record<string, Locator> = {
      'the product’s name': page.getByRole('textbox', { name: 'Ürün adı' }),
      'a variant’s stock code': table.getByRole('textbox', { name: 'Stok kodu' }).nth(2),
      'a variant’s stock': table.getByRole('textbox', { name: 'Stok', exact: true }).nth(2),
    }
    console.log(
      `\n${`Key to paint, ${wanted} variants, CPU ${slower}× slower`.padEnd(40)}  fastest   p50 ms   p99 ms   rows drawn again`,
    )
    for (const [name, field] of Object.entries(fields)) {
      const { times, rows } = await typed(page, field)
      console.log(`${name.padEnd(40)} ${columnsOf(times)} ${String(rows).padStart(18)}`)
    }
    return []
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Types into a field: first counting rows, which takes time itself, then by the clock. */
async function typed(page: Page, field: Locator): Promise<{ times: number[]; rows: number }> {
  await field.click()
  await page.keyboard.press('End')
  await page.evaluate(countRows)
  for (let key = 0; key < counted; key += 1) await press(page, key)
  const rows = (await page.evaluate(rowsSince)) / counted
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(timeKeys)
  for (let key = 0; key < keys; key += 1) await press(page, key)
  const times = await page.evaluate(timesOfKeys)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (times.length !== keys) throw new Error(`${times.length} of ${keys} keys were painted`)
  return { times, rows }
}

/** Any product of the shop again, with one variant for each pair of many sizes and colours. */
async function addProduct(shop: BenchShop): Promise<number> {
  const { db } = shop.database
  const pattern = await db.execute<{ id: number }>(sql`
    select id from products where shop_id = ${shop.shop_id} and product_type_id = 2 order by id limit 1`)
  const stored = await call(shop, 'GET', `/v1/panel/products/${pattern.rows[0]?.id}`)
  const like = asNew(mask(stored, ProductInput))
  const values = await db.execute<{ id: number; option_id: number }>(sql`
    insert into option_values (shop_id, option_id, label, translations)
    select ${shop.shop_id}, o.id, 'Değer ' || n, '[]'
    from (select id from options where shop_id = ${shop.shop_id} order by id limit 2) o, generate_series(1, 45) n
    returning id, option_id`)
  const selected_options = [...new Set(values.rows.map((one) => one.option_id))]
  const [first = [], second = []] = selected_options.map((option) =>
    values.rows.filter((one) => one.option_id === option),
  )
  const variants = first
    .flatMap((one) => second.map((other) => [one, other]))
    .slice(0, wanted)
    .map((options, at) => ({
      ...like.variants[0],
      is_default: at === 0 ? 1 : 0,
      images: [],
      stock_code: `BIN-${at}`,
      barcode: `86912345${at}`,
      options: options.map(({ id, option_id }) => ({ option_id, option_value_id: id })),
    }))
  const added = await call(shop, 'POST', '/v1/panel/products', {
    ...like,
    group_code: null,
    selected_options,
    variants,
  })
  return added.id
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
async function call({ app, token, shop_id }: BenchShop, method: string, path: string, body?: object): Promise<any> {
  const answer = await app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-sid': String(shop_id),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (answer.status !== 200)
    throw new Error(`${method} ${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return ((await answer.json()) as { data: unknown }).data
}
