import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { settled, show } from '../settled.ts'

/** What only a real browser has: parts that are fetched later, paper, and how far something is scrolled. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  const { db, own } = browserFixture.shop
  const many = Array.from({ length: 180 }, (_, nth) => `Marka ${String(nth).padStart(3, '0')}`)
  await db.insert(brands).values(many.map((label) => ({ shop_id: own.shop_id, label, search: label.toLowerCase() })))
})
afterAll(() => browserFixture.close())

const second = '/brands?page=2&search=marka&order_index=brands.translations&order_direction=asc&status=1'
const table = (page: Page) => page.getByRole('grid', { name: 'Markalar' })
const scrolled = (page: Page) => table(page).evaluate((grid) => grid.parentElement?.scrollTop)
const chosen = (page: Page) => table(page).getByRole('row', { selected: true }).getByRole('link').allInnerTexts()

// In a real browser: the form is a part of its own that is fetched when it is asked for.
test('R38: the quick form opens over the list by its button and by Alt+N, and closes again', async () => {
  const page = await browserFixture.visit()
  await page.goto('/products')
  const button = page.getByRole('button', { name: 'Hızlı ekle' })
  const dialog = page.getByRole('dialog', { name: 'Hızlı ürün ekle' })
  await button.waitFor()
  for (const open of [() => button.click(), () => page.keyboard.press('Alt+n')]) {
    await open()
    await dialog.getByRole('textbox', { name: 'Ürün adı' }).waitFor()
    await dismiss(dialog)
  }
  expect(await button.isVisible()).toBe(true)
})

test('a list is as it was left, its page, filters, order, selection and place, after a look at one of its records', async () => {
  const page = await browserFixture.visit()
  await show(page, second)
  await page.getByRole('checkbox', { name: 'Seç: Marka 101' }).check()
  await table(page).evaluate((grid) => grid.parentElement?.scrollTo(0, 900))
  await page.getByRole('checkbox', { name: 'Seç: Marka 130' }).check()
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Markalar', exact: true }).click()]) {
    await page.getByRole('link', { name: 'Marka 131' }).click()
    await page.waitForURL('**/brands/edit/*')
    await settled(page)
    await back()
    await page.waitForURL(`**${second}`)
    await page.getByRole('row', { name: 'Marka 130' }).waitFor()
    expect([await scrolled(page), (await chosen(page)).at(-1)]).toEqual([900, 'Marka 130'])
    expect(await page.getByRole('toolbar').textContent()).toContain('2 kayıt')
  }
  await browserFixture.leave(page)
})

test.each([
  ['/products', 640],
  ['/products', 720],
  ['/products', 768],
  ['/products', 1024],
  ['/suppliers', 640],
  ['/brands', 768],
])('the first column of %s is readable at %i px, whatever stands beside it', async (path, width) => {
  const page = await browserFixture.visit()
  await page.setViewportSize({ width, height: 900 })
  await show(page, path)
  const first = page
    .getByRole('grid')
    .getByRole('columnheader')
    .filter({ hasNot: page.getByRole('checkbox') })
  expect((await first.first().boundingBox())?.width).toBeGreaterThanOrEqual(200)
  await browserFixture.leave(page)
})

test('another page of a list begins at its top, with nothing selected', async () => {
  const page = await browserFixture.visit()
  await show(page, '/brands?search=marka')
  await table(page).evaluate((grid) => grid.parentElement?.scrollTo(0, 900))
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click()
  await page
    .getByRole('row', { name: 'Marka 000' })
    .or(page.getByRole('row', { name: 'Marka 079' }))
    .first()
    .waitFor()
  expect([await scrolled(page), await chosen(page)]).toEqual([0, []])
  await browserFixture.leave(page)
})

test('a list is printed as it is shown: all its rows, what they were chosen by, the shop, and nothing to press', async () => {
  const page = await browserFixture.visit()
  await show(page, second)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await table(page).getByRole('rowheader').count()).toBe(80)
  expect(await page.title()).toBe('Markalar – Durum: Aktif · Kepenk')
  const [paper] = await page.locator('body').allInnerTexts()
  for (const told of [
    'Deneme Mağazası',
    'Arama: marka',
    'Durum: Aktif',
    'Bu çıktı 180 kaydın 101–180 arasıdır.',
    'Marka 100',
    'Marka 179',
  ])
    expect(paper).toContain(told)
  const pressed = page.locator(':is(button:not(thead *), input, [role="menubar"], footer):visible')
  expect(await pressed.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.title()).toBe('Markalar · Kepenk')
  await browserFixture.leave(page)
})

test('R242: a message lies at the top right, and over none of the buttons there', async () => {
  const page = await browserFixture.visit()
  await show(page, '/brands')
  await page.getByRole('button', { name: 'Sil: Marka 179' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  const message = page.getByRole('status').filter({ hasText: 'Silindi.' })
  const { x = 0, y = 900 } = (await message.boundingBox()) ?? {}
  expect([x > 1000, y < 200]).toEqual([true, true])
  for (const button of [/^Hesap/, /^Bildirimler/])
    await page.getByRole('button', { name: button }).click({ trial: true })
  await page.getByRole('link', { name: 'Marka ekle' }).click({ trial: true })
  expect(await message.isVisible()).toBe(true)
  await browserFixture.leave(page)
})

test('on a phone the rows begin in the upper third, the filters on one line with what is chosen by first', async () => {
  const page = await browserFixture.visit({ width: 390 })
  await show(page, '/products?status=1')
  await page.getByRole('columnheader', { name: 'Ürün adı' }).waitFor()
  const left = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.x ?? 0
  expect(await left('Kaldır: Durum: Aktif')).toBeLessThan(await left('Filtre: Kategori'))
  const head = await page.getByRole('columnheader', { name: 'Ürün adı' }).boundingBox()
  expect(head?.y).toBeLessThan(280)
  await browserFixture.leave(page)
})
