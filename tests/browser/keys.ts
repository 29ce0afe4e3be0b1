import type { Locator, Page } from 'playwright-core'

/** Presses a key until the focus is there, as somebody without a mouse does; fails when it does not come by. */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < 120; step += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never comes to ${target}`)
}

/** Whether the focus is there, once what a key has put off to the next turn is done: the arrows of a bar move it only then. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate(async (element) => {
    await new Promise((done) => setTimeout(done))
    return element === document.activeElement
  })
}

/** Walks there and presses Enter. */
export async function enter(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await walkTo(page, target, key)
  await page.keyboard.press('Enter')
}
