import type { InvoiceAnswer } from '#api/contract/sales/order-invoice.ts'
import { type EInvoice, EInvoiceFailure, type InvoiceOutcome } from './e-invoice.ts'
import type { EInvoiceSandbox } from './sandbox/sandbox.ts'

type State = Omit<InvoiceOutcome, 'answer'>

const states: Readonly<Record<string, State>> = {
  QUEUED: { status: 'waiting', reason: null },
  DELIVERED: { status: 'succeed', reason: null },
  NO_SUCH_RECIPIENT: { status: 'error', reason: 'recipient' },
  UNKNOWN_IDENTITY: { status: 'error', reason: 'identity' },
  SCHEMATRON_ERROR: { status: 'error', reason: { words: 'Şematron denetiminden geçmedi (1150)' } },
}
const answers: Readonly<Record<string, InvoiceAnswer>> = {
  NONE: 'waiting',
  ACCEPTED: 'approved',
  REJECTED: 'rejected',
  EXPIRED: 'automatic',
}

/** The sandbox as an integrator. A state or an answer that is not in its lists is unknown (rule R27), never a success. */
export function sandboxEInvoice(sandbox: EInvoiceSandbox): EInvoice {
  const reached = async <T>(work: () => Promise<T>): Promise<T> => {
    if (sandbox.down) throw new EInvoiceFailure('unreachable', 'it did not answer')
    return work()
  }
  return {
    send: (invoice) => reached(() => sandbox.send(invoice)),
    outcome: (uuid) =>
      reached(async () => {
        const said = await sandbox.ask(uuid)
        if (!said) return null
        const state = states[said.state] ?? { status: 'unknown', reason: null }
        return { ...state, answer: state.status === 'succeed' ? (answers[said.answer] ?? 'unknown') : 'waiting' }
      }),
    cancel: (uuid) =>
      reached(async () => {
        if (!(await sandbox.cancel(uuid))) throw new EInvoiceFailure('refused', 'it cancels e-archive invoices only')
      }),
  }
}
