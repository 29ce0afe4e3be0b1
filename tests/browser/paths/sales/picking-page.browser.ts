import type { Locator, Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { KeptBasket } from '#machines/sales/picking/kept-basket.ts'
import { linesOf } from '#machines/sales/picking/picking-page.context.ts'
import { closedBy } from '#machines/sales/picking/picking-page.rules.ts'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import type { Walk } from '#tests/paths/cover/walks.ts'
import { type PickingWorld, storedPicking } from '#tests/paths/sales/picking-page.consequences.ts'
import spec from '#tests/paths/sales/picking-page.paths.ts'
import { pickingReplay, readPicking } from '#tests/paths/sales/picking-page.replay.ts'

interface Desk extends PickingWorld, PageFixture {
  /** The pause until other devices are looked at runs. */
  resting: boolean
  /** Whose baskets the browser keeps. */
  readonly user_id: number
}

const face = onScreen(pickingReplay)

/** The basket of an order on its screen, as a scanner, a keyboard and a finger fill it. */
export default inBrowser(spec)<Desk>({
  ...face,
  begin: async (browserFixture: BrowserFixture, walk: Walk) => {
    const world = await face.begin(browserFixture, walk)
    const { body } = await browserFixture.shop.call('GET', '/v1/auth/me', { as: world.token })
    return { ...world, resting: false, user_id: body.data.user.id }
  },
  open: async ({ page, id }) => {
    // What other devices pick is looked at when the walk says so, however long a step takes.
    await page.clock.install()
    await page.goto(`/orders/edit/${id}/basket-picking`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.pauseAt(Date.now() + 2_000)
  },
  answers: { ...face.answers, open: read, look: read, catchUp: read },
  events: {
    // A scanner types wherever the focus is, and ends with Enter.
    SCAN: async (event, { page, fixture: { code } }) => {
      const { code: walked } = event as unknown as { code: string }
      await page.keyboard.type(walked === '8690000000012' ? code : walked)
      await page.keyboard.press('Enter')
    },
    SET: (event, moment) => countButton(event, moment).press('Enter'),
    SHORT: (_, { page }) => reason(page).selectOption('missing'),
    DISMISS: (_, { page }) => button(page, 'Anladım').click(),
    FINISH: (_, { page }) => button(page, 'Toplamayı bitir').press('Enter'),
    PAUSE: (_, { page }) => button(page, 'Ara ver').press('Enter'),
    RESUME: (_, { page }) => button(page, 'Toplamayı sürdür').press('Enter'),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    ONLINE: (_, { page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Güncel hâlini göster' }).click(),
  },
  passes: async ({ type }, { page, walked: { context } }) => {
    if (type.includes('patience')) await page.clock.fastForward(2_500 * 2 ** context.tries)
  },
  states: {
    opening: (page) => page.getByRole('alertdialog').waitFor({ state: 'detached' }),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    missing: (page) => page.getByText('Kayıt bulunamadı.').waitFor(),
    'basket.hand.ready': async (page, moment) => {
      await button(page, 'Anladım').waitFor({ state: 'detached' })
      await showsBasket(moment)
    },
    'basket.hand.wrong': async (page, moment) => {
      await page.getByRole('alert').getByRole('button', { name: 'Anladım' }).waitFor()
      await showsBasket(moment)
    },
    'basket.hand.ending': (page) => button(page, 'Toplamayı bitir').waitFor(),
    'basket.store.saved': async (page, { fixture }) => {
      await page.getByText('Kaydedildi', { exact: true }).waitFor()
      await showsWhatIsStored(page, fixture)
      fixture.resting = true
    },
    'basket.store.looking': async (page, { fixture }) => {
      if (fixture.resting) await page.clock.fastForward(5_000)
      fixture.resting = false
      await page.getByText('Kaydedildi', { exact: true }).waitFor()
    },
    'basket.store.saving': (page) => page.getByText('Kaydediliyor', { exact: true }).waitFor(),
    'basket.store.catchingUp': (page) => page.getByText('Öbür cihazın topladıkları alınıyor').waitFor(),
    // The bar stays while it is sent again, so it does not tell that from this.
    'basket.store.unsaved': async (page) => {
      await page.getByText('Bu tarayıcıda saklandı', { exact: true }).waitFor()
      await page.getByRole('alert').getByText(orNoAnswer('Kaydedilemedi')).waitFor()
    },
    refused: (page) => page.getByRole('alertdialog', { name: 'Toplama kaydedilmedi' }).waitFor(),
    paused: (page) => page.getByText('Ara verildi').waitFor(),
    done: (page) => page.getByText('Sipariş toplandı').waitFor(),
  },
  controls: {
    SET: (event, moment) => refusing(countButton(event, moment)),
    FINISH: (_, { page }) => refusing(button(page, 'Toplamayı bitir')),
    SHORT: (_, { page }) => refusing(reason(page)),
    // In the place of the field stands why nothing is picked.
    SCAN: (_, { page }) => ({ absent: page.getByLabel('Barkod ya da stok kodu') }),
    RESUME: (_, { page }) => ({ refused: button(page, 'Toplamayı sürdür') }),
  },
})

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const reason = (page: Page) => page.getByRole('main').getByLabel('Eksiğin nedeni')

/** The focus may stand on it already; it tells its rules when it comes anew. */
async function refusing(refused: Locator) {
  await refused.blur()
  return { refused }
}

/** How many pieces are in the basket, and where to scan the next, or why none is. */
async function showsBasket({ page, walked: { context } }: Moment<Desk>): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText(`${linesOf(context)[0]?.picked} / 1 parça`).waitFor()
  const closed = closedBy(context)
  for (const { id } of closed) await main.getByRole('status').locator(`[data-rule="${id}"]`).waitFor()
  if (closed.length === 0) await main.getByLabel('Barkod ya da stok kodu').waitFor()
}

/** What lies in the basket is what is stored, once it says so. */
async function showsWhatIsStored(page: Page, world: PickingWorld): Promise<void> {
  const [line] = (await storedPicking(world))?.picking?.lines ?? []
  await page
    .getByRole('main')
    .getByText(`${line?.picked ?? 0} / 1 parça`)
    .waitFor()
}

function countButton(event: EventObject, { page, walked }: Moment<Desk>) {
  const now = linesOf(walked.context)[0]?.picked ?? 0
  return button(page, (event as unknown as { picked: number }).picked < now ? /bir eksik$/ : /bir fazla$/)
}

/** What the page before it kept in the browser's own database. */
function putUnsent({ key, basket }: { key: string; basket: KeptBasket }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kepenk', 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore('unsent_baskets')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('unsent_baskets', 'readwrite')
      transaction.objectStore('unsent_baskets').put(basket, key)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onabort = () => reject(transaction.error)
    }
  })
}

/** What this browser keeps of an order opens its page without a network, so there is none where it does not open. */
async function forgetKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('answers ')) await caches.delete(name)
  })
}

async function read(event: EventObject, { fixture, page, walked }: Moment<Desk>): Promise<Arranged> {
  const { how, kept } = await readPicking(event, { world: fixture, walked })
  if (how === 'lost') await forgetKept(page)
  if (kept) await leaveUnsent(fixture, kept)
  return { how }
}

/** An earlier page of the same person left it in this browser. */
async function leaveUnsent({ browserFixture, page, id, user_id }: Desk, basket: KeptBasket): Promise<void> {
  await page.evaluate(putUnsent, { key: `${browserFixture.shop.own.shop_id}/${user_id}/${id}`, basket })
}
