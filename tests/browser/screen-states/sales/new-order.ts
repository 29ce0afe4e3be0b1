import { floating, press, type ScreenState } from '../screen-state.ts'

/** An order with more of a product than there is, something that nobody knows, and all that is still missing. */
export const refusedOrder: ScreenState = {
  name: 'a refused order',
  act: async (page) => {
    await page.locator('[id="product"]').fill('Satılık')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Satılık|for sale/ })
      .first()
      .click()
    await page.locator('[id="lines.0.quantity"]').fill('99999')
    await page.locator('[id="code"]').fill('YOK-1')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('alert').waitFor()
    await press(page, /^(Siparişi kaydet|Save the order)$/)
    await floating(page)
  },
}
export const leavingOrder: ScreenState = {
  name: 'leaving',
  act: async (page) => {
    await page.locator('[id="note"]').fill('Yarım kalan')
    await page.getByRole('banner').getByRole('link').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
