import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { typedLine } from '#machines/sales/refund-opening/refund-opening.context.ts'
import type { NewOrder } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { orderToRefund, setRefunds, takeAllPieces } from '#tests/paths/sales/refund-opening.fixture.ts'
import spec from '#tests/paths/sales/refund-opening.paths.ts'

interface Desk extends PageFixture {
  readonly sold: NewOrder
  /** The order is asked for by the opening, and not by the page. */
  looking: boolean
}

const section = (page: Page) => page.getByRole('region', { name: 'İadeler', exact: true })
const begin = (page: Page) => section(page).getByRole('button', { name: 'Yeni iade' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /yeni iade$/ })
const confirm = (page: Page) => dialog(page).locator('footer').getByRole('button').last()
const pieces = (page: Page) => dialog(page).getByLabel('Keten elbise')
const textIn = (event: object) => (event as { text: string }).text

/** Opening a refund on the page of an order. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { order, holder } = spec.inputs[input] as { order: Order; holder: { permissions: number[] } }
    const sold = await orderToRefund(browserFixture.shop, order)
    return {
      browserFixture,
      page: await browserFixture.visit({ as: await browserFixture.shop.as(holder.permissions) }),
      sold,
      looking: false,
    }
  },
  open: async ({ page, sold }) => {
    await page.goto(`/orders/edit/${sold.id}`)
    await section(page).waitFor()
  },
  whose: ({ method, path }, { looking }) => {
    if (method === 'POST' && path.endsWith('/refunds')) return ['send']
    return looking && method === 'GET' && /^\/v1\/panel\/orders\/\d+$/.test(path) ? ['look'] : []
  },
  answers: {
    look: async (event, { fixture }) => {
      const { output } = event as unknown as { output?: Order }
      if (!output) return { how: 'lost' }
      await setRefunds(fixture.browserFixture.shop, fixture.sold.id, output)
      fixture.looking = false
      return { how: 'through' }
    },
    send: async (event, { ahead, fixture: { browserFixture, sold } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'refused') await takeAllPieces(browserFixture.shop, sold)
      if (error?.kind !== 'network') return { how: 'through' }
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  events: {
    OPEN: (_, { page }) => begin(page).press('Enter'),
    ORDER: async (_, { page, walked }) => {
      const refresh = page.getByRole('button', { name: 'Siparişi yenile', includeHidden: true })
      // What was asked for before the dialog came in front of it arrives behind it.
      if (walked.value === 'writing') return refresh.dispatchEvent('click')
      // Whatever leads away from the dialog asks for the order by itself.
      if (walked.value === 'closed') await refresh.click()
    },
    PIECES: (event, { page }) => pieces(page).fill(textIn(event)),
    REASON: (event, { page }) => {
      const { reason_id } = event as unknown as { reason_id: number }
      return dialog(page)
        .getByLabel(/^Neden/)
        .selectOption({ label: reason_id === 1 ? 'Beden uymadı' : 'Kusurlu ürün' })
    },
    DESCRIBE: (event, { page }) =>
      dialog(page)
        .getByLabel(/^Açıklama/)
        .fill(textIn(event)),
    CONFIRM: (_, { page }) => confirm(page).press('Enter'),
    CANCEL: (_, { page }) => dialog(page).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page, fixture }) => {
      fixture.looking = true
      return page.getByRole('button', { name: 'Güncel hâlini göster' }).click()
    },
  },
  states: {
    closed: async (page) => {
      await dialog(page).waitFor({ state: 'detached' })
      await begin(page).and(page.locator(':not([aria-busy="true"])')).waitFor()
    },
    writing: async (page, { walked: { context } }) => {
      await expect.poll(() => dialog(page).locator('[aria-busy="true"]').count()).toBe(0)
      // What was typed is still there, whatever happened to it.
      const [typed] = Object.keys(context.typed).map((id) => typedLine(context, Number(id)).pieces)
      await expect.poll(() => pieces(page).inputValue()).toBe(typed ?? '')
    },
    sending: (page) => dialog(page).locator('[aria-busy="true"]').waitFor(),
    looking: (page) => dialog(page).locator('[aria-busy="true"]').waitFor(),
    refused: (page) => page.getByRole('alertdialog', { name: 'İade açılmadı' }).waitFor(),
    failed: (page) => page.getByRole('alertdialog', { name: 'İade açılmadı' }).waitFor(),
    left: async (page) => {
      await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
      await begin(page).waitFor()
    },
  },
  controls: {
    OPEN: (_, { page }) => ({ refused: begin(page) }),
    CONFIRM: (_, { page }) => ({ refused: confirm(page) }),
  },
})
