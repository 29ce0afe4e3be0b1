import type { Locator, Page } from 'playwright-core'
import type { Answer } from '../answers.ts'
import { type HeldCall, hearCalls } from '../calls.ts'

/** One way that a screen can look: what the server says to it, and what was pressed on it. */
export interface ScreenState {
  readonly name: string
  readonly answer?: Answer
  /** Instead of the path of the screen, such as one where nothing is. */
  readonly path?: string
  /** After the path. */
  readonly query?: string
  /** Brings it about. Where calls were kept from the server for it, it answers how to end that. */
  readonly act?: (page: Page) => Promise<unknown>
}

/** The field that names a record. */
export function naming(page: Page): Locator {
  return page.locator('[id="translations.0.name"], [id="name"]')
}

export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().press('Enter')
}

/** Waits for what floats over the page. */
export async function floating(page: Page): Promise<void> {
  await page.locator('[data-radix-popper-content-wrapper]').last().waitFor()
}

/** Calls of this path get no answer. */
export function lose(page: Page, path: RegExp): Promise<() => void> {
  return hearCalls(page, path, (call) => call.abort())
}

/** Calls of this path get this one. */
export function answer(page: Page, path: RegExp, answered: Parameters<HeldCall['fulfill']>[0]): Promise<() => void> {
  return hearCalls(page, path, (call) => call.fulfill(answered))
}
