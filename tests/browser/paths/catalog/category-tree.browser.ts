import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { CategoryTreeContext } from '#machines/catalog/category-tree/category-tree.context.ts'
import { arrange, haveTree, names, path } from '#tests/paths/catalog/categories.fixture.ts'
import spec from '#tests/paths/catalog/category-tree.paths.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'

const actors: Readonly<Record<string, string>> = { GET: 'read', PUT: 'move', POST: 'empty', DELETE: 'remove' }
const codesOf: Readonly<Record<string, number[]>> = { all: [100], deleting: [400, 404], looking: [400] }

/** The tree of categories on its screen: moved by keys and by the mouse. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture, { input }) => {
    await haveTree(browserFixture.shop, true)
    return {
      browserFixture,
      page: await browserFixture.visit({ as: await browserFixture.shop.as(codesOf[input] ?? [100]) }),
    }
  },
  open: ({ page }) => page.goto('/categories'),
  whose: ({ method, path: asked }) => (asked.startsWith(path) ? [actors[method] ?? ''] : []),
  answers: {
    read: (event, moment) => arranged('read', event, moment),
    move: (event, moment) => arranged('move', event, moment),
    empty: (event, moment) => arranged('empty', event, moment),
    remove: (event, moment) => arranged('remove', event, moment),
  },
  events: {
    SHOW: (_, { page }) => goTo(page),
    SEARCH: (event, { page }) => page.getByRole('searchbox').fill((event as unknown as { text: string }).text),
    TURN: (_, { page }) => page.getByRole('button', { name: /^(Aç|Kapat): Giyim$/ }).click(),
    OPEN_ALL: (_, { page }) => openAll(page),
    CLOSE_ALL: (_, { page }) => page.getByRole('button', { name: 'Tümünü kapat' }).click(),
    MOVE: (event, { page }) => move(event, page),
    PLACE: async (_, { page }) => {
      await openAll(page)
      await page.getByRole('button', { name: 'Taşı: Etek' }).click()
    },
    DELETE: async (event, { page }) => {
      await openAll(page)
      await page.getByRole('button', { name: `Sil: ${nameIn(event, 'id')}` }).click()
    },
    CHOOSE_PLACE: (event, { page }) => choose(page, 'Üst kategori', nameIn(event, 'parent_id')),
    SEND_CHILDREN: (event, { page }) => choose(page, 'Alt kategorilerin yeni üst kategorisi', nameIn(event, 'to')),
    SEND_PRODUCTS: (event, { page }) => choose(page, 'Ürünlerin yeni kategorisi', nameIn(event, 'to')),
    CONFIRM: (_, { page }) => confirmation(page).click(),
    CANCEL: (_, { page }) => dialog(page).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => dialog(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    loading: (page) => tree(page, true).waitFor(),
    failed: (page) => page.getByText('Yüklenemedi').waitFor(),
    empty: (page) => page.getByText(/^(Henüz kategori yok|Aramanıza uyan kategori yok)\.$/).waitFor(),
    shown: async (page, { walked }) => {
      await tree(page, false).waitFor()
      await dialog(page).waitFor({ state: 'detached' })
      await lies(page, walked)
    },
    moving: (page, { walked }) => lies(page, walked),
    placing: (page) => page.getByRole('dialog', { name: '“Etek” nereye taşınsın?' }).waitFor(),
    // While something is under way the same button stands there, and the dialog stays.
    confirming: (page) => confirmation(page).and(page.locator(':not([aria-busy="true"])')).waitFor(),
    emptying: (page) => dialog(page).locator('button[aria-busy="true"]').waitFor(),
    deleting: (page) => dialog(page).locator('button[aria-busy="true"]').waitFor(),
    notDeleted: (page) => dialog(page).getByRole('alert').waitFor(),
  },
  controls: {
    MOVE: async (event, { page, walked }) => {
      if (!(walked.context as CategoryTreeContext).holder.permissions.includes(100))
        return { absent: page.locator('[data-handle]') }
      await openAll(page)
      await drag(page, nameIn(event, 'id'), nameIn(event, 'id') === 'Giyim' ? 'Kadın' : nameIn(event, 'id'))
      return { absent: page.locator('[data-handle="nothing"]') }
    },
    PLACE: (_, { page }) => ({ absent: page.getByRole('button', { name: /^Taşı: / }) }),
    DELETE: (_, { page }) => ({ absent: page.getByRole('button', { name: /^Sil: / }) }),
    CONFIRM: (_, { page }) => ({ refused: confirmation(page) }),
  },
  may: (event, snapshot) => event.type.startsWith('xstate.') || isOnOffer(event, snapshot),
})

/** What the screen offers a person in this state: a dialog lies over the rest, and a search shows only what it finds. */
function isOnOffer({ type }: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { query, stored, toDelete } = context as CategoryTreeContext
  if (type === 'SEND_CHILDREN') return value === 'confirming' && toDelete?.children !== 0
  if (type === 'SEND_PRODUCTS') return value === 'confirming' && toDelete?.products !== 0
  if (type === 'CHOOSE_PLACE') return value === 'placing'
  const inDialog = ['CONFIRM', 'CANCEL', 'RETRY'].includes(type)
  if (['placing', 'confirming', 'emptying', 'deleting', 'notDeleted'].includes(String(value))) return inDialog
  if (inDialog) return false
  if (type === 'SHOW' || type === 'SEARCH' || type === 'REFRESH') return true
  return stored !== null && query.search === '' && value !== 'failed'
}

