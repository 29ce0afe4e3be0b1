import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { keten } from '#tests/paths/catalog/product-form.products.ts'
import { choosesThousands, manyValued } from './product-desk.ts'
import { optionNames, valueNames } from './product-names.ts'
import { button, choose, field, inFront } from './product-page.ts'

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
export async function showsChoice(page: Page, form: FormContext): Promise<void> {
  const { chosen, omitted } = form
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
  await showsPatterns(page, form)
}

/** The patterns that codes are made of, and their first code where they make any. */
export async function showsPatterns(page: Page, { patterns }: FormContext): Promise<void> {
  for (const [key, pattern] of Object.entries(patterns))
    await expect.poll(() => field(inFront(page), `patterns.${key}`).inputValue()).toBe(await patternIn(page, pattern))
  if (patterns.stock_code === 'K-{n:2}') await inFront(page).getByRole('listitem').getByText('K-01').waitFor()
}

/** Writes a pattern; the code of the second variant, which is another one in each shop, is read from the table behind. */
export async function writePattern(page: Page, { key, value }: { readonly key: string; readonly value: string }) {
  await field(inFront(page), `patterns.${key}`).fill(await patternIn(page, value))
}

function patternIn(page: Page, pattern: string): Promise<string> {
  const second = keten.variants[1]?.stock_code
  return pattern === second ? field(page, 'variants.1.stock_code').inputValue() : Promise.resolve(pattern)
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
