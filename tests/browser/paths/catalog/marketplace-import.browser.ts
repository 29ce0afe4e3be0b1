import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type EventObject, matchesState } from 'xstate'
import { haveListed } from '#tests/paths/catalog/marketplace-import.fixture.ts'
import spec, { barcodes } from '#tests/paths/catalog/marketplace-import.paths.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { typeInto } from '../typing.ts'

const answered = (event: EventObject) => ({ how: 'error' in event ? ('lost' as const) : ('through' as const) })

/** The import of the form of a new product. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    await haveListed(browserFixture.shop)
    return { browserFixture, page: await browserFixture.visit() }
  },
  open: async ({ page }) => {
    await page.goto('/products/add')
    await page.locator('[id="variants.0.barcode"]').fill(barcodes.one)
  },
  whose: ({ method, path }) => (path.endsWith('/marketplace-import') ? [method === 'GET' ? 'search' : 'take'] : []),
  answers: { search: answered, take: answered },
  events: {
    OPEN: (_, { page }) => page.getByRole('button', { name: 'Pazaryerinden al' }).click(),
    TYPE: (event, { page }) => typeInto(barcode(page), saidIn(event, 'barcode')),
    SEARCH: (_, { page }) => search(page).click(),
    CHOOSE: (event, { page }) =>
      dialog(page)
        .getByRole('radio')
        .nth(Number(saidIn(event, 'id')) - 1)
        .check(),
    IMPORT: async (event, { page }) => {
      await nameUnder(page, saidIn(event, 'name'))
      await take(page).click()
    },
    RETRY: (_, { page }) => dialog(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    REPLACE_NAME: (_, { page }) => page.getByRole('button', { name: 'Adı değiştir' }).click(),
    KEEP_NAME: (_, { page }) => page.getByRole('button', { name: 'Yazılı ad kalsın' }).click(),
    CLOSE: async (_, { page, walked }) => {
      const within = walked.value === 'filled' ? note(page) : dialog(page)
      await within.getByRole('button', { name: 'Kapat' }).click()
    },
  },
  states: {
    closed: async (page) => {
      await page.getByRole('button', { name: 'Pazaryerinden al' }).waitFor()
      await dialog(page).waitFor({ state: 'detached' })
      await expect.poll(() => note(page).count()).toBe(0)
    },
    open: async (page, { walked: { context } }) => {
      await expect.poll(() => barcode(page).inputValue()).toBe(context.barcode)
    },
    'open.searching': (page) => search(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    'open.notFound': (page) => page.getByRole('alert').getByText('Pazaryerinden ürünler alınamadı.').waitFor(),
    'open.choosing': async (page, { walked: { context } }) => {
      const radios = dialog(page).getByRole('radio')
      await expect.poll(() => radios.count()).toBe(context.products.length)
      if (context.products.length === 0) await page.getByText('Pazaryerinde bu barkodla ürün yok').waitFor()
      await expect.poll(() => dialog(page).getByRole('radio', { checked: true }).count()).toBe(context.chosen ? 1 : 0)
      // R15: the act is there only for a chosen product.
      await expect.poll(() => take(page).count()).toBe(context.chosen ? 1 : 0)
    },
    'open.importing': (page) => take(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    'open.notImported': (page) => page.getByRole('alert').getByText('Ürün pazaryerinden alınamadı.').waitFor(),
    namingAnew: (page) => page.getByRole('alertdialog').getByText('Formda “Keten elbise” yazıyor').waitFor(),
    filled: async (page, { walked: { context } }) => {
      await note(page).waitFor()
      // R52, R53: the fields hold what was imported, and say so.
      const marked = page.getByText('İçe aktarıldı')
      await expect.poll(() => marked.count()).toBe(context.filled.name === null ? 3 : 4)
      if (context.filled.name === null)
        expect(await page.locator('[id="translations.0.name"]').inputValue()).toBe('Keten elbise')
    },
  },
  controls: {
    SEARCH: (_, { page }) => ({ refused: search(page) }),
    IMPORT: (_, { page }) => ({ absent: take(page) }),
  },
  // The shop answers for what was typed when it was asked.
  may: ({ type }, snapshot) => type !== 'TYPE' || !matchesState({ open: 'searching' }, snapshot.value),
})

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Pazaryerinden ürün al' })
}

function barcode(page: Page) {
  return dialog(page).getByLabel('Barkod')
}

function search(page: Page) {
  return dialog(page).getByRole('button', { name: 'Ara' })
}

function take(page: Page) {
  return dialog(page).getByRole('button', { name: 'İçe aktar' })
}

function note(page: Page) {
  return page.getByRole('status').filter({ hasText: 'pazaryerinden alındı' })
}

/** Has the form have a name behind the dialog, which keeps the focus. */
function nameUnder(page: Page, name: string) {
  return page.locator('[id="translations.0.name"]').evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, name)
}

function saidIn(event: EventObject, key: string): string {
  return String((event as unknown as Record<string, unknown>)[key] ?? '')
}
