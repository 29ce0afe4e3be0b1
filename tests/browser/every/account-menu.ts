import type { Page } from 'playwright-core'

/** Opens the menu of whoever is signed in, by the keyboard. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Hesap|Account): / }).press('Enter')
  await page.getByRole('menu').waitFor()
}
