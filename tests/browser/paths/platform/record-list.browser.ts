import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type {
  NotRemoved,
  RecordListContext,
  Removed,
  SwitchResult,
} from '#machines/platform/record-list/record-list.context.ts'
import { removeProducts } from '#tests/jobs.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import {
  actorsOf,
  brandsIn,
  codesOf,
  haveBrands,
  removeAll,
  returnToStock,
  takeNames,
  use,
  wake,
} from '#tests/paths/platform/brands.fixture.ts'
import spec from '#tests/paths/platform/record-list.paths.ts'

interface Desk extends PageFixture {
  /** The brands that were asked about last. */
  asked: readonly number[]
}

/** More than a page of brands, so that there is a page to turn to. */
const many = 102

/** The list of brands on its screen. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    await returnToStock(shop)
    await removeAll(shop, (await brandsIn(shop)).slice(many))
    return {
      browserFixture,
      asked: [],
      page: await browserFixture.visit({ as: await shop.as(codesOf[input as keyof typeof codesOf] ?? [100]) }),
    }
  },
  open: ({ page }) => page.goto('/brands'),
  whose: (call, fixture) => {
    const actors = actorsOf(call)
    if (actors.includes('ask')) fixture.asked = (new URLSearchParams(call.query).get('id') ?? '').split(',').map(Number)
    return actors
  },
  // Past the end, the last page is asked for right away.
  answers: { list: listed, ask: held, passivate: passivated, remove: removed, switch: switched },
  events: {
    SHOW: (_, { page }) => goTo(page),
    SET_PAGE: (_, { page }) => page.getByRole('button', { name: 'Sonraki sayfa' }).click(),
    SORT: (_, { page }) => page.getByRole('button', { name: 'Marka adı' }).click(),
    FILTER: (_, { page }) => filter(page),
    SEARCH: (event, { page }) =>
      page.getByRole('searchbox', { name: 'Ara' }).fill((event as { text?: string }).text ?? ''),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    RETRY: (_, { page }) => question(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    SELECT: (event, { page, walked }) => select(event, page, walked),
    DELETE: (event, { page }) =>
      'ids' in event ? trash(page).first().click() : toolbar(page).getByRole('button', { name: 'Sil' }).click(),
    MAKE_PASSIVE: (_, { page }) => passive(page).click(),
    SET_STATUS: (_, { page }) => makesPassive(page).click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Sil' }).click(),
    CANCEL: (_, { page }) =>
      question(page)
        .getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
        .last()
        .click(),
  },
  states: {
    'rows.loading': (page) => table(page, true).waitFor(),
    'rows.typing': (page) => table(page, true).waitFor(),
    'rows.shown': async (page) => {
      await table(page, false).waitFor()
      await page.locator('tr[data-key]', { hasText: 'Paşabahçe' }).first().waitFor()
    },
    'rows.empty': (page) => page.getByText(/^(Henüz marka yok|Aramanıza uyan kayıt yok)\.$/).waitFor(),
    'rows.failed': (page) => page.getByText('Yüklenemedi').waitFor(),
    'deletion.idle': (page) => question(page).waitFor({ state: 'detached' }),
    'deletion.asking': (page) => page.locator('main button[aria-busy="true"]').first().waitFor(),
    'deletion.unasked': (page) => question(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    'deletion.passivating': (page) => question(page).locator('button[aria-busy="true"]').waitFor(),
    'deletion.switching': (page) => toolbar(page).locator('button[aria-busy="true"]').waitFor(),
    'deletion.notSwitched': (page) =>
      question(page, /[Dd]eğiştirilemedi/)
        .getByRole('alert')
        .waitFor(),
    'deletion.switchFailed': (page) => question(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    'deletion.confirming': (page) =>
      question(page, /silinsin mi/)
        .getByRole('button', { name: 'Sil', disabled: false })
        .waitFor(),
    'deletion.deleting': (page) => question(page).locator('button[aria-busy="true"]').waitFor(),
    'deletion.refused': (page) =>
      question(page, /Silinemedi/)
        .getByRole('alert')
        .first()
        .waitFor(),
    'deletion.failed': (page) => question(page).getByRole('alert').waitFor(),
  },
  controls: {
    MAKE_PASSIVE: (_, { page }) => ({ refused: passive(page) }),
    SET_STATUS: (_, { page, walked }) =>
      (walked.context as RecordListContext).selected.length > 0
        ? { refused: makesPassive(page) }
        : { absent: toolbar(page) },
    DELETE: (event, { page }) => ({ absent: 'ids' in event ? trash(page) : toolbar(page) }),
  },
  may: (event, snapshot) => event.type.startsWith('xstate.') || isOnOffer(event, snapshot),
})

/** What the screen offers a person in this state: a dialog lies over the rest, and rows have to be there to be used. */
function isOnOffer({ type }: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { rows, deletion } = value as { rows: string; deletion: string }
  if (deletion !== 'idle') return ['CONFIRM', 'CANCEL', 'RETRY', 'MAKE_PASSIVE'].includes(type)
  if (type === 'REFRESH') return rows === 'failed'
  const { rows: drawn, query } = context as RecordListContext
  if (type === 'SET_PAGE') return (drawn?.length ?? 0) > 0 && rows !== 'failed' && query.page === 0
  return ['SORT', 'SELECT'].includes(type) ? (drawn?.length ?? 0) > 0 && rows !== 'failed' : true
}

