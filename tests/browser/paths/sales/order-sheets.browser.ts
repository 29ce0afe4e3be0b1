import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import type { OrderSheets } from '#api/contract/sales/order-sheets.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { introduceSeller, newInvoicable, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec, { tooMany } from '#tests/paths/sales/order-sheets.paths.ts'

interface Papers extends PageFixture {
  readonly order_id: number
}

/** The invoice of an order on its printed page. */
export default inBrowser(spec)<Papers>({
  begin: async (browserFixture) => {
    await introduceSeller(browserFixture.shop)
    const { id: order_id } = await newInvoicable(browserFixture.shop, { status: 'invoiced' })
    const page = await browserFixture.visit()
    await page.addInitScript(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes'
      }
    })
    return { browserFixture, page, order_id }
  },
  open: ({ page, order_id }, { input }) =>
    page.goto(input === 'many' ? `/orders/print?kind=invoice&ids=${tooMany}` : `/orders/edit/${order_id}/invoice`),
  whose: ({ path }) => (path === '/v1/panel/orders/sheets' ? ['open'] : []),
  answers: {
    open: async (event, { fixture: { browserFixture, order_id } }) => {
      const { output } = event as unknown as { output?: OrderSheets }
      if (!output) return { how: 'lost' }
      await browserFixture.shop.db.delete(invoices).where(eq(invoices.order_id, order_id))
      if (output.sheets.length > 0) await storeInvoiceOf(browserFixture.shop, order_id)
      return { how: 'through' }
    },
  },
  events: {
    PRINT: async (_, { page }) => {
      await print(page).click()
      await page.locator('body[data-printed="yes"]').waitFor()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    tooMany: (page) => page.getByText('Bir seferde en çok 200 sipariş yazdırılır.').waitFor(),
    opening: (page) => page.locator('main [data-skeleton]').first().waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    shown: (page, { walked: { context } }) =>
      (context.found.sheets.length > 0
        ? page.getByRole('article', { name: /^e-ARŞİV FATURA KPA/ })
        : page.locator('main [data-rule="invoice.none"]')
      ).waitFor(),
  },
  controls: { PRINT: (_, { page }) => ({ refused: print(page) }) },
})

const print = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Yazdır', exact: true })
