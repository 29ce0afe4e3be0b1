import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { InvoiceTypes } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { answerSays, profileWords, statusSays, stepSays } from '#screens/sales/invoices/invoice-words.ts'
import { inFront, isQuiet, stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { type InvoiceWorld, invoiceConsequences } from '#tests/paths/sales/invoice-actions.consequences.ts'
import spec from '#tests/paths/sales/invoice-actions.paths.ts'
import { invoiceReplay } from '#tests/paths/sales/invoice-actions.replay.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Fatura', exact: true })
const button = (page: Page, { type }: InvoiceTypes['asks']) =>
  section(page).getByRole('button', { name: stepSays(type).message, exact: true })
const profile = (page: Page) => section(page).getByLabel('Fatura türü')

const face = stepPageFace({ unchanged: 'Fatura değişmedi', refusal: 'canlı modda değil' })

/** The invoice of an order on the order's page. */
export default inBrowser(spec)<InvoiceWorld & PageFixture>({
  ...onScreen(invoiceReplay),
  open: ({ page, order_id }) => page.goto(`/orders/edit/${order_id}`),
  events: {
    ...face.events,
    CHOOSE: (event, { page }) =>
      profile(page).selectOption({
        label: profileWords[(event as unknown as { profile: InvoiceProfile }).profile].message,
      }),
    STEP: (event, { page }) => button(page, stepIn(event)).press('Enter'),
    SHOW: async (_, { page, walked }) => {
      const refresh = page.getByRole('button', { name: 'Siparişi yenile', includeHidden: true })
      // What was asked for before the question came in front of it arrives behind it.
      if (walked.value === 'confirming') return refresh.dispatchEvent('click')
      // Whoever gives a step up looks at the order anew by itself.
      if (walked.value === 'shown') await refresh.click()
    },
  },
  states: {
    ...face.states,
    shown: async (page, { fixture }) => {
      await isQuiet(page)
      const { invoices } = await invoiceConsequences.stored(fixture)
      const counts = invoices.find(({ cancelled_at }) => cancelled_at === null)
      const said = counts?.status === 'succeed' ? answerSays(counts.answer).message : ''
      await expect
        .poll(() => section(page).getByRole('status').first().textContent())
        .toBe(`${statusSays(counts?.status ?? 'none').message}${said}`)
      // Those before it are told too.
      for (const { number } of invoices) await section(page).getByText(number).first().waitFor()
    },
    confirming: async (page, { walked: { context } }) => {
      if (context.command.type === 'CANCEL')
        return inFront(page)
          .getByText(/^Fatura KPA/)
          .waitFor()
      // What will be issued is told as its paper will tell it.
      const kind = profileWords[context.profile as InvoiceProfile].message
      await inFront(page).getByText(`${kind} olarak kesilir`).waitFor()
      await inFront(page).getByText('Ödenecek Tutar').locator('..').getByText('₺100,00').waitFor()
    },
    sending: (page, { walked: { context } }) =>
      button(page, context.command).and(page.locator('[aria-busy="true"]')).waitFor(),
  },
  controls: { STEP: (event, { page }) => ({ offered: button(page, stepIn(event)) }) },
  may: ({ type }, { context }) => {
    if (type !== 'CHOOSE') return true
    const status = (context.record as OrderInvoice).standing.status
    // As what it is issued is chosen where it may be issued.
    return status === 'none' || status === 'error'
  },
})
