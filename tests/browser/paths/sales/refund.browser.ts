import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { RefundEvent, RefundFacts, RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { ledAway } from '#tests/browser/paths/beside.ts'
import { accountBeside, newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import type { Control } from '#tests/paths/cover/refusing.ts'
import { refundLister } from '#tests/paths/platform/people.ts'
import { orderOf } from '#tests/paths/sales/refund.fixture.ts'
import spec from '#tests/paths/sales/refund.paths.ts'
import {
  accountField,
  confirmButton,
  decisionButton,
  refundStands,
  restockSwitch,
  stepButton,
  stepControl,
} from './refund-page.ts'

interface Told extends PageFixture {
  readonly path: string
}

const stands = (page: Page, { walked: { context } }: Moment<Told>) => {
  const { status, received, lines } = context as RefundFacts
  return refundStands(page, { status, received, decisions: lines.map(({ decision }) => decision) })
}
const types = ['DECIDE', 'APPROVE', 'REJECT', 'RECEIVE', 'PAY_BACK'] as const

/** The life of a refund by the buttons of its page, and the reasons on those that are refused. */
export default inBrowser(spec)<Told>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    await accountBeside(shop)
    const { id } = await newRefund(shop, await orderOf(shop, input), 1)
    return { browserFixture, page: await browserFixture.visit(), path: `/order-refunds/edit/${id}` }
  },
  open: ({ page, path }) => page.goto(path),
  whose: () => [],
  events: Object.fromEntries(types.map((type) => [type, take])),
  states: { decision: stands, goods: stands },
  controls: Object.fromEntries(types.map((type) => [type, controlFor])),
})

/** Takes a step as a person does: what it needs is chosen, what is asked before it is answered. */
async function take(event: EventObject, { page }: Moment<Told>): Promise<void> {
  const step = event as RefundEvent
  await choose(page, step)
  await buttonOf(page, step).press('Enter')
  const done = page.locator('main [aria-busy="true"]')
  const asked = page.getByRole('alertdialog')
  if (step.type === 'REJECT' || step.type === 'PAY_BACK') await asked.waitFor()
  if ((await asked.count()) > 0) await confirmButton(page).click()
  await expect.poll(async () => (await done.count()) + (await asked.count())).toBe(0)
}

async function choose(page: Page, step: RefundStep): Promise<void> {
  if (step.type === 'RECEIVE') await restockSwitch(page).setChecked(step.restock ?? true)
  if (step.type === 'PAY_BACK' && step.account) await accountField(page).selectOption({ label: 'Kasa (TRY)' })
}

function buttonOf(page: Page, step: RefundStep) {
  return step.type === 'DECIDE' ? decisionButton(page, step.decision as RefundDecision) : stepButton(page, step.type)
}

async function controlFor(event: EventObject, { page, fixture, walked }: Moment<Told>): Promise<Control> {
  const { by, ...step } = event as RefundEvent
  // Whoever may not open a refund, but sees the list of them, is not shown its page at all.
  if (!by.permissions.includes(1601))
    return { absent: buttonOf(await ledAway(refundLister, fixture.browserFixture, fixture.path), step) }
  const control = buttonOf(page, step)
  const { status, received } = walked.context as RefundFacts
  const told = stepControl(control, step.type, { status, received })
  if ('absent' in told) return told
  if (step.type === 'PAY_BACK') {
    // Money of another currency is not offered; without an account the page is as it was opened.
    if (step.account?.currency === 'USD') return { absent: accountField(page).getByRole('option', { name: /USD/ }) }
    if (!step.account) {
      await page.reload()
      await control.waitFor()
    }
  }
  await choose(page, step)
  return told
}
