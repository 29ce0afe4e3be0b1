import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrowserFixture, openBrowserFixture } from '#tests/browser/browser-fixture.ts'
import { hearCalls } from '#tests/browser/calls.ts'
import { show } from '#tests/browser/settled.ts'

let browserFixture: BrowserFixture
const going = async () => {}

beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})

afterAll(async () => {
  await browserFixture.close()
})

it('whoever goes on in a page finds it as new', async () => {
  const first = await used()
  await browserFixture.leave(first, true)
  const second = await browserFixture.visit({ going, as: browserFixture.shop.otherAdmin, language: 'tr' })
  expect(second).toBe(first)
  expect(await second.evaluate(() => [localStorage.getItem('token'), localStorage.length, history.length])).toEqual([
    browserFixture.shop.otherAdmin,
    3,
    1,
  ])
  expect(await second.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ''])
  await show(second, '/brands')
  expect(await second.getByRole('button', { name: /bir şey/ }).count()).toBe(0)
  await browserFixture.leave(second)
})

it('a page that was told something for good is closed', async () => {
  const page = await browserFixture.visit({ going })
  await page.addInitScript(() => {})
  await browserFixture.leave(page, true)
  expect(page.isClosed()).toBe(true)
})

it('so is one that nobody may go on in', async () => {
  const prepared = await browserFixture.visit({ going })
  const plain = await browserFixture.visit()
  await browserFixture.leave(prepared)
  await browserFixture.leave(plain, true)
  expect([prepared.isClosed(), plain.isClosed()]).toEqual([true, true])
})

it('a page that has something of before is given to nobody', async () => {
  const page = await browserFixture.visit({ going })
  await browserFixture.leave(page, true)
  await page.evaluate(() => sessionStorage.setItem('left', 'over'))
  await expect(browserFixture.visit({ going })).rejects.toThrow('something of before')
})

/** A page with all that one may leave behind. */
async function used(): Promise<Page> {
  const page = await browserFixture.visit({ going })
  // Nobody of before hears of what is asked later.
  await hearCalls(page, /^\/v1\//, (call) => (calls(page) > 0 ? call.abort() : call.fallback()))
  await show(page, '/brands')
  await page.context().addCookies([{ name: 'left', value: 'over', url: browserFixture.url }])
  await page.evaluate(() => {
    localStorage.setItem('left', 'over')
    sessionStorage.setItem('left', 'over')
    history.pushState(null, '', '/brands?page=2')
  })
  leftBehind.add(page)
  return page
}

const leftBehind = new Set<Page>()

function calls(page: Page): number {
  return leftBehind.has(page) ? 1 : 0
}
