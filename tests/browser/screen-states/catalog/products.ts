import { press, type ScreenState } from '../screen-state.ts'

export const quick: ScreenState = {
  name: 'the quick form',
  act: async (page) => {
    await page.keyboard.press('Alt+n')
    await page.getByRole('dialog').locator('[id="translations.0.name"]').waitFor()
  },
}
export const deletingAll: ScreenState = {
  name: 'deleting all',
  act: async (page) => {
    await press(page, /^(Diğer işlemler|More actions)$/)
    await page.getByRole('menu').getByRole('menuitem').press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
/** A product of the marketplace found by its barcode. */
export const importing: ScreenState = {
  name: 'the import from the marketplace',
  act: async (page) => {
    await press(page, /^(Pazaryerinden al|Import from marketplace)$/)
    await page
      .getByRole('dialog')
      .getByLabel(/^(Barkod|Barcode)$/)
      .fill('8690000000012')
    await press(page, /^(Ara|Search)$/)
    await page.getByRole('dialog').getByRole('radio').first().check()
  },
}
/** A form that was filled from there, with what the shop does not have. */
export const imported: ScreenState = {
  name: 'imported',
  act: async (page) => {
    await importing.act?.(page)
    await press(page, /^(İçe aktar|Import)$/)
    const replace = page.getByRole('button', { name: /^(Adı değiştir|Replace the name)$/ })
    const note = page.getByRole('status').filter({ hasText: /pazaryerinden alındı|imported from the marketplace/ })
    await replace.or(note).waitFor()
    if ((await replace.count()) > 0) await replace.press('Enter')
    await note.waitFor()
  },
}

/** The details of a variant, and the generator: only a product with variants has them. */
export const ofVariants: readonly ScreenState[] = [
  {
    name: 'the details of a variant',
    act: async (page) => {
      await page.locator('table').getByRole('button').first().press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the generator',
    act: async (page) => {
      await press(page, /^(Varyant oluştur|Generate variants)$/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Tümü|All)$/ })
        .first()
        .press('Enter')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
]
