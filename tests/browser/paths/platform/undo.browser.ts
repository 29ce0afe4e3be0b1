import type { Page } from 'playwright-core'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { show } from '#tests/browser/settled.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { isRefused, newBrand, takeName } from '#tests/paths/platform/deleted-brand.ts'
import spec from '#tests/paths/platform/undo.paths.ts'

interface Desk extends PageFixture {
  readonly name: string
}

let walks = 0

/** A brand is deleted in the list, and the message takes it back. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    walks += 1
    const name = `Geri gelen ${walks}`
    await newBrand(browserFixture.shop, name)
    return { browserFixture, page: await browserFixture.visit(), name }
  },
  open: async ({ page, name }) => {
    await show(page, `/brands?search=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Sil: ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  },
  whose: ({ method, path }) => (method === 'POST' && path.startsWith('/v1/panel/bin/') ? ['takeBack'] : []),
  answers: {
    takeBack: async (event, { fixture: { browserFixture, name }, ahead }) => {
      if ('error' in event) return { how: ahead.some((step) => isRefused(step.event)) ? 'lost' : 'answerLost' }
      if (isRefused(event)) await takeName(browserFixture.shop, name)
      return { how: 'through' }
    },
  },
  events: {
    TAKE: (_, { page }) => page.getByRole('button', { name: 'Geri al' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    offered: async (page, { fixture: { name } }) => {
      await said(page, 'success', `“${name}” silindi.`).waitFor()
      await page.getByText('Aramanıza uyan kayıt yok.').waitFor()
    },
    undoing: (page) => page.locator('[data-type]').waitFor({ state: 'detached' }),
    undone: async (page, { fixture: { name } }) => {
      await said(page, 'success', `“${name}” geri alındı.`).waitFor()
      await page.locator('tr[data-key]', { hasText: name }).waitFor()
    },
    refused: (page) => said(page, 'error', 'Bu ad zaten kullanılıyor.').waitFor(),
    failed: (page) => said(page, 'error', orNoAnswer('Geri alınamadı')).waitFor(),
  },
})

function said(page: Page, type: string, text: RegExp | string) {
  return page.locator(`[aria-live="polite"] [data-type="${type}"]`, { hasText: text })
}
