import { floating, lose, press, type ScreenState } from '../screen-state.ts'

/** An answer that is too long, and why it cannot be saved. */
export const tooLong: ScreenState = {
  name: 'too long',
  act: async (page) => {
    await page.locator('[id="answer"]').fill('Çok uzun '.repeat(40))
    await press(page, /^(Yanıtı kaydet|Save the answer)$/)
    await floating(page)
  },
}
/** A step that got no answer. */
export const notTaken: ScreenState = {
  name: 'not taken',
  act: async (page) => {
    const end = await lose(page, /\/product-reviews\/\d+\/status$/)
    await press(page, /^(Reddet|Reject)$/)
    await page.getByRole('alertdialog').waitFor()
    return end
  },
}
