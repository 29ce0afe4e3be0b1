import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { isQuiet, stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { type RefundWorld, refundConsequences } from '#tests/paths/sales/refund-page.consequences.ts'
import spec from '#tests/paths/sales/refund-page.paths.ts'
import { refundReplay } from '#tests/paths/sales/refund-page.replay.ts'
import { accountField, decisionButton, refundStands, restockSwitch, stepButton, stepControl } from './refund-page.ts'

const face = stepPageFace({ unchanged: 'İade değişmedi', refresh: 'İadeyi yenile' })

/** One refund on its page: opening, deciding, what is asked before a step, and steps that get no answer. */
export default inBrowser(spec)<RefundWorld & PageFixture>({
  ...onScreen(refundReplay),
  open: ({ page, id }) => page.goto(`/order-refunds/edit/${id}`),
  events: {
    ...face.events,
    STEP: (event, { page }) => button(page, event).press('Enter'),
    ACCOUNT: (_, { page }) => accountField(page).selectOption({ label: 'Kasa (TRY)' }),
    SET_RESTOCK: (_, { page }) => restockSwitch(page).press('Space'),
  },
  states: {
    ...face.states,
    shown: async (page, { fixture }) => {
      await isQuiet(page)
      const { refund, lines } = (await refundConsequences.stored(fixture)) ?? {}
      await refundStands(page, {
        status: refund?.status ?? 'pending',
        received: refund?.received === 1,
        decisions: lines?.map(({ decision }) => decision) ?? [],
      })
    },
  },
  controls: {
    STEP: (event, { page, walked }) => {
      const { status, received } = walked.context.record as Refund
      return stepControl(button(page, event), stepIn<RefundStep>(event).type, { status, received: received === 1 })
    },
  },
})

/** The button of a step, or of a decision about a line. */
function button(page: Page, event: EventObject) {
  const step = stepIn<RefundStep>(event)
  return step.type === 'DECIDE' ? decisionButton(page, step.decision as RefundDecision) : stepButton(page, step.type)
}
