import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { allColumns, columnsOf } from '#machines/catalog/price-edit/columns.ts'
import type {
  PriceEditContext,
  PriceEditEvent,
  PriceFilters,
  Spot,
} from '#machines/catalog/price-edit/price-edit.types.ts'
import { searchOf } from '#screens/catalog/products/prices/address.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { workOff } from '#tests/jobs.ts'
import spec, { nothing } from '#tests/paths/catalog/price-edit.paths.ts'
import { howBegun, type PricedShop, preparePrices, priceEditPath } from '#tests/paths/catalog/price-edit.shop.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'

type Desk = PageFixture & PricedShop
type Doing = (event: EventObject, moment: Moment<Desk>) => Promise<unknown>

const checking = 'Uygulamadan önce denetle'
const dryRun = 'Uygulanırsa ne değişir'
const takingBack = 'Bu fiyat değişikliğini geri al'

/** The grid on its screen: cells by mouse and keyboard, the clipboard, the dry run, and the job. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    const { shop } = browserFixture
    const page = await browserFixture.visit({ as: await shop.as([603]) })
    return { browserFixture, page, ...(await preparePrices(shop)) }
  },
  open: ({ page, code }) => page.goto(`/products/multiple-price-edit?search=${code}`),
  whose: ({ method, path }) => {
    if (path === '/v1/panel/shop') return ['open']
    if (path === `${priceEditPath}/check`) return ['check']
    if (path === priceEditPath) return method === 'POST' ? ['apply'] : ['open', 'more']
    if (!path.startsWith('/v1/panel/jobs/')) return []
    return path.endsWith('/undo') ? ['takeBack'] : ['look']
  },
  // What follows asks the same again.
  answers: {
    open: (event, { fixture, ahead }) => lostOr(event, () => fixture.fill(event, ahead)),
    more: (event) => lostOr(event, async () => {}),
    check: (event, { fixture }) => lostOr(event, () => fixture.moved(event)),
    apply: (event, { ahead }) => ({ how: howBegun(event, ahead) }),
    look: async (event, { fixture, ahead }) => {
      // Where nobody looks any more the job comes to its end all the same.
      if ('error' in event && ahead[0]?.event.type === 'CANCEL') await workOff(fixture.browserFixture.shop)
      return lostOr(event, () => fixture.work(event))
    },
    takeBack: (event, { ahead }) => ({ how: howBegun(event, ahead) }),
  },
  events: {
    SEARCH: async (event, { page, fixture }) => {
      const { text } = fixture.own(event) as unknown as { text: string }
      const field = page.getByRole('searchbox')
      // Other words are searched for by themselves, the same ones only when that is asked for.
      if ((await field.inputValue()) === text) await button(page, 'Ara').click()
      else await field.fill(text)
    },
    FILTER: async (_, { page }) => {
      await button(page, 'Filtre: Marka').click()
      await page.getByRole('combobox', { name: 'Marka' }).press('ArrowDown')
      await page.getByRole('option').first().waitFor()
      await page.getByRole('option').first().click()
    },
    SHOW: (event, moment) => goTo(event, moment),
    SHOW_COLUMNS: async (event, { page, walked }) => {
      await (await columnBox(page, event, walked)).click()
      await dismiss(page.locator('[data-radix-popper-content-wrapper] > *'))
    },
    SELECT: async (event, { page }) => {
      const { anchor, focus } = event as PriceEditEvent & { anchor: Spot; focus: Spot }
      await cell(page, anchor).click()
      if (anchor.row !== focus.row) await cell(page, focus).click({ modifiers: ['Shift'] })
    },
    TYPE: async (event, { page }) => {
      const { text } = event as PriceEditEvent & { text: string }
      if ((await input(page).count()) === 0) await grid(page).press(text.slice(0, 1))
      await input(page).fill(text)
    },
    COMMIT: (_, { page }) => input(page).blur(),
    CANCEL: async (_, { page }) =>
      (await input(page).count()) > 0
        ? input(page).press('Escape')
        : dialog(page)
            .getByRole('button', { name: /^(Vazgeç|Tabloya dön|Kapat)$/ })
            .last()
            .click(),
    PASTE: (event, { page }) => grid(page).evaluate(paste, (event as PriceEditEvent & { text: string }).text),
    CLEAR: (_, { page }) => grid(page).press('Delete'),
    FILL: (_, { page }) => grid(page).press('Control+d'),
    FILL_TO: async (event, { page }) => {
      const to = await middleOf(cell(page, (event as PriceEditEvent & { spot: Spot }).spot))
      const from = await middleOf(page.locator('[data-handle]'))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    ROUND: pressing('0,5’e yuvarla'),
    CHANGE: pressing('Yüzde ya da tutarla değiştir'),
    SET_CHANGE: (event, { page }) =>
      dialog(page)
        .getByRole('textbox', { name: 'Değişiklik' })
        .fill((event as PriceEditEvent & { change: { amount: string } }).change.amount),
    CONFIRM: pressing('Hücrelere yaz'),
    UNDO: (_, { page }) => grid(page).press('Control+z'),
    REDO: (_, { page }) => grid(page).press('Control+y'),
    DISCARD: pressing('Değişiklikleri bırak'),
    CHECK: pressing(checking),
    APPLY: pressing(/ uygula$/),
    TAKE_BACK: pressing(takingBack),
    RETRY: pressing('Tekrar dene'),
  },
  states: {
    opening: async (page) => {
      await page.locator('[data-skeleton="table"], [role="grid"][aria-busy="true"]').waitFor()
      await comingRows(page).waitFor({ state: 'detached' })
    },
    following: async (page) => {
      await page.locator('[role="grid"][aria-busy="true"]').waitFor()
      await comingRows(page).waitFor()
    },
    empty: (page) => page.getByText('Fiyatı değiştirilecek varyant yok').waitFor(),
    failed: (page) => page.getByRole('alert').getByText('Yüklenemedi').waitFor(),
    'grid.browsing': async (page, { walked }) => {
      await page.locator('[role="grid"][aria-busy="false"]').waitFor()
      await dialog(page).waitFor({ state: 'detached' })
      await input(page).waitFor({ state: 'detached' })
      const { changed } = walked.context as PriceEditContext
      await expect
        .poll(() => page.getByText(/^\d+ fiyat değişti$/).allTextContents())
        .toEqual(changed > 0 ? [`${changed} fiyat değişti`] : [])
    },
    'grid.typing': async (page, { walked }) => {
      await expect.poll(() => input(page).inputValue()).toBe((walked.context as PriceEditContext).typed)
    },
    'grid.changing': (page) => dialog(page, 'Seçili fiyatları değiştir').waitFor(),
    'grid.checking': (page) => page.locator('button[aria-busy="true"]', { hasText: checking }).waitFor(),
    'grid.notChecked': (page) => dialog(page, 'Değişiklikler denetlenemedi').getByRole('alert').waitFor(),
    'grid.checked': (page) => dialog(page, dryRun).getByRole('grid').waitFor(),
    'grid.applying': (page) => dialog(page, dryRun).locator('button[aria-busy="true"]').waitFor(),
    'grid.notApplied': (page) => dialog(page, dryRun).getByRole('alert').waitFor(),
    'applied.looking': underWay,
    'applied.pausing': underWay,
    'applied.takingBack': underWay,
    'applied.lost': (page) => dialog(page).getByRole('alert').getByText('Yüklenemedi').waitFor(),
    'applied.notTakenBack': (page) => dialog(page).getByRole('alert').getByText('Uygulanamadı').waitFor(),
    'applied.over': (page) => dialog(page, /(sonucu|geri alındı)$/).waitFor(),
  },
  controls: {
    SEARCH: (_, { page }) => ({ refused: button(page, 'Ara') }),
    FILTER: async (_, { page }) => {
      const off = button(page, 'Filtre: Marka')
      return (await off.count()) > 0 ? { refused: off } : { absent: button(page, /^Kaldır: Marka/) }
    },
    SHOW_COLUMNS: async (event, { page, walked }) => ({ refused: await columnBox(page, event, walked) }),
    FILL: (_, { page }) => ({ refused: button(page, 'Aşağı doldur') }),
    UNDO: (_, { page }) => ({ refused: button(page, 'Geri al') }),
    REDO: (_, { page }) => ({ refused: button(page, 'Yinele') }),
    DISCARD: (_, { page }) => ({ absent: button(page, 'Değişiklikleri bırak') }),
    CHECK: (_, { page }) => ({ refused: button(page, checking) }),
    CONFIRM: (_, { page }) => ({ refused: button(page, 'Hücrelere yaz') }),
    APPLY: (_, { page }) => ({ refused: button(page, / uygula$/) }),
    TAKE_BACK: (_, { page, walked }) =>
      (walked.context as PriceEditContext).job?.undoes
        ? { absent: button(page, takingBack) }
        : { refused: button(page, takingBack) },
  },
  may: isOnOffer,
})

/** What a person can do here: a filter that is on is not chosen again, nor is the cell that is typed into, and hidden lists have no cells. */
function isOnOffer({ type, ...event }: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { query, focus, lists, shown } = context as PriceEditContext
  if (type === 'FILTER') return query.filters.brand_id === undefined
  if (type === 'SEARCH') return (event as { text?: string }).text !== nothing || query.search !== nothing
  if (type !== 'SELECT') return true
  const typing = typeof value === 'object' && 'grid' in value && value.grid === 'typing'
  return columnsOf({ lists, shown }).length > 0 && !(typing && focus.row === 0)
}

