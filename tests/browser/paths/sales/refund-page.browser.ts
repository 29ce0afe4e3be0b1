import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, newRefund, refundIn, removeRefund, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { refunder } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/sales/refund-page.paths.ts'
import { accountField, confirmButton, decisionButton, refundStands, restockSwitch, stepButton } from './refund-desk.ts'

interface Desk extends Scene {
  readonly id: number
}

const stepIn = (event: EventObject) => (event as PageEvent<RefundPageTypes> & { type: 'STEP' }).step
const back = 'Güncel hâlini göster'
const refresh = 'İadeyi yenile'

/** One refund on its page: opening, deciding, what is asked before a step, and steps that get no answer. */
export default inBrowser(spec)<Desk>({
  begin: async (stage) => {
    const { shop } = stage
    await accountBeside(shop)
    const { id } = await newRefund(shop, await newOrder(shop, { status: 'delivered' }), 1)
    return { stage, page: await stage.visit({ as: await shop.as(refunder.permissions) }), id }
  },
  open: ({ page, id }) => page.goto(`/order-refunds/edit/${id}`),
  whose: ({ method, path }) => {
    if (!path.startsWith('/v1/panel/order-refunds/')) return []
    return [method === 'GET' ? 'open' : 'send']
  },
  answers: {
    open: async (event, { scene: { stage, id } }) => {
      const { output, error } = event as unknown as { output?: Refund; error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      if (output) await setRefund(stage.shop, id, output)
      else await removeRefund(stage.shop, id)
      return { how: 'through' }
    },
    send: async (event, { ahead, scene: { stage, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        const { version } = await refundIn(stage.shop, id)
        await setRefund(stage.shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
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
    shown: async (page, { walked: { context } }) => {
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      await inFront(page).waitFor({ state: 'detached' })
      const { status, received, lines } = context.record as Refund
      await refundStands(page, {
        status,
        received: received === 1,
        decisions: lines.map(({ decision }) => decision),
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
