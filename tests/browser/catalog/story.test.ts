import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avif, png, webp } from '#tests/pictures.ts'
import { makePlace, type Place, type Server, startServer } from '#tests/server-process.ts'
import { panelDist } from '../browser-fixture.ts'
import { openChromium } from '../chromium.ts'
import { hasFocus } from '../keys.ts'
import { settled } from '../settled.ts'

/** The acceptance story, on the server as `npm start` runs it, with the demo shop. */
const password = 'kepenk-demo'
let place: Place
let server: Server
let browser: Browser

beforeAll(async () => {
  place = makePlace()
  ;[server, browser] = await Promise.all([start(), openChromium()])
})
afterAll(async () => {
  await browser.close()
  await place.clear()
})

test('a variant product with pictures in both languages is there after a reload, and after the server was stopped and started', async () => {
  const admin = await signIn('admin@kepenk.test')
  await admin.goto(`${server.url}/products/add`)
  await settled(admin)
  await writeProduct(admin)
  await admin.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await admin.getByRole('link', { name: 'Nilüfer keten elbise' }).click()
  await admin.waitForURL(/\/products\/edit\/\d+$/)
  await expectProduct(admin)
  await admin.reload()
  await expectProduct(admin)
  const path = new URL(admin.url()).pathname
  await expectRecent(admin)
  await admin.context().close()

  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  server = await start()

  const again = await signIn('admin@kepenk.test')
  await again.goto(`${server.url}/products?search=nilufer`)
  await settled(again)
  const row = again.getByRole('row', { name: /Nilüfer keten elbise/ })
  await expect.poll(() => imagesIn(row)).toBe(1)
  await again.goto(server.url + path)
  await expectProduct(again)
  await again.context().close()
})

test('the employee of the till signs in too, and is told which permission the products need', async () => {
  const employee = await signIn('personel@kepenk.test')
  await employee.goto(`${server.url}/products`)
  await employee.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(employee.url()).pathname).toBe('/no-access')
  expect(await employee.locator('main').textContent()).toContain('gereken yetki: Ürünler ve stok: listeleme')
  await employee.context().close()
})

function start(): Promise<Server> {
  return startServer({ ...place.env, DEMO: 'on', PANEL_DIR: panelDist })
}

async function signIn(email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${server.url}/auth/login`)
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Parola').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('banner').waitFor()
  return page
}

/** The browser keeps what was open last also for the pages that it loads anew. */
async function expectRecent(page: Page): Promise<void> {
  await page.goto(`${server.url}/no-access`)
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Son açılanlar' })
  await recent.getByRole('option', { name: /^Nilüfer keten elbise/ }).waitFor()
  await page.keyboard.press('Enter')
  await expectProduct(page)
}

async function writeProduct(page: Page): Promise<void> {
  const texts = page.getByRole('region', { name: 'Ad ve açıklama' })
  await texts.getByRole('textbox', { name: 'Ürün adı' }).fill('Nilüfer keten elbise')
  await texts.getByRole('textbox', { name: 'Açıklama', exact: true }).fill('Yazlık, astarsız.')
  await texts.getByRole('tab', { name: /English/ }).click()
  await texts.getByRole('textbox', { name: 'Ürün adı' }).fill('Water lily linen dress')
  await choose(page.getByRole('combobox', { name: 'Ana kategori' }), 'Elbise')
  await page.getByLabel('Ürün tipi').selectOption({ label: 'Varyantlı ürün' })
  await generate(page)
  for (const price of await page.getByRole('textbox', { name: 'Satış fiyatı' }).all()) await price.fill('1249,90')
  await addPictures(page)
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Varyant oluştur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Varyant oluştur' })
  await choose(dialog.getByRole('combobox', { name: 'Beden' }), 'S', 'M')
  await choose(dialog.getByRole('combobox', { name: 'Renk' }), 'Beyaz', 'Turkuaz')
  await dialog.getByRole('button', { name: 'Oluştur', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function choose(box: Locator, ...names: string[]): Promise<void> {
  for (const name of names) {
    await box.fill(name)
    await box.page().getByRole('option', { name, exact: true }).click()
  }
}

async function addPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'S / Beyaz: görseller' }).click()
  const dialog = page.getByRole('dialog', { name: 'S / Beyaz' })
  const made = [
    ['png', await png()],
    ['webp', await webp()],
    ['avif', await avif()],
  ] as const
  const files = made.map(([type, buffer]) => ({ name: `nilufer.${type}`, mimeType: `image/${type}`, buffer }))
  await dialog.locator('input[type="file"]').setInputFiles(files)
  // A stored picture has a type; one on its way has none.
  await expect.poll(() => dialog.getByRole('combobox', { name: /görsel: türü$/ }).count()).toBe(3)
  await dialog.getByRole('button', { name: 'Tamam' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** All that was written is on the page: names, variants, prices and pictures. */
async function expectProduct(page: Page): Promise<void> {
  await settled(page)
  const name = page.getByRole('region', { name: 'Ad ve açıklama' }).getByRole('textbox', { name: 'Ürün adı' })
  expect(await name.inputValue()).toBe('Nilüfer keten elbise')
  await page
    .getByRole('tab', { name: /English/ })
    .first()
    .click()
  expect(await name.inputValue()).toBe('Water lily linen dress')
  const prices = page.getByRole('textbox', { name: 'Satış fiyatı' })
  expect(await prices.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    Array(4).fill('1.249,90'),
  )
  await page.getByRole('button', { name: 'S / Beyaz: görseller' }).click()
  const dialog = page.getByRole('dialog', { name: 'S / Beyaz' })
  // Its cell leads to the pictures, not to what stands above them.
  const pictures = dialog.getByRole('group', { name: 'Görseller' })
  await expect.poll(() => hasFocus(pictures)).toBe(true)
  // They are fetched when they come into sight.
  await dialog.locator('img').last().scrollIntoViewIfNeeded()
  await expect.poll(() => imagesIn(dialog)).toBe(3)
  await dialog.getByRole('button', { name: 'Tamam' }).click()
}

/** How many pictures there are that the browser could draw. */
function imagesIn(place: Locator): Promise<number> {
  const drawn = (all: Element[]) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length
  return place.locator('img').evaluateAll(drawn)
}
