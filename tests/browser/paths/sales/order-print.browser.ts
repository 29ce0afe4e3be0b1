import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/sales/order-print.paths.ts'

interface Desk extends PageFixture {
  readonly number: string
  readonly address: string
}

/** The papers of a selected order, from the list of orders. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    const { id } = await newOrder(browserFixture.shop)
    const page = await browserFixture.visit()
    // What opens is noted, and the browser blocks it as the walk has it.
    await page.addInitScript(() => {
      window.open = (address) => {
        document.body.dataset.opened = String(address)
        return document.body.dataset.blocks === 'yes' ? null : window
      }
    })
    return {
      browserFixture,
      page,
      number: (await orderIn(browserFixture.shop, id)).number,
      address: `/orders/print?kind=slip&ids=${id}`,
    }
  },
  open: async ({ page, number }) => {
    await page.goto('/orders')
    await page.getByRole('row', { name: number }).press('Space')
  },
  whose: () => [],
  quiet: 'all',
  events: {
    PRINT: async (_, moment) => {
      await blockAsWalked(moment)
      await bar(moment.page).getByRole('button', { name: 'Yazdır' }).click()
      await moment.page.getByRole('menuitem', { name: 'Sevk fişleri' }).click()
    },
    RETRY: async (_, moment) => {
      await blockAsWalked(moment)
      await dialog(moment.page).getByRole('button', { name: 'Tekrar dene' }).click()
    },
    CLOSE: (_, { page }) => dialog(page).getByRole('contentinfo').getByRole('button', { name: 'Kapat' }).click(),
  },
  states: {
    idle: async (page) => {
      await dialog(page).waitFor({ state: 'detached' })
      await bar(page).getByRole('button', { name: 'Yazdır' }).waitFor()
    },
    // The browser has answered before anybody sees it.
    opening: (page, { fixture: { address } }) =>
      expect.poll(() => page.locator('body').getAttribute('data-opened')).toBe(address),
    blocked: (page) => dialog(page).getByText('Tarayıcı yazdırma penceresini engelledi.').waitFor(),
  },
})

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Seçilenler' })
const dialog = (page: Page) => page.getByRole('alertdialog')

async function blockAsWalked({ page, ahead }: Moment<Desk>): Promise<void> {
  const { output } = (ahead[0]?.event ?? {}) as { output?: boolean }
  await page.evaluate(
    (blocks) => {
      document.body.dataset.blocks = blocks
    },
    output ? 'no' : 'yes',
  )
}