async function lostOr(event: EventObject, arrange: () => Promise<void>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  await arrange()
  return { how: 'through' }
}

function pressing(name: string | RegExp): Doing {
  return (_, { page }) => button(page, name).click()
}

async function underWay(page: Page): Promise<void> {
  await dialog(page, /(uygulanıyor|geri alınıyor)$/)
    .getByRole('progressbar')
    .waitFor()
}

/** Another address on the same page, as a saved view is one; changes are asked for first. */
async function goTo(event: EventObject, { page, fixture }: Moment<Desk>): Promise<void> {
  const { query } = fixture.own(event) as EventObject & { query: PriceFilters }
  const asks = (await button(page, 'Değişiklikleri bırak').count()) > 0
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    `/products/multiple-price-edit${searchOf(query)}`,
  )
  if (!asks) return
  const question = dialog(page, 'Kaydedilmemiş değişiklikler var')
  await question.getByRole('button', { name: 'Değişiklikleri bırak' }).click()
}

/** The box of the column that the event shows or hides, behind its button. */
async function columnBox(page: Page, event: EventObject, { context }: AnyMachineSnapshot): Promise<Locator> {
  const { columns } = event as PriceEditEvent & { columns: readonly string[] }
  const keys = allColumns((context as PriceEditContext).lists).map(({ key }) => key)
  const boxes = page.getByRole('dialog', { name: 'Sütunlar' }).getByRole('checkbox')
  if ((await boxes.count()) === 0) await button(page, 'Sütunlar').click()
  await expect.poll(() => boxes.count()).toBe(keys.length)
  for (const [at, key] of keys.entries())
    if ((await boxes.nth(at).isChecked()) !== columns.includes(key)) return boxes.nth(at)
  throw new Error('no column is shown or hidden')
}

function paste(grid: HTMLElement | SVGElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the cell is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function grid(page: Page): Locator {
  return page.locator('#price-grid')
}

function cell(page: Page, { row, column }: Spot): Locator {
  return grid(page).locator(`[role="gridcell"][data-row="${row}"][data-column="${column}"]`)
}

function comingRows(page: Page): Locator {
  return page.getByRole('progressbar', { name: 'Varyantlar yükleniyor' })
}

function input(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Yeni fiyat' })
}

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true })
}

function dialog(page: Page, name?: string | RegExp): Locator {
  const dialogs = page.locator('[aria-modal="true"]')
  return name === undefined
    ? dialogs
    : dialogs.and(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })))
}
