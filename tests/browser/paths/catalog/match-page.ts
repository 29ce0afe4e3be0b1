import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The page of product matches, as its walks use it. */

export const words = {
  ACCEPT: 'Onayla',
  REFUSE: 'Reddet',
  RELEASE: 'Kararı geri al',
  CHOOSE: 'Bu ürünle eşleştir',
}

export type StepType = keyof typeof words

/** A marketplace product of the list, by its title. */
export function rowOf(page: Page, title: string) {
  return page.getByRole('row').filter({ hasText: title })
}

/** The dialog that lays both products side by side. */
export function dialog(page: Page) {
  return page.getByRole('dialog')
}

/** The button of a step: in the dialog where that is open, else in the row. */
export function stepButton(page: Page, type: StepType, title: string, open: boolean) {
  return open
    ? dialog(page).getByRole('button', { name: words[type], exact: true })
    : page.getByRole('main').getByRole('button', { name: `${words[type]}: ${title}`, exact: true })
}

/** Finds a variant in the dialog by a text, and takes it to be compared. */
export async function pick(page: Page, text: string): Promise<void> {
  const field = dialog(page).getByRole('combobox')
  await field.fill(text)
  await page.getByRole('option').filter({ hasText: text }).first().click()
}

const told = { unmatched: 'Eşleşmedi', suggested: 'Öneri var · Barkod', matched: 'Eşleşti', refused: 'Reddedildi' }

/** The row says where it stands. */
export async function standsAs(page: Page, title: string, status: string): Promise<void> {
  await rowOf(page, title).waitFor()
  await expect.poll(() => rowOf(page, title).textContent()).toContain(told[status as keyof typeof told])
}

/** Messages lie over the buttons of the page for a while. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.locator('[data-type="success"]').getByRole('button', { name: 'Kapat' })
  while ((await close.count()) > 0) await close.first().click()
}
