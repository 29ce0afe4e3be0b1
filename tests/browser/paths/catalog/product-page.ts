import type { Locator, Page } from 'playwright-core'

/** The controls of the product form, as a person finds them. */

/** A field by its path in the product. */
export function field(page: Page | Locator, path: string): Locator {
  return page.locator(`[id="${path}"]`)
}

export function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
}

/** Types into a combobox and takes what it finds. */
export async function choose(page: Page, typed: Locator, name: string): Promise<void> {
  await typed.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Takes one of several values away. */
export async function takeAway(page: Page, name: string): Promise<void> {
  await button(page, `Kaldır: ${name}`).click()
}

/** One variant in the table. */
export function row(page: Page, index: number): Locator {
  return page.getByRole('table', { name: 'Varyantlar' }).locator(`tr[data-index="${index}"]`)
}

/** Writes a price or a number into the heads of the variants' columns, for all of them. */
export async function fillColumn(page: Page, column: string, value: string): Promise<void> {
  await button(page, `${column}: hepsine yaz`).click()
  await field(page, 'fill-variants').fill(value)
  await button(page, 'Hepsine yaz').click()
}

/** Opens the details of a variant, does something there, and closes them again. */
export async function inDetails(page: Page, index: number, act: (details: Locator) => Promise<unknown>): Promise<void> {
  await button(row(page, index), /: ayrıntılar$/).click()
  const details = inFront(page)
  await details.waitFor()
  await act(details)
  await button(details, 'Tamam').click()
  await details.waitFor({ state: 'detached' })
}

/** Whatever lies over the page and has to be dealt with first. */
export function inFront(page: Page): Locator {
  return page.locator('[aria-modal="true"]')
}

/** Leads to the texts of a language. */
export async function showLanguage(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Ad ve açıklama: diller' })
  await tabs.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}
