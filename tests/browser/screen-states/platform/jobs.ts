import { floating, lose, press, type ScreenState } from '../screen-state.ts'

/** Jobs whose latest state got no answer. */
export const lost: ScreenState = {
  name: 'lost',
  act: async (page) => {
    const end = await lose(page, /\/panel\/jobs$/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(/^(Son durum alınamadı|The latest state could not be fetched)/).waitFor()
    return end
  },
}
/** The files that the records of a job can be had as. */
export const exporting: ScreenState = {
  name: 'exporting',
  act: async (page) => {
    await press(page, /^(Dışa aktar|Export)$/)
    await floating(page)
  },
}
/** The question before a job is taken back. */
export const undoing: ScreenState = {
  name: 'undoing',
  act: async (page) => {
    await press(page, /^(Geri al|Undo)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}
