import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languages, shop_languages } from '#server/db/schema/shops.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/header.paths.ts'
import { oneNotice, unreadAgain } from '#tests/paths/platform/one-notice.ts'

interface Desk extends PageFixture {
  /** Whether the page asks for what waits, and has no answer yet. */
  asking: boolean
}

const german = 177

/** The bar at the top, in a shop with a language that the panel itself does not speak. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    const { db, own } = browserFixture.shop
    await db.insert(languages).values({ id: german, code: 'de', name: 'Deutsch' }).onConflictDoNothing()
    await db
      .insert(shop_languages)
      .values({ shop_id: own.shop_id, language_id: german, position: 2 })
      .onConflictDoNothing()
    await oneNotice(browserFixture.shop)
    return { browserFixture, page: await browserFixture.visit(), asking: false }
  },
  open: async ({ page }) => {
    await page.clock.install()
    await page.goto('/statecharts')
  },
  whose: ({ path }, fixture) => {
    if (path === '/v1/panel/shop-modules/languages-for-header') return ['languages']
    if (path === '/v1/panel/notifications/read') return ['read']
    if (path !== '/v1/panel/notifications') return []
    fixture.asking = true
    return ['notifications']
  },
  answers: {
    notifications: async (event, { fixture }) => {
      fixture.asking = false
      if (answered(event).how === 'through') await unreadAgain(fixture.browserFixture.shop)
      return answered(event)
    },
    read: answered,
    languages: answered,
  },
  events: { REFRESH: (_, { page }) => look(page), READ: (_, { page }) => readAll(page) },
  states: {
    'notifications.loading': async (page, { fixture }) => {
      await bell(page).waitFor()
      await expect.poll(() => fixture.asking).toBe(true)
    },
    'notifications.resting': async (page, moment) => {
      // Looking asks for nothing, and shows what was told last.
      await look(page)
      expect(moment.fixture.asking).toBe(false)
      await letRest(moment)
    },
    'notifications.ready': (page) => bell(page).waitFor(),
    'notifications.reading': (page) => bell(page).waitFor(),
    'notifications.unread': async (page, moment) => {
      await bell(page).click()
      await page.getByRole('alert').getByText('Okundu sayılamadı. Yeniden deneyin.').waitFor()
      await close(page)
      await letRest(moment)
    },
    'languages.loading': (page) => offers(page, ['Türkçe', 'English']),
    'languages.known': (page) => offers(page, ['Türkçe', 'English', 'Deutsch']),
    'languages.unknown': (page) => offers(page, ['Türkçe', 'English']),
  },
})

function answered({ type }: { type: string }) {
  return { how: type.startsWith('xstate.done.') ? 'through' : 'lost' } as const
}

/** The minute passes, where the walk waits for it. */
async function letRest({ page, ahead }: Moment<Desk>): Promise<void> {
  if (ahead[0]?.event.type.startsWith('xstate.after.rest.')) await page.clock.fastForward(60_000)
}

async function look(page: Page): Promise<void> {
  await bell(page).click()
  await close(page)
}

async function readAll(page: Page): Promise<void> {
  await bell(page).click()
  await page.getByRole('button', { name: 'Tümünü okundu say' }).click()
  await close(page)
}

async function close(page: Page): Promise<void> {
  const notices = page.getByRole('dialog', { name: 'Bildirimler' })
  await notices.waitFor()
  await dismiss(notices)
}

async function offers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Dil: / }).click()
  await expect.poll(() => page.getByRole('menu').getByRole('menuitem').allTextContents()).toEqual(names)
  await dismiss(page.getByRole('menu'))
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Bildirimler: / })
}
