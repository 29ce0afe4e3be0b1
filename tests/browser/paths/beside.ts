import type { Page } from 'playwright-core'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import { moveOn, setOut, settled, show } from '#tests/browser/settled.ts'

interface Person {
  readonly permissions: readonly number[]
}

/** Pages that ask nothing of the server, to set out from: a path that somebody stands at already is looked at no second time. */
const start = '/no-access'
const elsewhere = '/404'

/** A path as somebody else sees it, who is the same for all walks of a browser fixture: their page is loaded once, and goes on as by a link. */
export async function seenBy(person: Person, browserFixture: BrowserFixture, path: string): Promise<Page> {
  const page = await pageOf(person, browserFixture)
  await lookAnew(page, path)
  return page
}

/** Comes to a path from elsewhere; what was written on the page before it is let go of. */
export async function lookAnew(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === start) await moveOn(page, elsewhere)
  const before = await page.locator('h1').textContent()
  await setOut(page, start)
  const question = page.getByRole('alertdialog')
  await question
    .or(page.locator('h1').filter({ hasNotText: before ?? '' }))
    .first()
    .waitFor()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Değişiklikleri bırak' }).click()
  await page.waitForURL((url) => url.pathname === start)
  await settled(page)
  await moveOn(page, path)
}

/** The same of a path that they may not open: they are led away from it. */
export async function ledAway(person: Person, browserFixture: BrowserFixture, path: string): Promise<Page> {
  const page = await pageOf(person, browserFixture)
  await moveOn(page, elsewhere)
  await setOut(page, path)
  await page.waitForURL(/\/no-access/)
  return page
}

const pages = new WeakMap<BrowserFixture, Map<Person, Promise<Page>>>()

function pageOf(person: Person, browserFixture: BrowserFixture): Promise<Page> {
  const all = pages.get(browserFixture) ?? new Map<Person, Promise<Page>>()
  const page = all.get(person) ?? open(person, browserFixture)
  pages.set(browserFixture, all.set(person, page))
  return page
}

async function open({ permissions }: Person, browserFixture: BrowserFixture): Promise<Page> {
  const page = await browserFixture.visit({ as: await browserFixture.shop.as(permissions) })
  await show(page, start)
  return page
}
