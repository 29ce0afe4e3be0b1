import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pastedIn } from '#machines/platform/paste-values/paste-values.machine.ts'
import { show } from '#tests/browser/settled.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/paste-values.paths.ts'

/** The values of an option that has one already. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => ({ browserFixture, page: await browserFixture.visit() }),
  open: async ({ page }) => {
    await show(page, '/options/add')
    await page.getByRole('button', { name: 'Değer ekle' }).click()
    await page.getByRole('textbox', { name: 'Değer (Türkçe)' }).fill('S')
  },
  whose: () => [],
  events: {
    OPEN: async (_, { page }) => {
      // A walk may come here again: what was added the last time would be there already.
      for (const rows = page.getByRole('group', { name: /\. satır$/ }); (await rows.count()) > 1; )
        await page
          .getByRole('button', { name: /^Kaldır: / })
          .last()
          .click()
      await page.getByRole('button', { name: 'Liste yapıştır' }).click()
    },
    TYPE: (event, { page }) =>
      dialogOf(page)
        .getByRole('textbox', { name: 'Değerler' })
        .fill((event as unknown as { text: string }).text),
    ALIKE: (event, { page }) =>
      dialogOf(page)
        .getByRole('checkbox')
        .setChecked((event as unknown as { on: boolean }).on),
    ADD: async (_, { page }) => {
      await dialogOf(page)
        .getByRole('button', { name: / değer ekle$/ })
        .click()
      const rows = page.getByRole('group', { name: /\. satır$/ })
      await expect.poll(() => rows.count()).toBe(3)
      const names = await rows
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
      expect([names[2], names[4]]).toEqual(['M', 'L'])
    },
    CANCEL: (_, { page }) => dialogOf(page).getByRole('button', { name: 'Vazgeç' }).click(),
  },
  states: {
    closed: (page) => dialogOf(page).waitFor({ state: 'detached' }),
    open: async (page, { walked }) => {
      const { fresh, repeated, blank } = pastedIn(walked.context)
      const told = dialogOf(page).getByRole('status')
      if (fresh.length > 0) await told.getByText(`${fresh.length} yeni değer`).waitFor()
      if (repeated.length > 0) await told.getByText(`${repeated.length} değer yinelendiği`).waitFor()
      if (blank > 0) await told.getByText(`${blank} boş değer`).waitFor()
      expect(await dialogOf(page).getByRole('checkbox').isChecked()).toBe(walked.context.alike)
    },
  },
  controls: {
    ADD: (_, { page }) => ({ refused: dialogOf(page).getByRole('button', { name: /kle$/ }) }),
  },
})

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Liste yapıştır' })
}
