import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { ofTheDay } from '#tests/of-the-day.ts'
import { cheapHash } from '#tests/passwords.ts'
import { axeInBothThemes } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { dismiss } from '../keys.ts'
import { languages, widths } from '../variants.ts'

const password = 'Panel!2026'
let browserFixture: BrowserFixture
let email: string
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  email = `admin@shop${browserFixture.shop.own.shop_id}.test`
  await browserFixture.shop.db.update(users).set({ password_hash: cheapHash(password) })
})
afterAll(() => browserFixture.close())

/** A page that also notes what its browser complains about. */
async function visit(how: Parameters<BrowserFixture['visit']>[0] = {}) {
  const page = await browserFixture.visit(how)
  const complaints: string[] = []
  page.on('console', (said) => {
    // A browser says of every answer above 399 that it failed; that is no fault of the page.
    if (said.type() === 'error' && !said.text().includes('Failed to load resource')) complaints.push(said.text())
  })
  return { page, complaints }
}

async function signIn(page: Page) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Parola').fill(password)
  await page.keyboard.press('Enter')
}

describe('the pages outside', () => {
  test('the browser complains about none of them', async () => {
    const { page, complaints } = await visit({ as: null })
    for (const path of ['/auth/login', '/auth/forget-password', '/auth/reset-password?token=abc', '/404']) {
      await page.goto(path)
      await page.locator('h1').waitFor()
    }
    expect(complaints).toEqual([])
    await browserFixture.leave(page)
  })

  test('R4: signing in by keyboard alone leads to the page that was asked for, under the strict policy', async () => {
    const { page, complaints } = await visit({ as: null })
    await page.goto('/brands')
    await page.getByLabel('E-posta').waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/login')
    await signIn(page)
    await page.getByRole('heading', { level: 1, name: 'Markalar' }).waitFor()
    expect([new URL(page.url()).pathname, complaints]).toEqual(['/brands', []])
    await browserFixture.leave(page)
  })
})

describe('the frame', () => {
  // Its menus are others at each width.
  const opened = widths.flatMap((width, at) => ofTheDay(languages, at).map((language) => ({ width, language })))
  test.each(opened)('in $language at $width px: axe finds nothing, with its menus open', async (how) => {
    const { page, complaints } = await visit(how)
    await page.goto('/')
    await page.getByRole('contentinfo').waitFor()
    const home = await axeInBothThemes(page)
    await page.getByRole(how.width > 900 ? 'menuitem' : 'button', { name: /^(Katalog|Catalogue|Menü|Menu)$/ }).click()
    const menu = await axeInBothThemes(page)
    await dismiss(page.getByRole(how.width > 900 ? 'menu' : 'dialog'))
    await page.getByRole('button', { name: /^(Bildirimler|Notifications)/ }).click()
    const notices = await axeInBothThemes(page)
    await dismiss(page.getByRole('dialog'))
    await page.getByRole('button', { name: /^(Hesap|Account)/ }).click()
    const account = await axeInBothThemes(page)
    expect({ home, menu, notices, account, complaints }).toEqual({
      home: [],
      menu: [],
      notices: [],
      account: [],
      complaints: [],
    })
    await browserFixture.leave(page)
  })

  test('R35: signing out in one tab signs out the other', async () => {
    const { page } = await visit({ as: await browserFixture.shop.as([200]) })
    await page.goto('/')
    await page.getByRole('banner').waitFor()
    const other = await page.context().newPage()
    await other.goto('/')
    await other.getByRole('button', { name: /^Hesap/ }).click()
    await other.getByRole('menuitem', { name: 'Çıkış yap' }).click()
    await page.getByLabel('E-posta').waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/login')
    await browserFixture.leave(page)
  })

  test('R198: a part that is missing is one reload, then a message, and never a loop', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('banner').waitFor()
    let loads = 0
    let asked = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/assets/RecordList-*.js', (route) => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await page.getByRole('menuitem', { name: 'Katalog' }).click()
    await page.getByRole('menuitem', { name: 'Markalar' }).click()
    await expect.poll(() => loads).toBe(1)
    await page.getByText('Sayfa yüklenemedi. Yenileyin.').waitFor()
    // The message stands where the part was asked for the second time and did not come: a loop would be on its way by now, and a
    // reload that is on its way takes the mark along.
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    expect([loads, asked, new URL(page.url()).pathname]).toEqual([1, 2, '/brands'])
    await page.unroute('**/assets/RecordList-*.js')
    await page.getByRole('button', { name: 'Tekrar dene' }).click()
    await page.getByRole('heading', { level: 1, name: 'Markalar' }).waitFor()
    await browserFixture.leave(page)
  })
})
