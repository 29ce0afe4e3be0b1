import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { enter, walkTo } from '../keys.ts'
import { accountField, confirmButton, decisionButton, refundStands, stepButton } from '../paths/sales/refund-page.ts'
import { settled, show } from '../settled.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  await accountBeside(browserFixture.shop)
})
afterAll(() => browserFixture.close())

test('a refund is opened from its order, accepted, received and paid back without a mouse', async () => {
  const { shop } = browserFixture
  const order = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  const page = await browserFixture.visit()
  await show(page, `/orders/edit/${order.id}`)

  // From the order: how many pieces come back, and why.
  const section = page.getByRole('region', { name: 'İadeler', exact: true })
  await enter(page, section.getByRole('button', { name: 'Yeni iade' }))
  const dialog = page.getByRole('dialog', { name: /yeni iade$/ })
  await walkTo(page, dialog.getByLabel('Keten elbise'))
  await page.keyboard.type('2')
  await choose(page, dialog.getByLabel(/^Neden/), 'Beden uymadı')
  await enter(page, dialog.getByRole('button', { name: 'İadeyi aç' }))
  await dialog.waitFor({ state: 'detached' })

  // It stands on the order's page, and leads to its own.
  await enter(page, section.getByRole('link'))
  await page.waitForURL(/\/order-refunds\/edit\/\d+$/)
  await settled(page)
  const id = Number(page.url().split('/').at(-1))
  const step = (type: RefundStep['type']) => enter(page, stepButton(page, type))
  const stored = async () => (await shop.call('GET', `${refundsPath}/${id}`)).body.data
  const stands = async (status: 'pending' | 'accepted' | 'refunded', received: boolean) => {
    await refundStands(page, { status, received, decisions: ['accepted'] })
    expect(await stored()).toMatchObject({ status, received: received ? 1 : 0, lines: [{ decision: 'accepted' }] })
  }

  await enter(page, decisionButton(page, 'accepted'))
  await stands('pending', false)
  await step('APPROVE')
  await stands('accepted', false)
  await step('RECEIVE')
  await stands('accepted', true)

  // Money asks once more before it goes.
  await choose(page, accountField(page), 'Banka (TRY)')
  await step('PAY_BACK')
  await enter(page, confirmButton(page))
  await stands('refunded', true)
  expect(await stored()).toMatchObject({
    order: { id: order.id, refunded_total: '100.00' },
    lines: [{ quantity: 2, reason: 'Beden uymadı' }],
    account: { name: 'Banka' },
    amount: '100.00',
    movements: [{ variant_id: order.variant_id, quantity: 2 }],
  })
  const paid = await shop.db.select().from(account_transactions).where(eq(account_transactions.refund_id, id))
  expect(paid).toHaveLength(1)
  await browserFixture.leave(page)
})

/** Goes to a list of the browser and takes the value by the first letters of its name. A space would open the list. */
async function choose(page: Page, list: Locator, label: string): Promise<void> {
  await walkTo(page, list)
  await page.keyboard.type(label.slice(0, 3))
  await expect
    .poll(() => list.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent))
    .toBe(label)
}
