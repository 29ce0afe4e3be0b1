import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { haveBrands } from '#tests/paths/platform/brands.fixture.ts'
import { twoViews } from '#tests/paths/platform/list-views.fixture.ts'
import spec from '#tests/paths/platform/list-views.paths.ts'

/** The views of the list of brands, in the menu at its beginning. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture, { input }) => {
    const token = await browserFixture.shop.as(input === 'looking' ? [1100] : [100])
    await haveBrands(browserFixture.shop, 2)
    await twoViews(browserFixture.shop, token)
    return { browserFixture, page: await browserFixture.visit({ as: token }) }
  },
  open: ({ page }) => page.goto('/brands'),
  whose: ({ method, path }) =>
    path.includes('/list-views') ? [method === 'GET' ? 'load' : method === 'DELETE' ? 'remove' : 'keep'] : [],
  answers: { load: answered, keep: answered, remove: answered },
  events: {
    SAVE_AS: (_, { page }) => choose(page, /^Yeni görünüm olarak/),
    RENAME: async (event, { page }) => {
      await show(page, viewOf(event))
      await choose(page, /^Yeniden adlandır/)
    },
    OVERWRITE: async (event, { page }) => {
      await show(page, viewOf(event))
      await page.getByRole('searchbox', { name: 'Ara' }).fill(`pa${Date.now() % 1000}`)
      await choose(page, /^Değişiklikleri görünüme/)
    },
    DELETE: async (event, { page }) => {
      await show(page, viewOf(event))
      await choose(page, /^Görünümü sil/)
    },
    TYPE_NAME: (event, { page }) => name(page).fill((event as unknown as ListView).name),
    SHARE: (_, { page }) => dialog(page).getByRole('checkbox').check(),
    SUBMIT: (_, { page }) => dialog(page).getByRole('button', { name: 'Kaydet' }).click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Sil' }).click(),
    CANCEL: (_, { page }) => dialog(page).or(question(page)).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: async (_, { page }) => {
      const again = dialog(page).or(question(page)).getByRole('button', { name: 'Tekrar dene' })
      if ((await again.count()) > 0) await again.click()
      else await choose(page, /Tekrar dene$/)
    },
    ADJUST: async (_, { page }) => {
      await show(page, { name: 'Benim' })
      await page.getByRole('separator', { name: /Marka adı$/ }).press('ArrowLeft')
    },
  },
  states: {
    loading: (page) => page.locator('table[aria-busy="true"]').waitFor(),
    notLoaded: async (page) => {
      await page.locator('table[aria-busy="false"]').waitFor()
      await menu(page)
      await page.getByRole('menuitem', { name: /Tekrar dene$/ }).waitFor()
      await dismiss(page.getByRole('menu'))
    },
    ready: async (page) => {
      await dialog(page).or(question(page)).waitFor({ state: 'detached' })
      await page.locator('table[aria-busy="false"]').waitFor()
    },
    naming: (page) => name(page).waitFor(),
    saving: (page) => dialog(page).locator('button[aria-busy="true"]').waitFor(),
    notSaved: (page) => dialog(page).getByRole('alert').waitFor(),
    confirming: (page) => question(page).getByRole('button', { name: 'Sil', disabled: false }).waitFor(),
    deleting: (page) => question(page).locator('button[aria-busy="true"]').waitFor(),
    notDeleted: (page) => question(page).getByRole('alert').waitFor(),
  },
  controls: {
    RENAME: async (event, moment) => ({ refused: await offered(moment, event, /^Yeniden adlandır/) }),
    OVERWRITE: async (event, moment) => ({ refused: await offered(moment, event, /^Yeniden adlandır/) }),
    DELETE: async (event, moment) => ({ refused: await offered(moment, event, /^Görünümü sil/) }),
    SUBMIT: (_, { page }) => ({ refused: dialog(page).getByRole('button', { name: 'Kaydet' }) }),
  },
  // A view that was deleted is in no menu, and one that was renamed is found by its new name.
  may: (event, { context }) => {
    const view = (event as unknown as { view?: ListView }).view
    const { views, draft } = context as { views: readonly ListView[]; draft: ListView }
    if (event.type === 'SHARE') return draft.shared === 0
    if (event.type === 'ADJUST') return views.some(({ name }) => name === 'Benim')
    if (typeof view !== 'object') return true
    return views.some(({ id, name }) => id === view.id && name === view.name)
  },
})

function answered(event: EventObject): { how: 'through' | 'lost' } {
  return { how: 'error' in event ? 'lost' : 'through' }
}

function viewOf(event: EventObject): Pick<ListView, 'name'> {
  return (event as unknown as { view: ListView }).view
}

const picker = (page: Page) => page.locator('button[aria-haspopup="menu"]:has(svg.lucide-bookmark)')

async function menu(page: Page): Promise<void> {
  // One that is on its way out is none.
  await page.locator('[role="menu"][data-state="closed"]').waitFor({ state: 'detached' })
  if ((await page.getByRole('menu').count()) === 0) await picker(page).click()
}

async function choose(page: Page, item: RegExp): Promise<void> {
  await menu(page)
  await page.getByRole('menuitem', { name: item }).click()
}

async function show(page: Page, { name }: Pick<ListView, 'name'>): Promise<void> {
  await menu(page)
  await page.getByRole('menuitem', { name, exact: true }).click()
  await picker(page).getByText(name).waitFor()
}

async function offered({ page }: Moment<PageFixture>, event: EventObject, item: RegExp) {
  await show(page, viewOf(event))
  await menu(page)
  return page.getByRole('menuitem', { name: item })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: /görünüm/i })
}

function question(page: Page) {
  return page.getByRole('alertdialog', { name: /silinsin mi/ })
}

function name(page: Page) {
  return dialog(page).getByRole('textbox')
}
