import type { Locator } from 'playwright-core'

/** Types a text into a field; anew where the same stands there, for a page hears only of what changes. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) === text) await field.fill(text.slice(0, -1))
  await field.fill(text)
}
