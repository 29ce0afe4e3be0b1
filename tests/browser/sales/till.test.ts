import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { dismiss, scan as scanOn } from '../keys.ts'

/** The till in a browser: by keyboard alone, over a reload, without the network, on the paper of its printer. */

let browserFixture: BrowserFixture
const code = '8690504012345'
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  await openTill(browserFixture.shop)
  await newVariant(browserFixture.shop, { variants: [variant({ barcode: code, quantity: 50 })] })
})
afterAll(() => browserFixture.close())

/** On which steps the browser keeps sales. */
function keptStages(): Promise<string[]> {
  return new Promise((answer) => {
    const opening = indexedDB.open('kepenk-till')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('sale').objectStore('sale').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        answer(reading.result.map(({ text }) => JSON.parse(text).stage))
      }
    }
  })
}

/** How wide the paper is that the page would be printed on, in millimetres. */
async function widthOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width = '0'] = /\/MediaBox \[0 0 ([\d.]+) [\d.]+\]/.exec(paper) ?? []
  return Math.round((Number(width) / 72) * 25.4)
}

const counted = () => browserFixture.shop.db.$count(orders)

test('two keys after the last scan finish a sale, a reload goes on at its step, and no network loses it', async () => {
  const page = await browserFixture.visit()
  await page.goto('/fastsale')
  const field = page.getByRole('textbox', { name: 'Barkod ya da stok kodu' })
  await field.waitFor()
  const scan = (text: string) => scanOn(page, text)
  const quantity = page.getByRole('textbox', { name: 'Adet' })
  await scan(code)
  await quantity.waitFor()
  await scan(code)
  await expect.poll(() => quantity.inputValue()).toBe('2')

  // What nobody knows is told, and the field is empty and has the focus.
  await scan('0000000000000')
  await page.getByText('0000000000000 kodlu aktif ürün yok.').waitFor()
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Hızlı ürün ekle' }).click()
  await page.getByRole('dialog', { name: 'Hızlı ürün ekle' }).waitFor()
  await dismiss(page.getByRole('dialog'))

  await field.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  await expect.poll(() => page.evaluate(keptStages)).toContain('paying')
  await page.reload()
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  expect(await quantity.inputValue()).toBe('2')
  const before = await counted()
  await field.focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Satış bitti: /).waitFor()
  expect(await counted()).toBe(before + 1)

  expect(await widthOf(page)).toBe(80)

  await scan(code)
  await quantity.waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByText(/satış burada saklanıyor/).waitFor()
  expect(await counted()).toBe(before + 1)
  await page.getByText('1 satış gönderilmedi').waitFor()
  // The next one is found without a network, and the last one goes off as soon as it is back.
  await scan(code)
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await page.context().setOffline(false)
  await page.getByText('1 satış gönderilmedi').waitFor({ state: 'detached' })
  expect(await counted()).toBe(before + 2)
})

test('the receipt is as narrow as the roll of a 58 mm printer, and nothing of it is cut off', async () => {
  const { shop } = browserFixture
  const chosen = JSON.stringify({ more_settings: { printer_type: 'thermal_58' } })
  await shop.db.execute(sql`update shops set settings = settings || ${chosen}::jsonb where id = ${shop.own.shop_id}`)
  const page = await browserFixture.visit()
  await page.goto('/fastsale')
  await page.getByRole('button', { name: 'Ödemeye geç' }).waitFor()
  await scanOn(page, code)
  await page.getByRole('textbox', { name: 'Adet' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText(/^Satış bitti: /).waitFor()
  expect(await widthOf(page)).toBe(58)
  await page.emulateMedia({ media: 'print' })
  const receipt = page.getByRole('article', { name: 'Fiş' })
  const cut = await receipt.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect([await receipt.getAttribute('data-width'), cut]).toEqual(['58', 0])
})
