import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { countStock } from '#tests/fixtures/stock.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import spec from '#tests/paths/catalog/product-actions.paths.ts'
import { productIn } from '#tests/paths/catalog/product-form.shop.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'

interface Desk extends PageFixture {
  /** The product that is copied, and another one, which waits until the first is copied. */
  readonly id: number
  readonly other: number
  /** How many products there are. */
  products: number
  /** The act whose answer was lost was done, and asking again does it no second time. */
  done: boolean
  /** Whether the page asks for a copy, and has no answer yet. */
  copying: boolean
}

const path = '/v1/panel/products'
const everything = 'Tüm ürünleri sil'

/** Copying a product in the list, and the job that deletes all of them: one stays, because its stock was moved (rule R191). */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    const [id, other] = input === 'all' ? [await added(shop, 3), await added(shop, 0)] : [0, 0]
    if (id) await countStock(shop, id)
    const { total } = (await shop.call('GET', path)).body.data
    const page = await browserFixture.visit({ as: await shop.as(input === 'looking' ? [600] : [100]) })
    return { browserFixture, page, id, other, products: total, done: false, copying: false }
  },
  open: ({ page }) => page.goto('/products'),
  whose: ({ method, path: asked }, fixture) => {
    if (method === 'DELETE') return ['removeAll']
    if (!asked.startsWith(`${path}/copy/`)) return []
    fixture.copying = true
    return ['copy']
  },
  answers: {
    copy: (event, moment) => {
      moment.fixture.copying = false
      return answered(event, moment, (before) => before + 1)
    },
    removeAll: (event, moment) => answered(event, moment, (before) => before),
  },
  events: {
    COPY: (event, { page, fixture }) => copyOf(event, page, fixture).click(),
    // By keys: the messages about copies may lie over the menu for a while.
    DELETE_ALL: async (_, { page }) => {
      await more(page).press('Enter')
      await page.getByRole('menuitem', { name: everything }).press('Enter')
    },
    TYPE_WORD: (event, { page }) => word(page).fill((event as unknown as { text: string }).text),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: everything }).click(),
    CANCEL: (_, { page }) =>
      question(page)
        .getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
        .last()
        .click(),
    RETRY: (_, { page }) =>
      question(page)
        .getByRole('button', { name: /^(Tekrar dene|Tüm ürünleri sil)$/ })
        .click(),
  },
  states: {
    idle: async (page, { fixture }) => {
      await question(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('tr[data-key]').count()).toBe(fixture.products)
    },
    copying: async (page, { fixture }) => {
      await expect.poll(() => fixture.copying).toBe(true)
      await question(page).waitFor({ state: 'detached' })
    },
    notCopied: (page) => question(page, titleOrNoAnswer('kopyalanamadı')).waitFor(),
    asking: async (page, { walked }) => {
      await word(page).waitFor()
      expect(await word(page).inputValue()).toBe(walked.context.typed)
    },
    deleting: (page) => question(page).locator('button[aria-busy="true"]').waitFor(),
    notDeleted: (page) => question(page, everything).getByRole('alert').waitFor(),
    begun: async (page, { fixture }) => {
      await page.getByRole('heading', { name: 'Toplu ürün silme' }).waitFor()
      await workOff(fixture.browserFixture.shop)
      await page.getByText('Ürünün stok hareketleri var.').waitFor()
    },
  },
  controls: {
    // Where a copy is under way or waits, the button is at work and takes nothing more.
    COPY: (event, { page, fixture, walked }) => ({
      absent: walked.hasTag('busy')
        ? copyOf(event, page, fixture).and(page.locator(':not([aria-busy="true"])'))
        : copies(page),
    }),
    DELETE_ALL: (_, { page }) => ({ absent: more(page) }),
    CONFIRM: (_, { page }) => ({ refused: question(page).getByRole('button', { name: everything }) }),
  },
})

async function added(shop: Shop, quantity: number): Promise<number> {
  const body = productIn(shop.own, { variants: [variant({ quantity })] })
  return (await shop.call('POST', path, { body })).body.data.id
}

/** An answer that is asked for again was lost on its way back: the act is done, once. */
function answered(event: EventObject, { fixture, ahead }: Moment<Desk>, after: (before: number) => number): Arranged {
  const how = !('error' in event) ? 'through' : ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost'
  if (how !== 'lost' && !fixture.done) fixture.products = after(fixture.products)
  fixture.done = how === 'answerLost'
  return { how }
}

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}

function word(page: Page) {
  return question(page).getByRole('textbox')
}

function copyOf(event: EventObject, page: Page, { id, other }: Desk) {
  const asked = (event as unknown as { id: number }).id === 9 ? other : id
  return copies(page.locator(`tr[data-key="${asked}"]`))
}

function copies(page: Page | Locator) {
  return page.getByRole('button', { name: /^Kopyala: / })
}

function more(page: Page) {
  return page.getByRole('button', { name: 'Diğer işlemler' })
}
