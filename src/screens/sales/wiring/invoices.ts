import { fromPromise } from 'xstate'
import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { type InvoiceTypes, invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The invoice of an order on its page, with its calls. */
export const invoiceActions = invoiceActionsMachine.provide({
  actors: { send: fromPromise(({ input }: { input: Sending<InvoiceTypes> }) => send(input)) },
})

function send({ record, command, key }: Sending<InvoiceTypes>) {
  const { order_id, refund_id, order_version: version, invoice } = record
  if (command.type === 'ISSUE' && refund_id !== null)
    return call(invoiceOperations.issueReturn, { params: { id: refund_id }, key })
  if (command.type === 'ISSUE')
    return call(invoiceOperations.issue, { params: { id: order_id }, body: { profile: command.profile, version }, key })
  const params = { id: invoice?.id ?? 0 }
  if (command.type === 'ASK') return call(invoiceOperations.ask, { params, key })
  return call(invoiceOperations.move, { params, body: { step: command.type }, key })
}
