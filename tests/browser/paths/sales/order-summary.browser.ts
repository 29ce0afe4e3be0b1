import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { periodSays } from '#api/resources/sales/orders.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/sales/order-summary.paths.ts'

/** The summary of orders on its page, of the last thirty days and of today. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => {
    await newOrder(stage.shop)
    await newOrder(stage.shop, { status: 'accepted', ordered_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    return { stage, page: await stage.visit() }
  },
  open: ({ page }) => page.goto('/orders-summary'),
  whose: ({ path }) => (path === `${ordersPath}/summary` ? ['sum'] : []),
  answers: { sum: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    SHOW: (event, { page }) => tabOf(page, (event as unknown as { query: OrderSummaryQuery }).query).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    summing: async (page, { walked: { context } }) => {
      await tabOf(page, context.query).and(page.locator('[aria-current="page"]')).waitFor()
    },
    shown: async (page, { scene: { stage }, walked: { context } }) => {
      const { period = 'last_30_days' } = context.query
      const { body } = await stage.shop.call('GET', `${ordersPath}?period=${period}`)
      await expect.poll(() => ordersOf(page), { timeout: 5000 }).toBe(body.data.total)
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
    },
    failed: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
  },
})

function tabOf(page: Page, { period = 'last_30_days' }: OrderSummaryQuery) {
  return page.getByRole('link', { name: periodSays[period].message, exact: true })
}

/** The orders of all statuses, added up from their table. */
async function ordersOf(page: Page): Promise<number> {
  const counts = await page.getByRole('grid', { name: 'Duruma göre' }).getByRole('link').allTextContents()
  return counts.reduce((sum, count) => sum + Number(count), 0)
}
