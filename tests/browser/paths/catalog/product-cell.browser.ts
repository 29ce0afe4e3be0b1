import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ProductCell } from '#api/rules/catalog/product-cells.ts'
import { titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import spec from '#tests/paths/catalog/product-cell.paths.ts'
import { addProduct, asItWas, elsewhere, shownOf, storeElsewhere } from '#tests/paths/catalog/product-cell.shop.ts'
import { productIn } from '#tests/paths/catalog/product-form.shop.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { variant } from '#tests/product-input.ts'
import { beden, m, s } from '#tests/product-rules.ts'

interface Desk extends PageFixture {
  readonly id: number
  /** One with two variants. */
  readonly several: number
  /** What was last typed or turned round, as the list would show it. */
  typed: string
}

const path = '/v1/panel/products'

/** A price, a stock and a status, changed in the list. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    const variants = [m, s].map((value, at) =>
      variant({ is_default: at === 0 ? 1 : 0, options: [{ option_id: beden, option_value_id: value }] }),
    )
    const body = productIn(shop.own, { product_type_id: 2, selected_options: [beden], variants })
    const several = (await shop.call('POST', path, { body })).body.data.id
    const id = await addProduct(shop)
    const page = await browserFixture.visit({ as: await shop.as(input === 'looking' ? [600] : [100]) })
    return { browserFixture, page, id, several, typed: '' }
  },
  open: async ({ page, id }) => {
    await page.goto('/products')
    await rowOf(page, id).waitFor()
  },
  // What the list itself asks goes through.
  whose: ({ method, path: asked }, { id }) => (asked === `${path}/${id}` && method !== 'DELETE' ? ['save'] : []),
  answers: { save: answered },
  events: {
    EDIT: (event, { page, fixture }) => cellOf(event, page, fixture).click(),
    SWITCH: (event, { page, fixture }) => {
      fixture.typed = '0'
      return cellOf(event, page, fixture).click()
    },
    // Emptied first: what stands there already is no typing.
    TYPE: async (event, { page, fixture }) => {
      fixture.typed = (event as unknown as { text: string }).text
      await editor(page).getByRole('textbox').fill('')
      await editor(page).getByRole('textbox').fill(fixture.typed)
    },
    SAVE: (_, { page }) => editor(page).getByRole('textbox').press('Enter'),
    CANCEL: (_, { page, walked }) =>
      walked.value === 'failed'
        ? question(page).getByRole('button', { name: 'Kapat' }).last().click()
        : page.keyboard.press('Escape'),
    RETRY: (_, { page }) => question(page).getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    idle: async (page, { fixture }) => {
      await question(page).waitFor({ state: 'detached' })
      await editor(page).waitFor({ state: 'detached' })
      expect(await shownOf(fixture.browserFixture.shop, fixture.id)).toEqual(asItWas)
    },
    typing: (page) => editor(page).getByRole('button', { name: 'Kaydet' }).waitFor(),
    saving: (page) => page.locator('button[aria-busy="true"]').first().waitFor(),
    refused: (page) => editor(page).getByText('Sizinki kaydedilmedi.').waitFor(),
    failed: (page) => question(page, titleOrNoAnswer('değiştirilemedi')).waitFor(),
  },
  controls: {
    EDIT: (event, { page, fixture, walked }) => {
      const cell = cellOf(event, page, fixture)
      return walked.context.holder.permissions.includes(100) ? { refused: cell } : { absent: cell }
    },
    SWITCH: (event, { page, fixture }) => ({ absent: cellOf(event, page, fixture) }),
    SAVE: (_, { page }) => ({ refused: editor(page).getByRole('button', { name: 'Kaydet' }) }),
  },
})

async function answered(event: EventObject, { fixture, walked }: Moment<Desk>): Promise<Arranged> {
  const { shop } = fixture.browserFixture
  const { field } = (walked.context as { cell: ProductCell }).cell
  const { error } = event as unknown as { error?: { kind: string } }
  if (error?.kind === 'network') return { how: 'lost' }
  const moved = error && field !== 'status' ? elsewhere[field] : null
  if (moved) await storeElsewhere(shop, fixture.id, { [field]: moved })
  return {
    how: 'through',
    after: async () => {
      const value = moved ?? fixture.typed.replace(',', '.')
      await expect.poll(() => shownOf(shop, fixture.id)).toEqual({ ...asItWas, [field]: value })
      await storeElsewhere(shop, fixture.id, asItWas)
    },
  }
}

function rowOf(page: Page, id: number) {
  return page.locator(`tr[data-key="${id}"]`)
}

function cellOf(event: EventObject, page: Page, { id, several }: Desk) {
  const { cell } = event as unknown as { cell: ProductCell }
  return page.locator(`[data-cell="${cell.field}-${cell.variants > 1 ? several : id}"]`)
}

function editor(page: Page) {
  return page.getByRole('dialog', { name: /^Değiştir: / })
}

function question(page: Page, name?: RegExp) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
