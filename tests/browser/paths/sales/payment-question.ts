import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { PaymentTyping } from '#machines/sales/order/payment-question.ts'
import { inFront } from '#tests/browser/paths/step-page.ts'

/** The question about money that came, on the page of an order and in the list of transfers. */

/** Types as a person does: a day as the reader's language writes it. */
export async function typePayment(page: Page, event: EventObject): Promise<void> {
  const { reference, day } = (event as PaymentTyping).payment
  if (reference !== undefined) await inFront(page).locator('[id="reference"]').fill(reference)
  if (day !== undefined) await inFront(page).locator('[id="day"]').fill(day.split('-').reverse().join('.'))
}

/** The question stands there, with what was typed. */
export async function receivingStands(page: Page, { walked }: { walked: AnyMachineSnapshot }): Promise<void> {
  await inFront(page).getByText('tahsil edilmiş yazılır').waitFor()
  const { reference } = walked.context.payment
  await expect.poll(() => inFront(page).locator('[id="reference"]').inputValue()).toBe(reference)
}
