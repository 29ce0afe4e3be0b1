import { floating, press, type ScreenState } from '../screen-state.ts'

/** What is in a category stands in the way of its deletion. */
export const emptying: ScreenState = {
  name: 'emptying before deleting',
  act: async (page) => {
    await press(page, /^(Sil|Delete|İşlemler|Actions): (Giyim|Clothing)$/)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Delete)$/ })
    const dialog = page.getByRole('alertdialog')
    await item.or(dialog).waitFor()
    if ((await item.count()) > 0) await item.press('Enter')
    await dialog.getByRole('combobox').first().waitFor()
    await dialog.getByRole('button', { name: /^(Taşı ve sil|Move and delete)$/ }).press('Enter')
    await floating(page)
  },
}
export const placing: ScreenState = {
  name: 'placing',
  act: async (page) => {
    await press(page, /^(Taşı|Move|İşlemler|Actions): /)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Taşı|Move)$/ })
    await item.or(page.getByRole('dialog')).first().waitFor()
    if ((await item.count()) > 0) await item.press('Enter')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  },
}
export const searchingTree: ScreenState = {
  name: 'searching',
  act: async (page) => {
    await page.getByRole('searchbox').fill('e')
    await page.locator('mark').first().waitFor()
  },
}
export const movedRow: ScreenState = {
  name: 'moved, with the way back',
  act: async (page) => {
    await page.locator('tr[aria-level="1"][aria-posinset="1"]').press('Alt+ArrowDown')
    await page.getByRole('button', { name: /^(Geri al|Undo)$/ }).waitFor()
  },
}
