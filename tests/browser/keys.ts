import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

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

/** Presses Escape until what is open has gone: a layer hears the key only a few moments after it shows. */
export async function dismiss(layer: Locator): Promise<void> {
  await layer.waitFor()
  await expect
    .poll(async () => {
      const open = await layer.evaluateAll((all) => all.some((one) => !one.closest('[data-state="closed"]')))
      if (open) await layer.page().keyboard.press('Escape')
      return layer.count()
    })
    .toBe(0)
}

/**
 * What a scanner types wherever the focus is, with its Enter: each key four milliseconds after the one before, whenever a busy page gets to hear
 * of it. Pressed one after another they would be as slow as a person there, and stay in the field that has the focus.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
  const keys = [...[...code].map((key) => ({ key, text: key })), enter]
  const began = Date.now()
  await Promise.all(
    keys.flatMap(({ text, ...key }, at) => {
      const timestamp = (began + 4 * at) / 1_000
      return [
        wire.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key, text }),
        wire.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
      ]
    }),
  )
  await wire.detach()
}
