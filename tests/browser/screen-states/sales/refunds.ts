import type { Page } from 'playwright-core'
import { answer, floating, lose, press, type ScreenState } from '../screen-state.ts'

/** A refund that is being opened: more pieces than there are, and why that cannot be. */
export const refundOpening: ScreenState = {
  name: 'opening a refund',
  act: async (page) => {
    await press(page, /^(Yeni iade|New refund)$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('9')
    await dialog.getByRole('button', { name: /^(İadeyi aç|Open the refund)$/ }).press('Enter')
    await floating(page)
  },
}
/** A refund that cannot be rejected. */
export const refundRefused: ScreenState = {
  name: 'a refused step',
  act: async (page) => {
    await press(page, /^(İadeyi reddet|Reject the refund)$/)
    await floating(page)
  },
}
/** A step that got no answer, and one that the server refused. */
export const notSent: ScreenState = {
  name: 'a step without an answer',
  act: async (page) => {
    const end = await lose(page, stepOfRefund)
    await approve(page)
    return end
  },
}
export const refusedStep: ScreenState = {
  name: 'a step that the server refuses',
  act: async (page) => {
    const refused = { status: 0, error: 'refund.above_paid', rules: [{ id: 'refund.above_paid' }] }
    const end = await answer(page, stepOfRefund, { status: 409, json: refused })
    await approve(page)
    return end
  },
}

const stepOfRefund = /\/order-refunds\/\d+\/status$/

async function approve(page: Page): Promise<void> {
  await press(page, /^(İadeyi onayla|Approve the refund)$/)
  await page.getByRole('alertdialog').waitFor()
}
