import type { Locator, Page } from 'playwright-core'
import { orderStands, stepButton as orderStep } from '#tests/browser/paths/sales/order-page.ts'
import {
  accountField,
  refundStands,
  stepButton as refundStep,
  restockSwitch,
} from '#tests/browser/paths/sales/refund-page.ts'
import { show } from '#tests/browser/settled.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, decidedRefund } from '#tests/fixtures/refunds.fixture.ts'
import type { Flow } from './flow.ts'

const acceptOrder: Flow = {
  name: 'a step of an order',
  at: ['PATCH', /^\/v1\/panel\/orders\/\d+\/status$/],
  says: 'notUpdated',
  dialog: 'Sipariş değişmedi',
  // An order is never deleted.
  never: [404],
  ready: async ({ shop }, visit) => {
    const { id } = await newOrder(shop)
    const page = await visit(undefined)
    await show(page, `/orders/edit/${id}`)
    const note = page.locator('[id="note"]')
    await note.fill('Kapıya bırakın.')
    return {
      page,
      go: async () =>
        takeStep(page, await orderStep(page, 'ACCEPT'), page.getByRole('button', { name: 'Stoğa geri al' })),
      kept: () => note.inputValue(),
      done: () => orderStands(page, 'accepted', 'not_paid'),
    }
  },
}

const approveRefund: Flow = {
  name: 'a step of a refund',
  at: ['PATCH', /^\/v1\/panel\/order-refunds\/\d+\/status$/],
  says: 'notUpdated',
  dialog: 'İade değişmedi',
  // Where nothing was typed, the end of a session leads to the sign-in page; and a refund is never deleted.
  never: [401, 404],
  ready: async ({ shop }, visit) => {
    await accountBeside(shop)
    const order = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
    const { id } = await decidedRefund(shop, order)
    const page = await visit(undefined)
    await show(page, `/order-refunds/edit/${id}`)
    await accountField(page).selectOption({ label: 'Banka (TRY)' })
    await restockSwitch(page).press('Space')
    return {
      page,
      go: () => takeStep(page, refundStep(page, 'APPROVE'), refundStep(page, 'PAY_BACK')),
      kept: async () => [await accountField(page).inputValue(), await restockSwitch(page).isChecked()],
      done: () => refundStands(page, { status: 'accepted', received: false, decisions: ['accepted'] }),
    }
  },
}

export const tradeFlows: readonly Flow[] = [approveRefund, acceptOrder]

/**
 * Takes the step, or tries again where no answer came. What the server refused is looked at anew, and done again from there: a page that
 * is being read takes no step and refuses nothing, so one that says again why `refused` cannot be done is ready.
 */
async function takeStep(page: Page, step: Locator, refused: Locator): Promise<void> {
  const failed = page.getByRole('alertdialog')
  if ((await failed.count()) === 0) return step.press('Enter')
  const retry = failed.getByRole('button', { name: 'Tekrar dene' })
  if ((await retry.count()) > 0) return retry.press('Enter')
  await failed.getByRole('button', { name: 'Güncel hâlini göster' }).press('Enter')
  await failed.waitFor({ state: 'detached' })
  await refused.and(page.locator('[aria-disabled="true"]')).waitFor()
  await step.press('Enter')
}
