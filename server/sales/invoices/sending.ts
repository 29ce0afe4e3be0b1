import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import { EInvoiceFailure, type InvoiceOutcome } from '#server/integrations/e-invoice/e-invoice.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { invoiceNamed, loadInvoice } from './load-invoice.ts'
import { outcomeOf, reasonOf, stepsTo } from './outcome.ts'
import { takeInvoiceSteps } from './take-steps.ts'

/** Nobody knows what became of it: it may have been sent, or not. */
const lost: InvoiceOutcome = { status: 'unknown', answer: 'waiting', reason: null }

/** Sends invoices to the integrator, and stores what it says of each. One that does not answer leaves the invoice unknown, to be asked for anew. */
export const sendingInvoices = jobKind<null, { readonly invoice_id: number }, never, InvoiceOutcome>({
  name: 'invoices.send',
  codes: invoiceOperations.issue.codes,
  fetch: async ({ services, shop_id }, { data: { invoice_id } }) => {
    const invoice = await invoiceNamed(services.db, shop_id, invoice_id)
    return outcomeOf(services, invoice).catch((thrown) => {
      if (!(thrown instanceof EInvoiceFailure)) throw thrown
      services.log.warn({ trouble: thrown.trouble }, thrown.message)
      return lost
    })
  },
  run: async (work, { data: { invoice_id } }, _, outcome) => {
    const { db, actor } = work
    const { order_id, refund_id } = await invoiceNamed(db, actor.shop_id, invoice_id)
    const locked = await loadInvoice(db, actor.shop_id, order_id, { lock: true, refund_id })
    // Somebody asked for it meanwhile, and it has gone on since.
    if (locked.invoice?.id !== invoice_id) return null
    await takeInvoiceSteps(work, locked, locked.invoice, stepsTo(locked.facts, outcome), reasonOf(outcome))
    return null
  },
})
