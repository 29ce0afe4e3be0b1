import { fromPromise } from 'xstate'
import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import { type InvoiceSending, invoiceDeskMachine } from '#machines/sales/invoice-desk/invoice-desk.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The invoice of an order on its page, with its calls. */
export const invoiceDesk = invoiceDeskMachine.provide({
  actors: {
    take: fromPromise(({ input }: { input: InvoiceSending }) => take(input)),
  },
})

function take({ order_id, invoice_id, step, key }: InvoiceSending) {
  if (step.type === 'ISSUE')
    return call(invoiceOperations.issue, { params: { id: order_id }, body: { profile: step.profile }, key })
  return call(invoiceOperations[step.type === 'CANCEL' ? 'cancel' : 'ask'], { params: { id: invoice_id }, key })
}
