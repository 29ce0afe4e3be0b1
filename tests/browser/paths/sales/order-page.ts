import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentStatus } from '#api/contract/sales/orders.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { quantityWasBought } from '#api/rules/sales/orders.ts'
import { orderWords } from '#machines/sales/order/order.words.ts'
import { paymentSays, statusSays } from '#screens/sales/orders/order-words.ts'
import { controlIn } from '#tests/browser/paths/step-page.ts'
import type { Control } from '#tests/paths/cover/refusing.ts'

/** The page of an order, as its walks use it. */

/** The control of a step among all steps; the main one stands above too. */
export function stepButton(page: Page, type: OrderStep['type']) {
  return controlIn(page.getByRole('region', { name: 'Olabilecek adımlar' }), orderWords.events[type]?.message ?? type)
}

const piece = (page: Page) => page.getByRole('dialog').locator('[id="lines.0.quantity"]')
const confirm = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).locator('footer').getByRole('button').last()

/** Takes a step as a person does: what is asked before it is answered. */
export async function takeStep(page: Page, step: OrderStep): Promise<void> {
  await (await stepButton(page, step.type)).press('Enter')
  if (step.type === 'RETURN') await piece(page).fill(String(step.lines[0]?.quantity))
  if (['RETURN', 'CANCEL', 'REJECT', 'MARK_PAID', 'MARK_NOT_PAID'].includes(step.type)) await confirm(page).click()
}

const ended: readonly OrderStatus[] = ['cancelled', 'rejected', 'refunded']

/** Where a refused step would be taken: its button, or the one that confirms the pieces. Where the steps of an order stood it says that it has ended. */
export async function stepControl(page: Page, step: OrderStep, status: OrderStatus): Promise<Control> {
  const control = await stepButton(page, step.type)
  if (ended.includes(status)) return { absent: control, told: page.getByRole('region', { name: 'Olabilecek adımlar' }) }
  const pieces = step.type === 'RETURN' ? step.lines[0]?.quantity : undefined
  if (pieces === undefined || (await control.count()) === 0) return { offered: control }
  // Whoever is refused before is not asked for the pieces.
  if ((await control.getAttribute('aria-disabled')) === 'true')
    return { offered: control, after: [quantityWasBought.id] }
  await control.click()
  await piece(page).fill(String(pieces))
  return { refused: confirm(page) }
}

/** The page says where the order stands; a question that was left open is closed first. */
export async function orderStands(page: Page, status: OrderStatus, payment: PaymentStatus): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Vazgeç' })
  if ((await open.count()) > 0) await open.click()
  await expect
    .poll(() => page.locator('h1 ~ [role="status"]').textContent())
    .toBe(`${statusSays(status).message}${paymentSays(payment).message}`)
}
