import { and, asc, eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import { orders } from '#server/db/schema/orders.ts'
import { closeMessages } from '#tests/browser/paths/catalog/match-page.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { howPaid, stepOf } from '#tests/paths/sales/transfer-actions.http.ts'
import spec from '#tests/paths/sales/transfer-actions.paths.ts'

const buttons = { MARK_PAID: 'Ödendi yap', MARK_NOT_PAID: 'Ödenmedi yap' }
const by = { payment_method: 'money_transfer' } as const

/** Transfers in their list: marked as paid and as not paid after all, with and without an answer. */
export default inBrowser(spec)<Scene>({
  begin: async (stage, { input }) => {
    const { shop } = stage
    // Some of each: what a walk has paid is not unpaid any more.
    for (let one = 0; one < 2; one += 1) {
      await newOrder(shop, { ...by, status: 'awaiting_payment' })
      await newOrder(shop, { ...by, status: 'awaiting_payment', payment_status: 'paid' })
    }
    await newOrder(shop, { ...by, status: 'cancelled' })
    await newOrder(shop, { ...by, status: 'rejected' })
    const as = await shop.as((input === 'reading' ? orderReader : seller).permissions)
    return { stage, page: await stage.visit({ as }) }
  },
  open: ({ page }) => page.goto('/orders/money-transfers'),
  whose: ({ method, path }) => (method === 'PATCH' && path.endsWith('/payment-status') ? ['send'] : []),
  answers: { send: (event, { ahead, scene: { stage } }) => howPaid(stage.shop, event, ahead) },
  events: {
    STEP: async (event, { page, scene }) => {
      await closeMessages(page)
      await (await buttonOf(event, page, scene)).click()
    },
    RETRY: (_, { page }) => question(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => question(page).getByRole('button', { name: 'Güncel hâlini göster' }).click(),
  },
  states: {
    shown: async (page) => {
      await question(page).waitFor({ state: 'detached' })
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
    },
    sending: (page) => question(page).waitFor({ state: 'detached' }),
    refused: (page) =>
      question(page, /işaretlenemedi$/)
        .getByText('tarafından değiştirildi')
        .waitFor(),
    failed: (page) =>
      question(page, /işaretlenemedi$/)
        .getByRole('button', { name: 'Tekrar dene' })
        .waitFor(),
  },
  controls: {
    STEP: async (event, { page, scene, walked }) => {
      const control = await buttonOf(event, page, scene)
      // Whoever only reads orders is shown no button at all.
      return walked.context.holder.permissions.includes(1501) ? { offered: control } : { absent: control }
    },
  },
})

/** The button of a row that stands as the walk's does. */
async function buttonOf(event: EventObject, page: Page, { stage }: Scene): Promise<Locator> {
  const { record: transfer, step } = stepOf(event)
  const [row] = await stage.shop.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, transfer.status), eq(orders.payment_status, transfer.payment_status)))
    .orderBy(asc(orders.id))
    .limit(1)
  if (!row) throw new Error(`No transfer is ${transfer.status} and ${transfer.payment_status}`)
  return page.getByRole('button', { name: `${buttons[step.type]}: ${row.number}`, exact: true })
}

function question(page: Page, name?: RegExp) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
