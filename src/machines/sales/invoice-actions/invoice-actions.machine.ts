import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { type InvoiceStep, invoiceFacts } from '#api/rules/sales/invoices.ts'
import { stepPage } from '#machines/platform/step-page/step-page.ts'
import { everyStep } from '#machines/platform/steps-of.ts'
import { invoiceAt, invoiceChart, invoiceRules } from '#machines/sales/invoice/invoice.chart.ts'

/** The invoice of an order, as a part of the order's page. */
export interface InvoiceTypes {
  record: OrderInvoice
  step: InvoiceStep
  /** As what it is issued is chosen on the page. */
  asks: { readonly type: InvoiceStep['type'] }
  own: { readonly profile: InvoiceProfile }
  events: { type: 'CHOOSE'; profile: InvoiceProfile }
  input: { readonly record: OrderInvoice }
}

/** The invoice of an order on its page: issued, asked for and cancelled. */
export const invoiceActionsMachine = stepPage<InvoiceTypes>({
  id: 'invoiceActions',
  source: 'given',
  own: ({ record }) => ({ profile: usual(record) }),
  chart: ({ standing }) => invoiceAt(invoiceFacts(standing)),
  rules: invoiceRules,
  filled: ({ type }, { profile }) => (type === 'ISSUE' ? { type, profile } : { type }),
  // What is issued is sent to the tax authority: it is looked at first, as it will be.
  questions: { confirming: 'isForGood' },
  choices: { CHOOSE: ({ profile }) => ({ profile }) },
  // A choice stays.
  read: ({ record, profile }, anew) => (profile === usual(record) ? { profile: usual(anew) } : {}),
  parts: {
    guards: { isForGood: ({ context: { command } }) => command?.type === 'ISSUE' || forGood.has(command?.type ?? '') },
  },
})

const forGood = new Set(everyStep(invoiceChart).flatMap((step) => (step.forGood ? [step.type] : [])))

/** What is issued to firms is sent to them; people get an e-archive invoice. */
function usual({ standing }: OrderInvoice): InvoiceProfile {
  return standing.recipient.contact_type === 'corporate' ? 'basic' : 'earchive'
}
