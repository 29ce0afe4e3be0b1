import { press, type ScreenState } from '../screen-state.ts'

/** A marketplace product and one of the shop side by side, and what differs. */
export const comparing: ScreenState = {
  name: 'side by side',
  act: async (page) => {
    await page.getByRole('row').nth(1).press('Enter')
    await page.getByRole('dialog').getByRole('table').waitFor()
  },
}
/** One decision for many, before it is taken. */
export const confirmingMany: ScreenState = {
  name: 'accepting many',
  act: async (page) => {
    await press(page, /^(Barkodu tutanları onayla|Accept all with the same barcode)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}
