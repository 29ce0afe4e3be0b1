import type { Page } from 'playwright-core'
import { answer, press, type ScreenState } from '../screen-state.ts'

/** The current password is not the one. */
export const wrongPassword: ScreenState = {
  name: 'wrong password',
  act: async (page: Page) => {
    const rules = [{ id: 'account.wrong_password', at: ['current_password'] }]
    const json = { status: 0, error: 'account.wrong_password', rules }
    const end = await answer(page, /\/v1\/panel\/account\/password$/, {
      status: 422,
      json,
    })
    await page.locator('#current_password').fill('Panel!2026')
    for (const field of ['password', 'password_confirmation']) await page.locator(`#${field}`).fill('Panel!2027')
    await press(page, /^(Parolayı değiştir|Change password)$/)
    await page.locator('#current_password-note').waitFor()
    return end
  },
}
