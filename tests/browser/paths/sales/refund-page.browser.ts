import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { type RefundWorld, refundConsequences } from '#tests/paths/sales/refund-page.consequences.ts'
import spec from '#tests/paths/sales/refund-page.paths.ts'
import { refundReplay } from '#tests/paths/sales/refund-page.replay.ts'
import { accountField, confirmButton, decisionButton, refundStands, restockSwitch, stepButton } from './refund-desk.ts'

const stepIn = (event: EventObject) => (event as PageEvent<RefundPageTypes> & { type: 'STEP' }).step
const back = 'Güncel hâlini göster'
const refresh = 'İadeyi yenile'

/** One refund on its page: opening, deciding, what is asked before a step, and steps that get no answer. */
export default inBrowser(spec)<RefundWorld & Scene>({
  ...onScreen(refundReplay),
  open: ({ page, id }) => page.goto(`/order-refunds/edit/${id}`),
  events: {
    STEP: (event, { page }) => button(page, event).press('Enter'),
    ACCOUNT: (_, { page }) => accountField(page).selectOption({ label: 'Kasa (TRY)' }),
    SET_RESTOCK: (_, { page }) => restockSwitch(page).press('Space'),
    CONFIRM: (_, { page }) => confirmButton(page).click(),
    CANCEL: (_, { page }) => inFront(page).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) =>
      page
        .getByRole('button', { name: back })
        .or(page.getByRole('button', { name: refresh }))
        .first()
        .click(),
  },
  states: {
    opening: async (page, { walked: { context } }) => {
      if (!context.record) await page.locator('[data-skeleton]').first().waitFor()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    },
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    missing: (page) => page.getByText('Kayıt bulunamadı.').waitFor(),
    shown: async (page, { scene }) => {
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      await inFront(page).waitFor({ state: 'detached' })
      const { refund, lines } = (await refundConsequences.stored(scene)) ?? {}
      await refundStands(page, {
        status: refund?.status ?? 'pending',
        received: refund?.received === 1,
        decisions: lines?.map(({ decision }) => decision) ?? [],
      })
    },
    confirming: (page) => page.getByRole('alertdialog').waitFor(),
    sending: (page) => page.locator('main [aria-busy="true"]').first().waitFor(),
    refused: (page) => page.getByText('tarafından değiştirildi').waitFor(),
    failed: (page) => page.getByRole('alertdialog', { name: 'İade değişmedi' }).waitFor(),
  },
  controls: {
    STEP: async (event, { page }) => offered(button(page, event)),
  },
})

/** The button of a step, or of a decision about a line. */
function button(page: Page, event: EventObject) {
  const step = stepIn(event)
  return step.type === 'DECIDE' ? decisionButton(page, step.decision) : stepButton(page, step.type)
}

/** What is decided, received or paid for good is asked no more. */
async function offered(control: ReturnType<Page['locator']>) {
  if ((await control.count()) === 0) return { absent: control }
  // A dialog that closed has given its focus back: the reasons are told to whoever comes anew.
  await control.blur()
  return { refused: control }
}

/** A question in front of the page. */
function inFront(page: Page) {
  return page.locator('[aria-modal="true"]')
}
