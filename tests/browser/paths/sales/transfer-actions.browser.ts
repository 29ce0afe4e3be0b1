import type { Locator, Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { Transfer, TransferTypes } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { closeMessages, inFront, isQuiet, stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import {
  standingSo,
  type TransferWorld,
  transferConsequences,
} from '#tests/paths/sales/transfer-actions.consequences.ts'
import spec from '#tests/paths/sales/transfer-actions.paths.ts'
import { transferReplay } from '#tests/paths/sales/transfer-actions.replay.ts'
import { receivingStands, typePayment } from './payment-question.ts'

const buttons = { MARK_PAID: 'Ödendi yap', MARK_NOT_PAID: 'Ödenmedi yap' }
const told = { paid: 'Ödendi', not_paid: 'Ödenmedi' }

const face = stepPageFace({ unchanged: /işaretlenemedi$/ })

/** Transfers in their list: marked as paid and as not paid after all, with and without an answer. */
export default inBrowser(spec)<TransferWorld & PageFixture>({
  ...onScreen(transferReplay),
  open: ({ page }) => page.goto('/orders/money-transfers'),
  events: {
    ...face.events,
    STEP: async (event, { page, fixture }) => {
      await closeMessages(page)
      await (await buttonOf(event, page, fixture)).click()
    },
    PAYMENT: (event, { page }) => typePayment(page, event),
    CANCEL: (event, moment) =>
      moment.walked.value === 'unread'
        ? inFront(moment.page).locator('footer').getByRole('button', { name: 'Kapat' }).click()
        : face.events.CANCEL(event, moment),
  },
  states: {
    ...face.states,
    shown: async (page, { fixture }) => {
      await isQuiet(page)
      const { orders } = await transferConsequences.stored(fixture)
      for (const { number, payment_status } of orders) {
        const says = new RegExp(`^${told[payment_status]}$`)
        await page
          .getByRole('row')
          .filter({ hasText: number })
          .getByRole('gridcell')
          .filter({ hasText: says })
          .waitFor()
      }
    },
    confirming: (page) => inFront(page).getByText('ters kayıtla geri alınır').waitFor(),
    receiving: receivingStands,
    looking: (page) => page.locator('main [aria-busy="true"]').first().waitFor(),
    unread: (page) => inFront(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    sending: (page) => inFront(page).waitFor({ state: 'detached' }),
  },
  controls: {
    CONFIRM: (_, { page }) => ({ refused: inFront(page).locator('footer').getByRole('button').last() }),
    STEP: async (event, { page, fixture, walked }) => {
      const control = await buttonOf(event, page, fixture)
      // Whoever only reads orders is shown no button at all.
      return walked.context.holder.permissions.includes(1501) ? { offered: control } : { absent: control }
    },
  },
})

/** The button of a row that stands as the walk's does. */
async function buttonOf(event: EventObject, page: Page, world: TransferWorld): Promise<Locator> {
  const { type } = stepIn<TransferTypes['step']>(event)
  const { number } = await standingSo(world, (event as EventObject & { record: Transfer }).record)
  return page.getByRole('button', { name: `${buttons[type]}: ${number}`, exact: true })
}