async function arranged(
  actor: string,
  event: EventObject,
  { fixture, walked }: Moment<PageFixture>,
): Promise<Arranged> {
  return { how: await arrange(fixture.browserFixture.shop, actor, event, walked.context as CategoryTreeContext) }
}

/** Every row that is there lies as deep as the walk says. */
async function lies(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const { tree: branches } = context as CategoryTreeContext
  const expected = new Map(branches.map(({ name, depth }) => [name, String(depth + 1)]))
  await expect
    .poll(async () => (await levelsOn(page)).filter(([name = '', level]) => expected.get(name) !== level))
    .toEqual([])
}

function levelsOn(page: Page): Promise<string[][]> {
  return page
    .locator('tr[data-key]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('a, [data-name]')?.textContent ?? '', row.getAttribute('aria-level') ?? '']),
    )
}

/** By an address, such as going back. */
async function goTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/categories')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

async function openAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tümünü aç' }).click()
}

/** Out of its parent and among its brothers by keys. */
async function move(event: EventObject, page: Page): Promise<void> {
  await openAll(page)
  const name = nameIn(event, 'id')
  const { position } = event as unknown as { position: number }
  if (name === 'Ayakkabı' && position === 1) return drag(page, name, name)
  await row(page, name).focus()
  await page.keyboard.press(name === 'Etek' ? 'Alt+ArrowLeft' : 'Alt+ArrowUp')
}

/** By the mouse, onto the middle of another row. */
async function drag(page: Page, name: string, onto: string): Promise<void> {
  const message = page.locator('[data-type="success"]').getByRole('button', { name: 'Kapat' })
  for (const one of await message.all()) await one.click()
  await row(page, name).locator('[data-handle]').hover()
  await page.mouse.down()
  const box = await row(page, onto).boundingBox()
  if (!box) throw new Error(`${onto} is not in sight`)
  for (const part of [0.4, 0.5, 0.55]) await page.mouse.move(box.x + 300, box.y + box.height * part)
  if (onto === 'Kadın') await page.locator('[data-rule="category.under_itself"]').waitFor()
  await page.mouse.up()
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  const box = dialog(page).getByRole('combobox', { name: label })
  await box.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** What an event's id is called. */
function nameIn(event: EventObject, key: string): string {
  return names[Number((event as unknown as Record<string, unknown>)[key])] ?? ''
}

function row(page: Page, name: string): Locator {
  return page.locator('tr[data-key]', { has: page.locator('a, [data-name]', { hasText: new RegExp(`^${name}$`) }) })
}

function tree(page: Page, busy: boolean): Locator {
  return page.locator(`table[aria-label="Kategoriler"][aria-busy="${busy}"]`)
}

function dialog(page: Page): Locator {
  return page.locator('[role="dialog"], [role="alertdialog"]')
}

function confirmation(page: Page): Locator {
  return dialog(page).getByRole('button', { name: /^(Taşı|Taşı ve sil|Sil)$/ })
}
