import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { show } from '#tests/browser/settled.ts'
import { haveTree } from '#tests/paths/catalog/categories.fixture.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/toasts.paths.ts'

/** The message after a move, which offers to take it back. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    await haveTree(browserFixture.shop, true)
    return { browserFixture, page: await browserFixture.visit() }
  },
  open: ({ page }) => show(page, '/categories'),
  whose: () => [],
  events: {
    SHOW: async (_, { page }) => {
      const row = page.locator('tr[aria-level="1"]', { hasText: 'Ayakkabı' })
      await row.focus()
      await page.keyboard.press((await row.getAttribute('aria-posinset')) === '1' ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
    },
    CLOSE: (_, { page }) => messages(page).getByRole('button', { name: 'Kapat' }).click(),
    TAKE: (_, { page }) => messages(page).getByRole('button', { name: 'Geri al' }).click(),
  },
  states: {
    '': (page, { walked }) =>
      expect
        .poll(() => messages(page).locator('[role="status"]').allTextContents())
        .toEqual(walked.context.items.map(() => '“Ayakkabı” taşındı.')),
  },
})

function messages(page: Page) {
  return page.locator('[aria-live="polite"] [data-type="success"]')
}
