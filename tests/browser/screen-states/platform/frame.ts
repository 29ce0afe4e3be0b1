import type { Page } from 'playwright-core'
import { lose, type ScreenState } from '../screen-state.ts'

/** The acts of the page, those that rules stand in the way of too, and all screens. */
export const palette: ScreenState = { name: 'the palette', act: summon }
export const searching: ScreenState = {
  name: 'the palette, found',
  act: async (page) => {
    await summon(page)
    await page.getByRole('dialog').getByRole('combobox').fill('elb')
    await page.locator('[role="combobox"][aria-busy="true"]').first().waitFor({ state: 'detached' })
  },
}
export const notSearched: ScreenState = {
  name: 'the palette, failed',
  act: async (page) => {
    const end = await lose(page, /\/panel\/search$/)
    await summon(page)
    await page.getByRole('dialog').getByRole('combobox').fill('elb')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    return end
  },
}
export const shortcuts: ScreenState = {
  name: 'the shortcuts',
  act: async (page) => {
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('F8', { exact: true }).waitFor()
  },
}

async function summon(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}
