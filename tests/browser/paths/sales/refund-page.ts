import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RefundDecision, RefundStatus } from '#api/contract/sales/order-refunds.ts'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import type { Control } from '#tests/paths/cover/refusing.ts'

/** The page of a refund, as its walks use it. */

const decide: Record<RefundDecision, string> = { accepted: 'Kabul et', rejected: 'Reddet', pending: 'Beklet' }

/** The button that decides so of the refund's first line. */
export function decisionButton(page: Page, decision: RefundDecision) {
  return page
    .getByRole('region', { name: 'Geri gönderilenler' })
    .getByRole('button', { name: new RegExp(`^${decide[decision]}: `) })
    .first()
}

/** The button of a step of the whole refund. */
export function stepButton(page: Page, type: RefundStep['type']) {
  const name = refundWords.events[type]?.message ?? type
  return page.getByRole('region', { name: 'Olabilecek adımlar' }).getByRole('button', { name, exact: true })
}

/** Where a refused step would be taken: its button, unless the refund has come past it for good. */
export function stepControl(
  control: Locator,
  type: RefundStep['type'],
  { status, received }: { readonly status: RefundStatus; readonly received: boolean },
): Control {
  const past =
    type === 'RECEIVE'
      ? received
      : type === 'PAY_BACK'
        ? ['refunded', 'rejected'].includes(status)
        : status !== 'pending'
  return past ? { absent: control } : { offered: control }
}

export const accountField = (page: Page) => page.locator('[id="account_id"]')
export const restockSwitch = (page: Page) => page.locator('[id="restock"]')

/** The button that answers the question in front of the page. */
export const confirmButton = (page: Page) =>
  page.locator('[aria-modal="true"]').locator('footer').getByRole('button').last()

/** The page says where the refund stands, and ticks the conditions that hold. */
export async function refundStands(
  page: Page,
  { status, received, decisions }: { status: RefundStatus; received: boolean; decisions: readonly RefundDecision[] },
): Promise<void> {
  const said = refundWords.states[`decision.${status}`]?.message ?? ''
  await expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toContain(said)
  if (received) await expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toContain('teslim alındı')
  const accepted = decisions.includes('accepted')
  const holds = [
    ['refund.approve_needs_accepted', accepted],
    ['refund.reject_has_accepted', !accepted],
    ['refund.not_accepted', status === 'accepted' || status === 'refunded'],
  ] as const
  for (const [rule, met] of holds)
    await expect
      .poll(() => page.locator(`[data-condition="${rule}"]`).textContent())
      .toMatch(met ? /: Sağlandı$/ : /: Sağlanmadı$/)
}
