import { fromPromise } from 'xstate'
import { invoiceCalls } from '#api/client/sales/invoices.ts'
import { type InvoiceSending, invoiceDeskMachine } from '#machines/sales/invoice-desk/invoice-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = invoiceCalls(http)

/** The invoice of an order on its page, with its calls. */
export const invoiceDesk = invoiceDeskMachine.provide({
  actors: {
    take: fromPromise(({ input }: { input: InvoiceSending }) => take(input)),
  },
})

function take({ order_id, invoice_id, step, key }: InvoiceSending) {
  if (step.type === 'ISSUE') return calls.issue(order_id, step.profile, key)
  return step.type === 'CANCEL' ? calls.cancel(invoice_id, key) : calls.ask(invoice_id, key)
}
