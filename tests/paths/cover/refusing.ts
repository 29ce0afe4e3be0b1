import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { noSuchStep } from '#machines/platform/refusals.ts'

/**
 * How a refused event looks: a control that tells the rules in its way; or the control that is not on offer at all, with the place that tells
 * them instead. One that is `offered` may be missing only where nothing stands in the way of its step but that the state has none: whoever
 * looks does not judge. A rule that only what is typed `after` it can break is not told by it.
 */
export type Control =
  | { readonly refused: Locator }
  | { readonly absent: Locator; readonly told?: Locator }
  | { readonly offered: Locator; readonly after?: readonly string[] }

interface Refusing {
  readonly page: Page
  readonly rules: readonly string[]
  /** How many dialogs and the like were open before somebody went to the control. */
  readonly open: number
  /** The page still shows the state that it is in. */
  readonly stands: () => Promise<void>
}

/** The control of a refused event tells exactly the walk's rules, and pressing it changes nothing; or there is no such control. */
export async function refusedBy(control: Control, { page, rules, open, stands }: Refusing): Promise<void> {
  if ('absent' in control) {
    const { absent, told } = control
    await expect.poll(() => absent.count()).toBe(0)
    if (told) await expect.poll(() => rulesIn(told)).toEqual([...rules].sort())
    return
  }
  const button = 'offered' in control ? control.offered : control.refused
  const after = 'after' in control ? control.after : []
  if ('offered' in control) {
    const reasons = rules.filter((rule) => rule !== noSuchStep)
    if (reasons.length === 0 && (await button.count()) === 0) return
  }
  // The reasons are told to whoever comes anew. Whoever was refused before stands there still, and a dialog that closed has given its focus back.
  await button.evaluate((element: HTMLElement) => {
    element.blur()
    element.focus()
  })
  await expect.poll(() => rulesToldBy(button)).toEqual(rules.filter((rule) => !after?.includes(rule)).sort())
  // It says that it is disabled, and can be pressed all the same.
  await button.click({ force: true })
  await page.keyboard.press('Escape')
  // What was opened to get at the control is closed again. A layer hears the key only a few moments after it shows.
  await expect
    .poll(async () => {
      const still = await openLayers(page)
      if (still > open) await page.keyboard.press('Escape')
      return still
    })
    .toBeLessThanOrEqual(open)
  await stands()
}

/** How many dialogs and the like are open on the page. */
export function openLayers(page: Page): Promise<number> {
  return page
    .locator('[role="dialog"], [role="alertdialog"]')
    .evaluateAll((all) => all.filter((one) => !one.closest('[data-state="closed"]')).length)
}

/** The ids of the rules that a refused control tells, asked for in one call: there are thousands of controls. */
function rulesToldBy(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const told = document.getElementById(element.getAttribute('aria-describedby') ?? '')
    const rules = [...(told?.querySelectorAll('[data-rule]') ?? [])].map((item) => item.getAttribute('data-rule') ?? '')
    return [...new Set(rules)].sort()
  })
}

function rulesIn(place: Locator): Promise<string[]> {
  const told = place.locator('[data-rule]')
  return told.evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute('data-rule') ?? ''))].sort())
}
