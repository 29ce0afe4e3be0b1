import { press, type ScreenState } from '../screen-state.ts'

/** A price that a rule refuses, told at its cell. */
export const wrongPrice: ScreenState = {
  name: 'a wrong price',
  act: async (page) => {
    const grid = page.locator('#price-grid')
    await grid.press('0')
    await grid.locator('input').press('Enter')
    await grid.press('ArrowUp')
    await grid.locator('[aria-invalid="true"]').waitFor()
  },
}
export const changingPrices: ScreenState = {
  name: 'changing prices',
  act: async (page) => {
    await press(page, /^(Yüzde ya da tutarla değiştir|Change by percent or amount)$/)
    await page.getByRole('dialog').waitFor()
  },
}
export const dryRun: ScreenState = {
  name: 'the dry run',
  act: async (page) => {
    const grid = page.locator('#price-grid')
    await grid.press('9')
    await grid.locator('input').press('Enter')
    await press(page, /^(Uygulamadan önce denetle|Check before applying)$/)
    await page.getByRole('dialog').getByRole('grid').waitFor()
  },
}
