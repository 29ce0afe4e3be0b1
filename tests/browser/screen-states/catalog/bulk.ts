import { press, type ScreenState } from '../screen-state.ts'

/** Of a bulk change: what it is to be, and what would come of it. */
export const changing: ScreenState = {
  name: 'what changes',
  act: async (page) => {
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByRole('button', { name: /^(Kontrol et|Check)$/ }).waitFor()
  },
}
export const changeDryRun: ScreenState = {
  name: 'the dry run',
  act: async (page) => {
    await changing.act?.(page)
    await page.getByLabel(/^(Ürün durumu|Status of the product)$/).selectOption('0')
    await press(page, /^(Kontrol et|Check)$/)
    await page.getByRole('button', { name: /^(Uygula|Apply)$/ }).waitFor()
  },
}
