import { answer, floating, press, type ScreenState } from '../screen-state.ts'

/** Of many orders: their statuses, several or one, and what would come of taking them further. */
export const currentStatuses: ScreenState = {
  name: 'the statuses they have',
  act: async (page) => {
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByRole('button', { name: /^(Kontrol et|Check)$/ }).waitFor()
    await press(page, /^(Kontrol et|Check)$/)
    await floating(page)
  },
}
export const statusDryRun: ScreenState = {
  name: 'the dry run',
  query: '?status=pending',
  act: async (page) => {
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByLabel(/^(Yeni durum|New status)$/).selectOption('cancelled')
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Uygula|Apply)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}
/** Of many orders: how they are to go to cargo, and what would come of it. */
export const shippingHow: ScreenState = {
  name: 'how to ship',
  act: async (page) => {
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByLabel(/^(Kargo yöntemi|Shipping method)$/).selectOption('none')
    await press(page, /^(Kontrol et|Check)$/)
    await floating(page)
  },
}
export const shippingDryRun: ScreenState = {
  name: 'the dry run',
  act: async (page) => {
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByRole('radio').last().check()
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Kargoya ver|Give to cargo)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}
/** Right after another job: the countdown, and why nothing is sent. */
export const shippingRests: ScreenState = {
  name: 'resting',
  act: async (page) => {
    const end = await answer(page, /\/bulk\/shipping\/wait$/, { json: { status: 1, data: { seconds: 97 } } })
    await press(page, /^(Listedeki|Continue with all) /)
    await page.getByRole('timer').waitFor()
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Kargoya ver|Give to cargo)$/)
    await floating(page)
    return end
  },
}
