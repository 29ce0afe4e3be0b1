import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { catalogIssueNames } from '#api/contract/catalog/catalog.ts'
import type { OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { catalogIssues } from '#api/resources/catalog/catalog-issues.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { careless } from '#tests/paths/platform/careless.ts'
import spec from '#tests/paths/platform/loaded.paths.ts'

/** The catalogue's own page, in a shop with one of everything that needs care, and the summary of orders of its days. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture, { input }) => {
    if (input === 'catalog') await careless(browserFixture.shop)
    else {
      await newOrder(browserFixture.shop)
      const ordered_at = new Date(Date.now() - 3 * 86_400_000).toISOString()
      await newOrder(browserFixture.shop, { status: 'accepted', ordered_at })
    }
    return { browserFixture, page: await browserFixture.visit() }
  },
  open: ({ page }, { input }) => page.goto(input === 'catalog' ? '/catalog' : '/orders-summary'),
  whose: ({ path }) => (path === '/v1/panel/catalog' || path === `${ordersPath}/summary` ? ['load'] : []),
  answers: { load: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => recount(page).click(),
    SHOW: (event, { page }) => tabOf(page, (event as unknown as { query: OrderSummaryQuery }).query).click(),
  },
  states: {
    loading: async (page, { walked: { context } }) => {
      if (context.query !== null) return isTab(page, context.query)
      // What was counted before stays while it is counted anew.
      if (context.data === null) await expect.poll(() => counts(page)).toEqual(catalogIssueNames.map(() => ''))
      else await recount(page).and(page.locator('[aria-busy="true"]')).waitFor()
    },
    shown: async (page, moment) => {
      if (moment.walked.context.query === null) await countsTheCares(page, moment)
      else await sumsTheOrders(page, moment)
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    },
    failed: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
  },
})

async function countsTheCares(page: Page, { fixture: { browserFixture } }: Moment<PageFixture>): Promise<void> {
  const totals = await Promise.all(
    catalogIssueNames.map(async (name) => {
      const { list, filters } = catalogIssues[name]
      const query = new URLSearchParams(filters as Record<string, string>)
      return String((await browserFixture.shop.call('GET', `/v1/panel/${list}?${query}`)).body.data.total)
    }),
  )
  await expect.poll(() => counts(page)).toEqual(totals)
}

async function sumsTheOrders(
  page: Page,
  { fixture: { browserFixture }, walked: { context } }: Moment<PageFixture>,
): Promise<void> {
  const { period = 'last_30_days' } = context.query
  const { body } = await browserFixture.shop.call('GET', `${ordersPath}?period=${period}`)
  await expect.poll(() => ordersOf(page)).toBe(body.data.total)
}

function recount(page: Page) {
  return page.getByRole('button', { name: 'Yeniden say' })
}

function counts(page: Page) {
  return page.getByRole('main').locator('dl dd').allTextContents()
}

function isTab(page: Page, query: OrderSummaryQuery) {
  return tabOf(page, query).and(page.locator('[aria-current="page"]')).waitFor()
}

function tabOf(page: Page, { period = 'last_30_days' }: OrderSummaryQuery) {
  return page.getByRole('link', { name: periodSays[period].message, exact: true })
}

/** The orders of all statuses, added up from their table. */
async function ordersOf(page: Page): Promise<number> {
  const numbers = await page.getByRole('grid', { name: 'Duruma göre' }).getByRole('link').allTextContents()
  return numbers.reduce((sum, count) => sum + Number(count), 0)
}
