import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/toasts.paths.ts'
import { show } from '../settled.ts'
import { fill } from './record-fields.ts'

/** The message after a save. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => ({ stage, page: await stage.visit() }),
  open: ({ page }) => show(page, '/taxes/add'),
  whose: () => [],
  events: {
    SHOW: async (_, { page }) => {
      await fill(page, { field: 'name', value: 'KDV %1' }, (name) => name)
      await fill(page, { field: 'rates', value: [{ rate: '1', valid_from: '2024-01-01' }] }, (name) => name)
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    },
    CLOSE: (_, { page }) => messages(page).getByRole('button', { name: 'Kapat' }).click(),
  },
  states: {
    '': (page, { walked }) =>
      expect
        .poll(() => messages(page).allTextContents(), { timeout: 5000 })
        .toEqual(walked.context.items.map(() => 'Kaydedildi.')),
  },
})

function messages(page: Page) {
  return page.locator('[aria-live="polite"] [data-type="success"]')
}
