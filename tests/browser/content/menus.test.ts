import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MenuItem } from '#api/contract/content/menus.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { named } from '#tests/server/platform/records/drafts.ts'
import { type BrowserFixture, contextOf, openBrowserFixture } from '../browser-fixture.ts'
import { enter, walkTo } from '../keys.ts'
import { show } from '../settled.ts'

/** The items of a menu are put in order by mouse, by finger and by keys; where one cannot be dropped, its rule is told while it is dragged. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

const path = '/v1/panel/menus'
const item = (name: string, level = 1): MenuItem => ({
  ...{ level, link: 'address', target_id: 0, url: '/iade', icon: '' },
  translations: [turkish, english].map((language_id) => ({ language_id, name })),
})
const deep = [item('Giyim'), item('Elbise', 2), item('Yazlık', 3), item('Ev'), item('Perde', 2), item('Yardım')]

/** A menu of these items, and its form. */
async function opened(page: Page, items = deep, location = 'header'): Promise<number> {
  const body = { ...draftOf('menus'), translations: named(), location, items }
  const { id } = (await browserFixture.shop.call('POST', path, { body })).body.data
  await show(page, `/menus/edit/${id}`)
  return id
}
/** The stored items as lines, each indented by its level. */
async function lines(id: number): Promise<string[]> {
  const { items } = (await browserFixture.shop.call('GET', `${path}/${id}`)).body.data as { items: MenuItem[] }
  return items.map(({ level, translations }) => '  '.repeat(level - 1) + translations[0]?.name)
}
const row = (page: Page, name: string) =>
  page.locator('tr[data-key]', { has: page.locator('[data-name]', { hasText: new RegExp(`^${name}$`) }) })
const mark = (page: Page) => page.locator('div[class*="mark"]')
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByRole('main').getByText('Kaydedildi.').waitFor()
}

test('a branch is dragged into another one, with all below it', async () => {
  const page = await browserFixture.visit()
  const id = await opened(page)
  await lift(page, 'Ev', 'Giyim', 0.5)
  // On its way it was over items that a rule keeps it from.
  await expect.poll(() => mark(page).locator('[data-rule]').count()).toBe(0)
  await page.mouse.up()
  await save(page)
  expect(await lines(id)).toEqual(['Giyim', '  Elbise', '    Yazlık', '  Ev', '    Perde', 'Yardım'])
  await browserFixture.leave(page)
})

test('R116, R118: a drop that a rule refuses is told so while the hand is there, and moves nothing', async () => {
  const page = await browserFixture.visit()
  await opened(page)
  await lift(page, 'Ev', 'Elbise', 0.5)
  await mark(page).locator('[data-rule="menu.too_deep"]', { hasText: 'Menü en fazla üç seviye olabilir.' }).waitFor()
  await page.mouse.up()
  expect(await row(page, 'Ev').getAttribute('aria-level')).toBe('1')
  await opened(page, [item('İletişim'), item('Gizlilik')], 'footer')
  await lift(page, 'Gizlilik', 'İletişim', 0.5)
  await mark(page).locator('[data-rule="menu.footer_nested"]', { hasText: 'Alt menüde alt öğe olamaz.' }).waitFor()
  await page.mouse.up()
  expect(await row(page, 'Gizlilik').getAttribute('aria-level')).toBe('1')
  await browserFixture.leave(page)
})

test('an item is dragged by a finger', async () => {
  const context = await browserFixture.browser.newContext({
    ...contextOf(browserFixture.url, browserFixture.shop, { width: 390 }),
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const id = await opened(page, [item('İade'), item('Kargo'), item('Yardım')])
  await row(page, 'Yardım').scrollIntoViewIfNeeded()
  const from = await pointOf(page, 'Yardım')
  const to = await pointOf(page, 'İade')
  const finger = await context.newCDPSession(page)
  await touch(finger, 'touchStart', from)
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), held)
  await expect
    .poll(async () => {
      await touch(finger, 'touchMove', { x: to.x + 80, y: to.y - 2 })
      await touch(finger, 'touchMove', { x: to.x + 80, y: to.y })
      return mark(page).count()
    })
    .toBe(1)
  await touch(finger, 'touchEnd')
  await expect.poll(() => row(page, 'Yardım').getAttribute('aria-level')).toBe('2')
  await save(page)
  expect(await lines(id)).toEqual(['İade', '  Yardım', 'Kargo'])
  await context.close()
})

test('without a mouse an item is moved, another is added below it and named, and one is deleted', async () => {
  const page = await browserFixture.visit()
  const id = await opened(page, [item('İade'), item('Kargo')])
  await walkTo(page, row(page, 'İade'))
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => row(page, 'İade').getAttribute('data-key')).toBe('1')
  await page.keyboard.press('Enter')
  await enter(page, page.getByRole('button', { name: 'Alt öğe ekle' }))
  await page.keyboard.type('Yeni')
  await row(page, 'Yeni').waitFor()
  await enter(page, page.getByRole('button', { name: 'Öğeyi sil' }), 'Shift+Tab')
  await row(page, 'Yeni').waitFor({ state: 'detached' })
  await save(page)
  expect(await lines(id)).toEqual(['Kargo', 'İade'])
  await browserFixture.leave(page)
})

test('of a long menu the rows in sight are drawn, and the item that a refusal leads to comes into sight', async () => {
  const page = await browserFixture.visit()
  await opened(
    page,
    Array.from({ length: 120 }, (_, at) => item(`Öğe ${at + 1}`)),
  )
  await walkTo(page, row(page, 'Öğe 1'))
  expect(await page.locator('tr[data-key]').count()).toBeLessThan(60)
  for (const key of ['End', 'Enter']) await page.keyboard.press(key)
  await page.locator('[id$="items.119.translations.0.name"]').fill('')
  await walkTo(page, page.locator('tr[data-key="119"]'), 'Shift+Tab')
  for (const key of ['Home', 'Enter']) await page.keyboard.press(key)
  await row(page, 'Öğe 1').and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).press('Enter')
  await page.getByRole('listitem').getByRole('button', { name: 'öğe: Öğe 120' }).click()
  await expect.poll(() => inSight(page, '119')).toBe(true)
  await walkTo(page, page.locator('tr[data-key="119"]'), 'Shift+Tab')
  await browserFixture.leave(page)
})

/** A row is drawn, and neither above nor below what its tree shows. */
async function inSight(page: Page, key: string): Promise<boolean> {
  const wanted = page.locator(`tr[data-key="${key}"]`)
  if ((await wanted.count()) === 0) return false
  return wanted.evaluate((one) => {
    const [own, around] = [one, one.closest('table')?.parentElement ?? one].map((it) => it.getBoundingClientRect())
    return own !== undefined && around !== undefined && own.top >= around.top && own.bottom <= around.bottom
  })
}

/** A short touch scrolls: only one that stays this long lifts. */
const held = 250

/** Holds an item over another one, at a part of its height, until it is marked where it would land. */
async function lift(page: Page, name: string, onto: string, part: number): Promise<void> {
  await row(page, name).locator('[data-handle]').hover()
  await page.mouse.down()
  for (const step of [part + 0.04, part]) {
    const box = await row(page, onto).boundingBox()
    if (!box) throw new Error(`${onto} is not in sight`)
    await page.mouse.move(box.x + 200, box.y + box.height * step)
  }
  await mark(page).waitFor()
}

async function pointOf(page: Page, name: string) {
  const box = await row(page, name).locator('[data-handle]').boundingBox()
  if (!box) throw new Error(`${name} has no handle`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function touch(
  finger: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  point?: { x: number; y: number },
): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
}
