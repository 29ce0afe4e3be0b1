import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { show } from '#tests/browser/settled.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/leave.paths.ts'
import { fill } from './record-fields.ts'

/** Wanting to sign out over a form with something unsaved in it. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => ({
    browserFixture,
    page: await browserFixture.visit({ as: await browserFixture.shop.as([100]) }),
  }),
  open: async ({ page }) => {
    await show(page, '/taxes/add')
    await fill(page, { field: 'name', value: 'KDV' }, (name) => name)
  },
  whose: () => [],
  events: {
    ASK: async (_, { page }) => {
      await page.getByRole('button', { name: /^Hesap/ }).click()
      await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
    },
    STAY: async (_, { page }) => {
      await question(page).getByRole('button', { name: 'Sayfada kal' }).click()
      // What was typed is still there.
      expect(await page.getByRole('textbox', { name: 'Vergi adı' }).inputValue()).toBe('KDV')
    },
    DISCARD: async (_, { page }) => {
      await question(page).getByRole('button', { name: 'Değişiklikleri bırak' }).click()
      await page.getByLabel('E-posta').waitFor()
    },
  },
  states: {
    idle: (page) => question(page).waitFor({ state: 'detached' }),
    asking: (page) => question(page).waitFor(),
  },
})

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })
}
