import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { answerSays, profileWords, statusSays, stepSays } from '#screens/sales/invoices/invoice-words.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { howTaken, orderToInvoice } from '#tests/paths/sales/invoice-actions.http.ts'
import spec from '#tests/paths/sales/invoice-actions.paths.ts'

interface Desk extends Scene {
  readonly order_id: number
}

const section = (page: Page) => page.getByRole('region', { name: 'Fatura', exact: true })
const button = (page: Page, { type }: { type: 'ISSUE' | 'ASK' | 'CANCEL' }) =>
  section(page).getByRole('button', { name: stepSays(type).message, exact: true })
const profile = (page: Page) => section(page).getByLabel('Fatura türü')
const stepIn = (event: object) => (event as { step: { type: 'ISSUE' | 'ASK' | 'CANCEL' } }).step

/** The invoice of an order on the order's page. */
export default inBrowser(spec)<Desk>({
  begin: async (stage, { input }) => {
    const order_id = await orderToInvoice(stage.shop, input)
    return { stage, order_id, page: await stage.visit({ as: await stage.shop.as(seller.permissions) }) }
  },
  open: ({ page, order_id }) => page.goto(`/orders/edit/${order_id}`),
  whose: ({ method, path }) => (method === 'POST' && /\/invoices?(\/|$)/.test(path) ? ['send'] : []),
  answers: {
    send: (event, { ahead, scene: { stage, order_id } }) => howTaken(stage.shop, order_id, event, ahead),
  },
  events: {
    CHOOSE: (event, { page }) =>
      profile(page).selectOption({
        label: profileWords[(event as unknown as { profile: 'earchive' | 'basic' }).profile].message,
      }),
    STEP: (event, { page }) => button(page, stepIn(event)).press('Enter'),
    SHOW: async (_, { page, walked }) => {
      const refresh = page.getByRole('button', { name: 'Siparişi yenile', includeHidden: true })
      // What was asked for before the question came in front of it arrives behind it.
      if (walked.value === 'confirming') return refresh.dispatchEvent('click')
      // Whoever gives a step up looks at the order anew by itself.
      if (walked.value === 'shown') await refresh.click()
    },
    CONFIRM: (_, { page }) => question(page).getByRole('button').last().click(),
    CANCEL: (_, { page }) => question(page).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => question(page).getByRole('button', { name: 'Güncel hâlini göster' }).click(),
  },
  states: {
    shown: async (page, { walked: { context } }) => {
      await question(page).waitFor({ state: 'detached' })
      await section(page).waitFor()
      const { standing } = context.record as OrderInvoice
      const said = standing.status === 'succeed' ? answerSays(standing.answer).message : ''
      await expect
        .poll(() => section(page).getByRole('status').first().textContent())
        .toBe(`${statusSays(standing.status).message}${said}`)
      await expect.poll(() => section(page).locator('[aria-busy="true"]').count()).toBe(0)
    },
    confirming: (page) => question(page, /^Fatura KPA/).waitFor(),
    sending: (page, { walked: { context } }) =>
      button(page, context.command).and(page.locator('[aria-busy="true"]')).waitFor(),
    refused: (page) => question(page, 'Fatura değişmedi').getByText('canlı modda değil').waitFor(),
    failed: (page) => question(page, 'Fatura değişmedi').getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    opening: (page) => question(page).waitFor({ state: 'detached' }),
  },
  controls: {
    STEP: async (event, { page }) => {
      const control = button(page, stepIn(event))
      if ((await control.count()) === 0) return { absent: control }
      await control.blur()
      return { refused: control }
    },
  },
  may: ({ type }, { context }) => {
    if (type !== 'CHOOSE') return true
    const status = (context.record as OrderInvoice).standing.status
    // As what it is issued is chosen where it may be issued.
    return status === 'none' || status === 'error'
  },
})

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
