import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver } from '#tests/fixtures/approvals.fixture.ts'
import { openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { scan } from '../keys.ts'

/** What is around the sale: fingers, the customer's window, the camera, and the person who approves. */

let browserFixture: BrowserFixture
const code = '8690504012369'
const fours = '8690504012376'
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  const { shop } = browserFixture
  await openTill(shop)
  await newVariant(shop, { variants: [variant({ barcode: code, quantity: 50 })] })
  await newVariant(shop, { min_quantity: 4, step_quantity: 4, variants: [variant({ barcode: fours, quantity: 50 })] })
})
afterAll(() => browserFixture.close())

async function tillOf(visit: Parameters<BrowserFixture['visit']>[0] = {}): Promise<Page> {
  const page = await browserFixture.visit(visit)
  await page.goto('/fastsale')
  await page.getByRole('textbox', { name: 'Barkod ya da stok kodu' }).waitFor()
  await page.getByRole('button', { name: 'Ödemeye geç' }).waitFor()
  return page
}

/** What is pressed, chosen or written into and is too small for a finger: what lies in a frame of its own is as large as that. */
function small(): string[] {
  const all = document.querySelectorAll<HTMLElement>('main :is(button, a, input, select, summary, [role="radio"])')
  return [...all]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const frames = [one, one.closest('label'), one.parentElement].filter((frame) => frame !== null)
      return !frames.some((frame) => {
        const { width, height } = frame.getBoundingClientRect()
        return width >= 44 && height >= 44
      })
    })
    .map((one) => `${one.tagName} ${one.id || one.textContent}`)
}

test.each([
  [1024, 768],
  [390, 844],
])('at %i × %i whatever is touched has 44 px, on every step of a sale', async (width, height) => {
  const page = await tillOf({ width, height })
  await scan(page, code)
  await page.getByRole('textbox', { name: 'Adet' }).waitFor()
  expect(await page.evaluate(small)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  expect(await page.evaluate(small)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText(/^Satış bitti: /).waitFor()
  expect(await page.evaluate(small)).toEqual([])
})

test('the customer sees what is scanned and what it comes to, and is thanked', async () => {
  const page = await tillOf()
  const display = await page.context().newPage()
  await display.goto('/fastsale?display=1')
  await display.getByText('Hoş geldiniz').waitFor()
  await page.bringToFront()
  await scan(page, code)
  await scan(page, code)
  await display.getByText(/^2 × /).waitFor()
  const [line, whole] = await Promise.all([
    display.locator('ol > li').textContent(),
    display.locator('strong').first().textContent(),
  ])
  expect(line?.endsWith(whole ?? '-')).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Satışı bitir' }).waitFor()
  await page.keyboard.press('Enter')
  await display.getByText('Teşekkür ederiz').waitFor()
})

test('what the camera reads becomes a line, once while it is held before it', async () => {
  const page = await browserFixture.visit()
  await page.addInitScript((read) => {
    class BarcodeDetector {
      detect = async () => [{ rawValue: read }]
    }
    Object.assign(globalThis, { BarcodeDetector })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => new MediaStream() } })
  }, code)
  await page.goto('/fastsale')
  await page.getByRole('button', { name: 'Ödemeye geç' }).waitFor()
  await page.getByRole('button', { name: 'Kamerayla okut' }).click()
  const quantity = page.getByRole('textbox', { name: 'Adet' })
  await quantity.waitFor()
  expect(await quantity.inputValue()).toBe('1')
  // After a while it is the next piece.
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Kamerayı kapat' }).click()
})

test('R38: what nobody knows is made a product with the scanned barcode in it, and stands on the sale once it is saved', async () => {
  const page = await tillOf()
  await scan(page, '8690504099998')
  await page.getByRole('button', { name: 'Hızlı ürün ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hızlı ürün ekle' })
  await expect.poll(() => dialog.getByLabel('Barkod', { exact: true }).inputValue()).toBe('8690504099998')
  await dialog.getByRole('textbox', { name: 'Ürün adı' }).fill('Keçe terlik')
  await dialog.getByRole('tab', { name: /English/ }).click()
  await dialog.getByRole('textbox', { name: 'Ürün adı' }).fill('Felt slippers')
  await dialog.getByRole('group', { name: 'Türkiye' }).getByRole('textbox', { name: 'Satış fiyatı' }).fill('149,90')
  await dialog.getByRole('textbox', { name: 'Stok', exact: true }).fill('3')
  await dialog.getByRole('textbox', { name: 'Stok kodu' }).fill('KECE-1')
  for (const name of ['Ana kategori', 'Vergi']) {
    await dialog.getByRole('combobox', { name }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
  }
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('list', { name: 'Ürünler' }).getByText('Keçe terlik').waitFor()
  expect(await page.getByRole('textbox', { name: 'Adet' }).inputValue()).toBe('1')
})

test('a cashier passes over the quantities once somebody with full access approved it', async () => {
  const who = await approver(browserFixture.shop)
  const page = await tillOf({ as: await browserFixture.shop.as([2900]) })
  await scan(page, fours)
  const quantity = page.getByRole('textbox', { name: 'Adet' })
  await quantity.waitFor()
  await quantity.fill('1')
  await page
    .getByText(/en az 4/i)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Alım adetlerini aşmak için onay al' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-posta').fill(who.email)
  await dialog.getByLabel('Parola').fill('yanlış-parola')
  await dialog.getByRole('button', { name: 'Onayla' }).click()
  await dialog.getByText('tam yetkili bir kişinin değil').first().waitFor()
  await dialog.getByLabel('Parola').fill(who.password)
  await dialog.getByRole('button', { name: 'Onayla' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.getByRole('button', { name: 'Satışı bitir' }).click()
  await page.getByText(/^Satış bitti: /).waitFor()
})