async function listed(event: EventObject, { fixture: { browserFixture } }: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  const { rows, total } = (event as unknown as { output: { rows: unknown[]; total: number } }).output
  await wake(browserFixture.shop)
  // No rows of some: those of the page that was asked for are gone.
  await haveBrands(browserFixture.shop, rows.length > 0 ? many : total)
  return { how: 'through' }
}

async function held(event: EventObject, moment: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  const { shop } = moment.fixture.browserFixture
  await returnToStock(shop)
  await removeProducts(shop)
  const { output } = event as unknown as { output: readonly NotRemoved[] }
  if (output.length > 0) await tieAsked(moment)
  return { how: 'through' }
}

/** Products have the brands that are about to be deleted. */
async function tieAsked({ fixture: { browserFixture, asked } }: Moment<Desk>): Promise<void> {
  for (const id of asked) await use(browserFixture.shop, id)
}

async function passivated(event: EventObject, { fixture }: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  await returnToStock(fixture.browserFixture.shop)
  return { how: 'through' }
}

async function removed(event: EventObject, moment: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  await returnToStock(moment.fixture.browserFixture.shop)
  const { refused } = (event as unknown as { output: Removed }).output
  if (refused.length > 0) await tieAsked(moment)
  return { how: 'through' }
}

async function switched(event: EventObject, { fixture }: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  const { shop } = fixture.browserFixture
  await returnToStock(shop)
  const { refused } = (event as unknown as { output: SwitchResult }).output
  await wake(shop)
  if (refused.length === 0) return { how: 'through' }
  return { how: 'through', after: await takeNames(shop, await selectedIn(fixture.page)) }
}

/** One more row, unless the walk has this one selected already. */
async function select(event: EventObject, page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const [id] = (event as { ids?: readonly number[] }).ids ?? []
  if ((context as RecordListContext).selected.includes(id ?? 0)) return
  await page.locator('tr[data-key] input[type="checkbox"]:not(:checked)').first().check()
}

async function selectedIn(page: Page): Promise<number[]> {
  const keys = await page
    .locator('tr[data-key]:has(input:checked)')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  return keys.map(Number)
}

/** By an address, such as going back. */
async function goTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', location.search.includes('paş') ? '/brands' : '/brands?search=pa%C5%9F')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

async function filter(page: Page): Promise<void> {
  const on = page.getByRole('button', { name: /Durum: Aktif/ })
  if ((await on.count()) > 0) return on.click()
  await page.getByRole('button', { name: 'Filtre: Durum' }).click()
  await page.getByRole('menuitem', { name: 'Aktif' }).click()
}

function table(page: Page, busy: boolean) {
  return page.locator(`table[aria-label="Markalar"][aria-busy="${busy}"]`)
}

function question(page: Page, name?: RegExp) {
  return page.getByRole('alertdialog', name ? { name } : {})
}

function passive(page: Page) {
  return question(page).getByRole('button', { name: 'Pasif yap' }).first()
}

function makesPassive(page: Page) {
  return toolbar(page).getByRole('button', { name: 'Pasif yap' })
}

function trash(page: Page) {
  return page.getByRole('button', { name: /^Sil: / })
}

function toolbar(page: Page) {
  return page.getByRole('toolbar', { name: 'Seçilenler' })
}
