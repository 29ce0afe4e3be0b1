import { floating, press, type ScreenState } from '../screen-state.ts'

/** A scan of what the order does not have. */
export const wrongScan: ScreenState = {
  name: 'a wrong scan',
  act: async (page) => {
    await page.locator('[id="scan"]').fill('8690000000999')
    await page.locator('[id="scan"]').press('Enter')
    await page.getByRole('alert').getByRole('button').waitFor()
  },
}
/** Why an order with lines that are not picked is not ended. */
export const unfinished: ScreenState = {
  name: 'not all picked',
  act: async (page) => {
    await press(page, /^(Toplamayı bitir|Finish picking)$/)
    await floating(page)
  },
}
export const pausedPicking: ScreenState = {
  name: 'paused',
  act: async (page) => {
    await press(page, /^(Ara ver|Pause)$/)
    await page.getByRole('button', { name: /^(Toplamayı sürdür|Go on picking)$/ }).waitFor()
  },
}
