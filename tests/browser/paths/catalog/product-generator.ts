import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { choosesThousands, manyValued } from './product-desk.ts'
import { optionNames, valueNames } from './product-names.ts'
import { button, choose, inFront } from './product-page.ts'

/** The generator of variants, which lies over the form. */

interface Choosing {
  readonly type: string
  readonly option_id: number
  readonly values: readonly number[]
}

/** Chooses these values of an option and no others; more than there are stand for all values of two options that have many. */
export async function chooseValues(page: Page, event: Choosing): Promise<void> {
  const others = inFront(page).getByRole('button', { name: /^Başka seçenek/, expanded: false })
  if ((await others.count()) > 0) await others.click()
  if (choosesThousands(event)) {
    for (const option of manyValued) await button(headOf(page, option), 'Tümü').click()
    return
  }
  const option = optionNames.get(event.option_id) ?? ''
  const head = headOf(page, option)
  if ((await button(head, 'Tümü').count()) > 0) await button(head, 'Tümü').click()
  await button(head, 'Hiçbiri').click()
  for (const id of event.values)
    await choose(page, inFront(page).getByRole('combobox', { name: option }), valueNames.get(id) ?? '')
}

/** Ticks or unticks combinations of one value. */
export async function chooseCombinations(page: Page, event: { readonly combinations: readonly string[] }) {
  for (const key of event.combinations) await tickOf(page, nameOf(key)).click()
}

/** The values that are chosen, as chips; thousands of combinations are told instead. */
export async function showsChoice(page: Page, { chosen, omitted }: FormContext): Promise<void> {
  await page.getByRole('dialog', { name: 'Varyant oluştur' }).waitFor()
  const values = chosen.flatMap((one) => one.values)
  if (values.length > valueNames.size) return inFront(page).getByText('en çok 2.000 varyant').waitFor()
  for (const [id, name] of valueNames) {
    const chip = inFront(page).locator(`[data-chip="${name}"]`)
    await chip.waitFor({ state: values.includes(id) ? 'visible' : 'detached' })
  }
  const ticks = inFront(page).getByRole('list', { name: 'Kombinasyonlar' }).getByRole('checkbox', { checked: false })
  await expect
    .poll(() => ticks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(omitted.map(nameOf))
}

function tickOf(page: Page, name: string): Locator {
  return inFront(page).getByRole('checkbox', { name, exact: true })
}

/** A combination of one value in words. */
function nameOf(key: string): string {
  return valueNames.get(Number(key.split(':')[1])) ?? ''
}

/** Where an option is named, beside the button for all of its values. */
function headOf(page: Page, option: string): Locator {
  const label = page.locator('label', { hasText: new RegExp(`^${option}$`) })
  return inFront(page).locator('div', { has: label }).last()
}
