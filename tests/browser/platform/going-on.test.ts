import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearCalls } from '#tests/browser/calls.ts'
import { show } from '#tests/browser/settled.ts'
import { openStage, type Stage } from '#tests/browser/stage.ts'

let stage: Stage
const going = async () => {}

beforeAll(async () => {
  stage = await openStage()
})

afterAll(async () => {
  await stage.close()
})

it('whoever goes on in a page finds it as new', async () => {
  const first = await used()
  await stage.leave(first, true)
  const second = await stage.visit({ going, as: stage.shop.otherAdmin, language: 'tr' })
  expect(second).toBe(first)
  expect(await second.evaluate(() => [localStorage.getItem('token'), localStorage.length, history.length])).toEqual([
    stage.shop.otherAdmin,
    3,
    1,
  ])
  expect(await second.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, ''])
  await show(second, '/brands')
  expect(await second.getByRole('button', { name: /bir şey/ }).count()).toBe(0)
  await stage.leave(second)
})

it('a page that was told something for good is closed', async () => {
  const page = await stage.visit({ going })
  await page.addInitScript(() => {})
  await stage.leave(page, true)
  expect(page.isClosed()).toBe(true)
})

it('so is one that nobody may go on in', async () => {
  const prepared = await stage.visit({ going })
  const plain = await stage.visit()
  await stage.leave(prepared)
  await stage.leave(plain, true)
  expect([prepared.isClosed(), plain.isClosed()]).toEqual([true, true])
})

it('a page that has something of before is given to nobody', async () => {
  const page = await stage.visit({ going })
  await stage.leave(page, true)
  await page.evaluate(() => sessionStorage.setItem('left', 'over'))
  await expect(stage.visit({ going })).rejects.toThrow('something of before')
})

/** A page with all that one may leave behind. */
async function used(): Promise<Page> {
  const page = await stage.visit({ going })
  // Nobody of before hears of what is asked later.
  await hearCalls(page, /^\/v1\//, (call) => (calls(page) > 0 ? call.abort() : call.fallback()))
  await show(page, '/brands')
  await page.context().addCookies([{ name: 'left', value: 'over', url: stage.url }])
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
