import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Control } from '#tests/paths/cover/browser.ts'

/** The page of a review, as its walks use it. */

export const words = {
  ACCEPT: 'Onayla',
  REJECT: 'Reddet',
  REOPEN: 'Beklemeye al',
  ANSWER: 'Yanıtı kaydet',
  WITHDRAW: 'Yanıtı kaldır',
}

export interface Step {
  readonly type: keyof typeof words
  readonly answer?: string
}

export function button(page: Page, type: keyof typeof words) {
  return page.getByRole('main').getByRole('button', { name: words[type], exact: true })
}

export function answerField(page: Page) {
  return page.locator('[id="answer"]')
}

/** Takes a step as a person does: an answer is written first. */
export async function take(page: Page, step: Step): Promise<void> {
  if (step.type === 'ANSWER' && step.answer !== undefined) await answerField(page).fill(step.answer)
  await button(page, step.type).click()
}

/** Where a refused step would be taken: its button, which is there wherever the review has such a step. */
export async function controlOf(page: Page, step: Step): Promise<Control> {
  if (step.type === 'ANSWER' && step.answer !== undefined && (await answerField(page).isEditable()))
    await answerField(page).fill(step.answer)
  return { offered: button(page, step.type) }
}

const told = { pending: 'Bekliyor', accepted: 'Onaylandı', rejected: 'Reddedildi' }

/** The page says where the review stands, and whether it was answered. */
export async function standsAs(page: Page, status: string, answered: boolean): Promise<void> {
  const says = `${told[status as keyof typeof told]}${answered ? ', yanıtlandı' : ''}`
  await expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toBe(says)
}

export function stepOf(event: EventObject): Step {
  return event as unknown as Step
}
