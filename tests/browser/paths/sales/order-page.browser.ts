import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { RestChoice } from '#api/contract/sales/short-picks.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { addressToSend } from '#machines/sales/order-page/order-page.context.ts'
import { inFront, isQuiet, stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import type { OrderWorld } from '#tests/paths/sales/order-page.consequences.ts'
import spec from '#tests/paths/sales/order-page.paths.ts'
import { orderReplay } from '#tests/paths/sales/order-page.replay.ts'
import { orderStands, stepButton, stepControl } from './order-page.ts'
import { receivingStands, typePayment } from './payment-question.ts'

const face = stepPageFace({ unchanged: 'Sipariş değişmedi', refresh: 'Siparişi yenile' })

/** One order on its page: opening, what is asked before a step, and steps that get no answer. */
export default inBrowser(spec)<OrderWorld & PageFixture>({
  ...onScreen(orderReplay),
  open: ({ page, id }) => page.goto(`/orders/edit/${id}`),
  events: {
    ...face.events,
    STEP: async (event, { page }) => (await stepButton(page, stepIn<OrderStep>(event).type)).press('Enter'),
    PIECES: (event, { page }) =>
      page.locator('[id="lines.0.quantity"]').fill((event as unknown as { text: string }).text),
    RESTOCK: (_, { page }) => restock(page).press('Enter'),
    REST: (event, { page }) => rest(page, event).press('Enter'),
    TYPE_NOTE: (event, { page }) => page.locator('[id="note"]').fill((event as unknown as { text: string }).text),
    NOTE: (_, { page }) => addNote(page).press('Enter'),
    PAYMENT: (event, { page }) => typePayment(page, event),
    ADDRESS: (event, { page }) => change(page, event).press('Enter'),
    TYPE: (event, { page }) => {
      const { field, text } = event as unknown as { field: string; text: string }
      return inFront(page).locator(`[id="${field}"]`).fill(text)
    },
    SHOW_PATH: (event, { page }) =>
      page.locator('[id="aim"]').selectOption((event as unknown as { status: string }).status),
    VIEW_HISTORY: (_, { page }) =>
      page
        .getByRole('button', { name: /^O ana bak: / })
        .last()
        .press('Enter'),
    CANCEL: (event, moment) =>
      moment.walked.value === 'viewing'
        ? moment.page.getByRole('button', { name: 'Bugüne dön' }).click()
        : face.events.CANCEL(event, moment),
  },
  states: {
    ...face.states,
    shown: async (page, { fixture }) => {
      await isQuiet(page)
      const { status, payment_status } = await orderIn(fixture.shop, fixture.id)
      await orderStands(page, status, payment_status)
    },
    confirming: (page) => page.getByText('Bu adım kalıcıdır').waitFor(),
    receiving: receivingStands,
    choosing: async (page, { walked: { context } }) => {
      const dialog = page.getByRole('dialog', { name: 'Hangi ürünler geri geldi?' })
      const [typed] = Object.values(context.pieces as Record<string, string>)
      // Where everything came back already there is nothing to type.
      if (typed === undefined) return dialog.waitFor()
      const field = dialog.locator('[id="lines.0.quantity"]')
      await field.waitFor()
      if ((await field.inputValue()) !== typed) throw new Error(`the field does not say ${typed}`)
    },
    addressing: async (page, { walked: { context } }) => {
      const field = page.getByRole('dialog', { name: /adresini değiştir$/ }).locator('[id="address"]')
      await expect.poll(() => field.inputValue()).toBe(addressToSend(context)?.address)
    },
    viewing: (page) => page.getByRole('button', { name: 'Bugüne dön' }).waitFor(),
  },
  controls: {
    STEP: (event, { page, walked }) => stepControl(page, stepIn<OrderStep>(event), walked.context.record.status),
    RESTOCK: (_, { page }) => ({ offered: restock(page) }),
    REST: (event, { page }) => ({ offered: rest(page, event) }),
    NOTE: (_, { page }) => ({ offered: addNote(page) }),
    ADDRESS: (event, { page }) => ({ offered: change(page, event) }),
    CONFIRM: (_, { page }) => ({ refused: inFront(page).locator('footer').getByRole('button').last() }),
  },
  // What is opened for the first time shows nothing yet that could be looked at anew.
  may: ({ type }, { value, context }) => type !== 'REFRESH' || value !== 'opening' || context.record !== null,
})

const restock = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Stoğa geri al', exact: true })
const addNote = (page: Page) => page.getByRole('button', { name: 'Not ekle' })

function rest(page: Page, event: EventObject): Locator {
  const { choice } = event as unknown as { choice: RestChoice }
  const named = choice === 'wait' ? 'Beklet' : 'Gönderme, stoğu düzelt'
  return page
    .getByRole('region', { name: 'Eksik toplananlar' })
    .getByRole('button', { name: new RegExp(`: ${named}$`) })
}

function change(page: Page, event: EventObject): Locator {
  const { of } = event as unknown as { of: string }
  return page.getByRole('button', { name: `${of === 'shipping' ? 'Teslimat' : 'Fatura'} adresi: Değiştir` })
}
