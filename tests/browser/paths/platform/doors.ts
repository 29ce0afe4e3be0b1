import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The button that sends the form before the gate, while it works or while it can be pressed. */
export function submit(page: Page, name: string, busy: boolean) {
  return page.getByRole('button', { name }).and(page.locator(busy ? '[aria-busy="true"]' : ':not([aria-busy="true"])'))
}

/** What happened, over the fields of the form. */
export function noteOf(page: Page) {
  return page.locator('main').getByRole('alert')
}

/** A field holds what the walk typed into it. */
export function typed(field: Locator, text: string): Promise<void> {
  return expect.poll(() => field.inputValue()).toBe(text)
}
