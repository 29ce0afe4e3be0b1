import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { careNames } from '#api/contract/catalog/catalog.ts'
import { cares } from '#api/resources/catalog/cares.ts'
import spec from '#tests/paths/catalog/catalog-home.paths.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { careless } from '#tests/paths/platform/careless.ts'

/** The catalogue's own page, in a shop with one of everything that needs care. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => {
    await careless(stage.shop)
    return { stage, page: await stage.visit() }
  },
  open: ({ page }) => page.goto('/catalog'),
  whose: ({ path }) => (path === '/v1/panel/catalog' ? ['count'] : []),
  answers: { count: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    RECOUNT: (_, { page }) => recount(page).click(),
  },
  states: {
    counting: async (page, { walked: { context } }) => {
      // What was counted before stays while it is counted anew.
      if (context.care === null) await expect.poll(() => counts(page), patient).toEqual(careNames.map(() => ''))
      else await recount(page).and(page.locator('[aria-busy="true"]')).waitFor()
    },
    shown: async (page, { scene: { stage } }) => {
      const totals = await Promise.all(
        careNames.map(async (name) => {
          const { list, filters } = cares[name]
          const query = new URLSearchParams(filters as Record<string, string>)
          return String((await stage.shop.call('GET', `/v1/panel/${list}?${query}`)).body.data.total)
        }),
      )
      await expect.poll(() => counts(page), patient).toEqual(totals)
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
    },
    failed: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
  },
})

const patient = { timeout: 5000 }

function recount(page: Page) {
  return page.getByRole('button', { name: 'Yeniden say' })
}

function counts(page: Page) {
  return page.getByRole('main').locator('dl dd').allTextContents()
}
