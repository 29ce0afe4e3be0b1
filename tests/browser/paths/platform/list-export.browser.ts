import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { haveBrands } from '#tests/paths/platform/brands.fixture.ts'
import spec from '#tests/paths/platform/list-export.paths.ts'

interface Desk extends PageFixture {
  /** What the browser has put into the downloads. */
  readonly files: Download[]
}

/** The list of brands as a file in the downloads. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    await haveBrands(browserFixture.shop, 2)
    const page = await browserFixture.visit({ as: browserFixture.shop.admin })
    const files: Download[] = []
    page.on('download', (file) => files.push(file))
    return { browserFixture, page, files }
  },
  open: async ({ page }) => {
    await page.goto('/brands')
    // How many rows there are is known before they are exported: it is told.
    await page.getByRole('row').nth(2).waitFor()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(0)
  },
  whose: ({ path }) => (path.endsWith('/brands/export') ? ['write'] : []),
  answers: {
    write: (event, { fixture }) => ({
      how: 'error' in event ? 'lost' : 'through',
      after: async () => {
        if ('error' in event) return
        await expect.poll(() => fixture.files.length).toBe(1)
        expect(fixture.files.splice(0)[0]?.suggestedFilename()).toMatch(/^Markalar [\d-]{10}\.csv$/)
      },
    }),
  },
  events: {
    EXPORT: async (_, { page }) => {
      await button(page).click()
      await page.getByRole('menuitem', { name: 'CSV (1.5)' }).click()
    },
    CANCEL: (_, { page }) => page.getByRole('button', { name: /^(Vazgeç|Kapat)$/ }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    idle: async (page, { fixture }) => {
      await button(page).waitFor()
      await expect.poll(() => button(page).getAttribute('aria-busy')).toBe(null)
      expect(fixture.files).toEqual([])
    },
    writing: (page) => page.getByText('2 kayıtlık dosya hazırlanıyor').waitFor(),
    failed: (page) => page.getByRole('alert').getByText('Dışa aktarılamadı. Tekrar deneyin.').waitFor(),
  },
})

function button(page: Page) {
  return page.getByRole('button', { name: 'Dışa aktar' })
}
