import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { type BrowserFixture, contextOf, openBrowserFixture } from '../browser-fixture.ts'
import { show } from '../settled.ts'

/** R208: while an end of a sale is drawn by hand, the form says at once whom it meets. */

let browserFixture: BrowserFixture
let own = 0
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  const { shop } = browserFixture
  own = await storedCoupon(shop, { kind: 'sale', start: '2031-11-01', end: '2031-11-10' })
  await storedCoupon(shop, { kind: 'sale', start: '2031-11-20', end: '2031-11-30' })
})
afterAll(() => browserFixture.close())

const overlaps = (page: Page) => page.getByRole('region', { name: 'Çakışmalar' })
const end = (page: Page) => overlaps(page).getByRole('slider', { name: 'Son gün' })
const lastDay = (page: Page) => page.getByRole('textbox', { name: 'Son gün' })
const apart = (page: Page) => overlaps(page).getByText('Hiçbir kampanyayla çakışmıyor.')
const met = (page: Page) => overlaps(page).getByRole('status').getByText('aynı ürün veya kategoride başka kampanya var')

/** The middle of an element, which is brought into sight. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox()) ?? expect.fail('it is not on the screen')
  return { x: x + width / 2, y: y + height / 2 }
}

/** How many pixels a day of the axis is wide: it reaches from a week before the first day to a week after the last. */
async function dayWidth(page: Page): Promise<number> {
  const { width } = (await overlaps(page).locator('[class*="row"]').first().boundingBox()) ?? expect.fail('no line')
  return width / (7 + 30 + 7)
}

test('by mouse: it is told before the hand lets go, and nothing is stored until the form is saved', async () => {
  const page = await browserFixture.visit()
  await show(page, `/coupons/edit/${own}`)
  await apart(page).waitFor()
  const { x, y } = await middleOf(end(page))
  const day = await dayWidth(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 12 * day, y, { steps: 4 })
  await met(page).waitFor()
  await page.mouse.move(x + 5 * day, y, { steps: 4 })
  await apart(page).waitFor()
  await page.mouse.up()
  await expect.poll(() => lastDay(page).inputValue()).toBe('15.11.2031')
  const { body } = await browserFixture.shop.call('GET', `/v1/panel/coupons/${own}`)
  expect(body.data.end).toBe('2031-11-10')
  await browserFixture.leave(page)
})

test('by finger, on a phone', async () => {
  const context = await browserFixture.browser.newContext({
    ...contextOf(browserFixture.url, browserFixture.shop, { width: 390 }),
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await show(page, `/coupons/edit/${own}`)
  const { x, y } = await middleOf(end(page))
  const day = await dayWidth(page)
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', days?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: days === undefined ? [] : [{ x: x + days * day, y }],
    })
  await touch('touchStart', 0)
  await touch('touchMove', 6)
  await touch('touchMove', 12)
  await met(page).waitFor()
  await touch('touchEnd')
  await expect.poll(() => lastDay(page).inputValue()).toBe('22.11.2031')
  await context.close()
})
