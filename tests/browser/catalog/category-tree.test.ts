import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { haveTree, treeIn } from '#tests/paths/catalog/categories.fixture.ts'
import { type BrowserFixture, contextOf, openBrowserFixture } from '../browser-fixture.ts'
import { enter, walkTo } from '../keys.ts'
import { show } from '../settled.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())
beforeEach(() => haveTree(browserFixture.shop, true))

const row = (page: Page, name: string) =>
  page.locator('tr[data-key]', { has: page.locator('a', { hasText: new RegExp(`^${name}$`) }) })

async function centreOf(page: Page, name: string, part = 0.5) {
  const box = await row(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not in sight`)
  return { x: box.x + 200, y: box.y + box.height * part }
}

test('a category is found, moved, emptied and deleted without a mouse', async () => {
  const page = await browserFixture.visit()
  await show(page, '/categories')
  await walkTo(page, row(page, 'Giyim'))
  await walkTo(page, row(page, 'Ayakkabı'), 'ArrowDown')
  // Under the one before it, and back out by the dialog.
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => row(page, 'Ayakkabı').getAttribute('aria-level')).toBe('2')
  await page.getByRole('button', { name: 'Geri al' }).waitFor()
  await enter(page, page.getByRole('button', { name: 'Taşı: Ayakkabı' }))
  const place = page.getByRole('dialog', { name: '“Ayakkabı” nereye taşınsın?' })
  await walkTo(page, place.getByRole('combobox'))
  await page.keyboard.type('En üst')
  await page.keyboard.press('Enter')
  await enter(page, place.getByRole('button', { name: 'Taşı' }))
  await expect.poll(async () => (await treeIn(browserFixture.shop)).Ayakkabı).toBe(null)
  // Kadın has a subcategory and a product: both go to Ayakkabı's side first.
  await enter(page, page.getByRole('button', { name: 'Sil: Kadın' }), 'Shift+Tab')
  const question = page.getByRole('alertdialog')
  expect(await question.getByRole('link').allTextContents()).toEqual(['1 alt kategori', '1 ürün'])
  await walkTo(page, question.getByRole('combobox', { name: 'Alt kategorilerin yeni üst kategorisi' }))
  await page.keyboard.type('Giyim')
  await page.keyboard.press('Enter')
  await walkTo(page, question.getByRole('combobox', { name: 'Ürünlerin yeni kategorisi' }))
  await page.keyboard.type('Ayak')
  await page.keyboard.press('Enter')
  await enter(page, question.getByRole('button', { name: 'Taşı ve sil' }))
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => treeIn(browserFixture.shop)).toEqual({ Giyim: null, Etek: 'Giyim', Ayakkabı: null })
  await browserFixture.leave(page)
})

test('a category is dragged into another one by its handle, behind it by its name, and opened by a click on that', async () => {
  const page = await browserFixture.visit()
  await show(page, '/categories')
  await drag(page, 'Ayakkabı', 'Etek', 0.5)
  await expect.poll(async () => (await treeIn(browserFixture.shop)).Ayakkabı).toBe('Etek')
  await drag(page, 'Ayakkabı', 'Kadın', 0.05, 'a')
  await expect.poll(async () => (await treeIn(browserFixture.shop)).Ayakkabı).toBe('Giyim')
  await row(page, 'Ayakkabı').locator('a').click()
  await page.waitForURL(/\/categories\/edit\/\d+$/)
  await browserFixture.leave(page)
})

test('a category is dragged by a finger', async () => {
  const context = await browserFixture.browser.newContext({
    ...contextOf(browserFixture.url, browserFixture.shop, { width: 390 }),
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await show(page, '/categories')
  const handle = await row(page, 'Etek').locator('[data-handle]').boundingBox()
  if (!handle) throw new Error('Etek has no handle')
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }
  const to = await centreOf(page, 'Ayakkabı')
  const finger = await context.newCDPSession(page)
  await touch(finger, 'touchStart', from)
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), held)
  await expect
    .poll(async () => {
      await touch(finger, 'touchMove', { x: to.x, y: to.y - 2 })
      await touch(finger, 'touchMove', to)
      return page.locator('div[class*="mark"]').count()
    })
    .toBe(1)
  await touch(finger, 'touchEnd')
  await expect.poll(async () => (await treeIn(browserFixture.shop)).Etek).toBe('Ayakkabı')
  await context.close()
})

/** A short touch scrolls: only one that stays this long lifts. */
const held = 250

async function drag(page: Page, name: string, onto: string, part: number, by = '[data-handle]'): Promise<void> {
  await row(page, name).locator(by).hover()
  await page.mouse.down()
  for (const step of [part + 0.04, part]) {
    const { x, y } = await centreOf(page, onto, step)
    await page.mouse.move(x, y)
  }
  await page.locator('div[class*="mark"]').waitFor()
  await page.mouse.up()
}

async function touch(
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
}
