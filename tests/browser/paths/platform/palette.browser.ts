import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { dismiss } from '#tests/browser/keys.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/palette.paths.ts'
import { twoBrands } from '#tests/paths/platform/two-brands.ts'
import { typeInto } from '../typing.ts'

interface Desk extends PageFixture {
  /** How often the records were asked for. */
  asked: number
  /** How often before the text that was typed last. */
  before: number
}

/** The palette and the sheet of shortcuts over a page that asks nothing of the server, by keys. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    await twoBrands(browserFixture.shop)
    return { browserFixture, page: await browserFixture.visit(), asked: 0, before: 0 }
  },
  open: async ({ page }) => {
    await page.goto('/statecharts')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  whose: ({ path }, fixture) => {
    if (path !== '/v1/panel/search') return []
    fixture.asked += 1
    return ['find']
  },
  answers: { find: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    OPEN: (_, { page }) => page.keyboard.press('Control+k'),
    SHORTCUTS: (_, { page }) => page.keyboard.press('?'),
    CLOSE: (_, { page }) => dismiss(page.getByRole('dialog')),
    TYPE: async (event, { page, fixture }) => {
      fixture.before = fixture.asked
      await typeInto(box(page), (event as unknown as { text: string }).text)
    },
    MOVE: async (event, { page }) => {
      const count = await choices(page).count()
      const from = await placeOfChosen(page)
      const { by } = event as unknown as { by: number }
      await page.keyboard.press(by > 0 ? 'ArrowDown' : 'ArrowUp')
      await expect.poll(() => placeOfChosen(page)).toBe((from + by + count) % count)
    },
    POINT: async (_, { page }) => {
      await choices(page).nth(1).hover()
      await expect.poll(() => placeOfChosen(page)).toBe(1)
    },
    OPEN_FIRST: (_, { page }) => page.keyboard.press('Enter'),
    RETRY: (_, { page, fixture }) => {
      fixture.before = fixture.asked
      return again(page).click()
    },
  },
  states: {
    closed: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    'open.resting': async (page) => {
      await box(page).and(page.locator(':focus')).waitFor()
      await page.getByRole('group', { name: 'Ekranlar' }).waitFor()
      await busy(page).waitFor({ state: 'detached' })
    },
    'open.typing': (page) => busy(page).waitFor(),
    'open.searching': async (page, { fixture }) => {
      await expect.poll(() => fixture.asked).toBeGreaterThan(fixture.before)
      await busy(page).waitFor()
    },
    'open.shown': async (page, { walked: { context } }) => {
      await busy(page).waitFor({ state: 'detached' })
      if (context.text === 'yok') await page.getByText('Sonuç bulunamadı').waitFor()
      else await page.getByRole('group', { name: 'Markalar' }).getByRole('option', { name: 'Paşabahçe' }).waitFor()
    },
    'open.failed': async (page) => {
      await page.getByRole('dialog').getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor()
      await again(page).waitFor()
    },
    shortcuts: (page) =>
      page.getByRole('dialog', { name: 'Kısayollar' }).getByText('Ara ve git', { exact: true }).waitFor(),
  },
  controls: {
    OPEN: (_, { page }) => ({ absent: page.getByRole('dialog', { name: 'Kısayollar' }).getByRole('combobox') }),
    SHORTCUTS: (_, { page }) => ({ absent: page.getByRole('dialog', { name: 'Kısayollar' }).getByRole('combobox') }),
    CLOSE: (_, { page }) => ({ absent: page.getByRole('dialog') }),
    TYPE: (_, { page }) => ({ absent: box(page) }),
    MOVE: (_, { page }) => ({ absent: choices(page) }),
    POINT: (_, { page }) => ({ absent: choices(page) }),
    OPEN_FIRST: (_, { page }) => ({ absent: busy(page) }),
    RETRY: (_, { page }) => ({ absent: again(page) }),
  },
  may: isOnOffer,
})

/** Where nothing fits what is typed, there is nothing to move among. */
function isOnOffer({ type }: EventObject, { context }: AnyMachineSnapshot): boolean {
  return (type !== 'MOVE' && type !== 'POINT') || context.text.trim() === ''
}

function box(page: Page) {
  return page.getByRole('combobox', { name: 'Ara ve git' })
}

function choices(page: Page) {
  return page.getByRole('dialog', { name: 'Ara ve git' }).getByRole('option')
}

/** What the box tells to be chosen, as a place among all. */
async function placeOfChosen(page: Page): Promise<number> {
  const id = await box(page).getAttribute('aria-activedescendant')
  const chosen = await choices(page).evaluateAll((all) =>
    all.filter((one) => one.ariaSelected === 'true').map(({ id }) => id),
  )
  expect(chosen).toEqual([id])
  return choices(page).evaluateAll((all, wanted) => all.findIndex((one) => one.id === wanted), id)
}

function busy(page: Page) {
  return box(page).and(page.locator('[aria-busy="true"]'))
}

function again(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'Tekrar dene' })
}
