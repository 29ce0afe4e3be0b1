import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesAt } from '#book/history/committed-pages.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

/** What analysts ask of the book, each from its first page in at most three presses. */
describe('an analyst asks', () => {
  test('which test proves R61: two presses', async () => {
    const page = await opened()
    await page.getByRole('searchbox', { name: 'Kitapta ara' }).fill('R61')
    await page.getByRole('link', { name: 'Önce havaleyi ödendi olarak işaretleyin.' }).click()
    await page.getByRole('heading', { name: /tests\/rules\/sales\/orders\.examples\.ts/ }).waitFor()
    await page.getByText('a money transfer that is not paid').waitFor()
    await page.getByText('Mark the bank transfer as paid first.').waitFor()
    expect(await page.getByText(/Şema üzerinde: \d/).count()).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/statecharts/rules/order.transfer_not_paid')
    await browserFixture.leave(page)
  })

  test('which rules may stop a refund, and how often they did: two presses', async () => {
    const { db, own } = browserFixture.shop
    await db.execute(sql`
      insert into refusals (shop_id, rule, subject, event, count)
      values (${own.shop_id}, 'refund.approve_needs_accepted', 'order-refunds', 'APPROVE', 7)`)
    const page = await opened()
    await page.getByRole('link', { name: 'İade', exact: true }).click()
    await page.getByRole('tab', { name: 'Kurallar' }).click()
    const row = page.getByRole('row', { name: /refund\.approve_needs_accepted/ })
    await row.waitFor()
    await expect.poll(() => row.getByRole('cell').last().textContent()).toBe('7')
    expect(await row.textContent()).toContain('Önce en az bir ürünü kabul edin.')
    await browserFixture.leave(page)
  })

  test('what changed in orders since the last release: two presses', async () => {
    const page = await opened()
    await page.getByRole('link', { name: 'Sipariş', exact: true }).click()
    await page.getByRole('tab', { name: 'Ne değişti' }).click()
    const told = page.getByRole('tabpanel', { name: 'Ne değişti' })
    // A copy of the sources without their history says that it has none.
    if (pagesAt('2026-11-22') === null) await told.getByText(/sürüm geçmişi/).waitFor()
    else {
      await told.getByRole('heading', { name: /^Son sürümden \(\d\d\.\d\d\.\d{4}\) beri$/ }).waitFor()
      await told
        .getByRole('heading', { name: /22\.11\.2026|23\.11\.2026/ })
        .first()
        .waitFor()
      await told.getByText('open.payment.not_paid/REVERSE_PAYMENT').waitFor()
    }
    await browserFixture.leave(page)
  })

  test('whom a rule refused: its page names the person and the order', async () => {
    const { shop } = browserFixture
    const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
    const tried = await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
    expect(tried.http).toBe(409)
    const page = await browserFixture.visit()
    await page.goto('/statecharts/rules/order.transfer_not_paid')
    await page.getByText(/Son 30 günde \d+ kez reddetti/).waitFor()
    expect(await page.getByRole('link', { name: `Sipariş ${id}` }).getAttribute('href')).toBe(`/orders/edit/${id}`)
    await browserFixture.leave(page)
  })

  test('of a rule that there is not: it says so, and leads to all', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts/rules/no.such_rule')
    await page.getByText('Bu adla bir kural yok.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Bütün şemalar' }).click()
    await page.getByRole('searchbox', { name: 'Kitapta ara' }).waitFor()
    await browserFixture.leave(page)
  })
})

/** The first page of the book, as somebody without any permission sees it. */
async function opened(): Promise<Page> {
  const page = await browserFixture.visit({ as: await browserFixture.shop.as([]) })
  await page.goto('/statecharts')
  return page
}
