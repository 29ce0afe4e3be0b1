import type { Page } from 'playwright-core'
import { answer, floating, press, type ScreenState } from '../screen-state.ts'

export const empty: ScreenState = { name: 'empty', answer: 'empty' }

/** The question about a record that nothing is tied to. */
export const deleting: ScreenState = {
  name: 'deleting',
  act: async (page) => {
    const end = await answer(page, /\/panel\/used-by\//, { status: 200, json: { status: 1, data: { rows: [] } } })
    await wantDeleted(page)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Sil|Delete)$/ })
      .waitFor()
    return end
  },
}
/** A record that others are tied to, and why it stays. */
export const notDeleted: ScreenState = {
  name: 'not deleted',
  act: async (page) => {
    await wantDeleted(page)
    await page.getByRole('alertdialog').getByRole('listitem').first().waitFor()
  },
}
/** What was deleted, and why one of it does not come back. */
export const trash: ScreenState = {
  name: 'the trash',
  query: '?bin=1',
  act: async (page) => {
    const refused = { status: 0, error: 'bin.tied_to_gone', rules: [{ id: 'bin.tied_to_gone' }] }
    const end = await answer(page, /\/panel\/bin\/[^/]+\/[^/]+$/, { status: 409, json: refused })
    await trashOpened(page)
    const restore = page.getByRole('dialog').getByRole('button', { name: /^(Geri al|Restore): / })
    await restore.first().press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    return end
  },
}
export const failedTrash: ScreenState = {
  name: 'the failed trash',
  answer: 'broken',
  query: '?bin=1',
  act: trashOpened,
}
export const selected: ScreenState = {
  name: 'selected',
  act: async (page) => {
    await page.getByRole('row').nth(1).press('Space')
    await page.getByRole('toolbar').waitFor()
  },
}
export const filtering: ScreenState = {
  name: 'filtering',
  act: async (page) => {
    await press(page, /^(Filtre|Filter): /)
    await floating(page)
  },
}
export const columns: ScreenState = {
  name: 'choosing columns',
  act: async (page) => {
    await press(page, /^(Sütunlar|Columns)$/)
    await floating(page)
  },
}

async function trashOpened(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('table[aria-busy="false"]').waitFor()
}

async function wantDeleted(page: Page): Promise<void> {
  await press(page, /^(Sil|Delete|İşlemler|Actions): /)
  // Several acts of a row are a menu on narrow screens.
  const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Delete)$/ })
  await item.or(page.getByRole('alertdialog')).waitFor()
  if ((await item.count()) > 0) await item.press('Enter')
  await page.getByRole('alertdialog').waitFor()
}
