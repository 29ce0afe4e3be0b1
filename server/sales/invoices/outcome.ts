import type { Refusal } from '#api/rules/platform/rule.ts'
import type { InvoiceFacts, InvoiceStep } from '#api/rules/sales/invoices.ts'
import { identified, noInvoiceInfo, notTaken, reachable } from '#api/rules/sales/invoices.ts'
import { EInvoiceFailure, type InvoiceOutcome } from '#server/integrations/e-invoice/e-invoice.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { integratorOf } from './integrator.ts'
import type { InvoiceRow } from './load-invoice.ts'

/** Asks the integrator that an invoice was issued by what became of it, and gives it the invoice where it never got it. Both may be repeated. */
export async function outcomeOf(
  services: Parameters<typeof integratorOf>[0],
  invoice: InvoiceRow,
): Promise<InvoiceOutcome> {
  const eInvoice = await integratorOf(services, invoice)
  const { uuid, number, profile, xml, document } = invoice
  const known = await eInvoice.outcome(uuid)
  if (known) return known
  const sent = { uuid, number, profile, xml, sender: document.seller.number, recipient: document.buyer.number }
  const refused = await eInvoice.send(sent).then(
    () => null,
    (thrown) => {
      if (thrown instanceof EInvoiceFailure && thrown.trouble === 'refused') return thrown.detail
      throw thrown
    },
  )
  if (refused !== null) return { status: 'error', answer: 'waiting', reason: { words: refused } }
  return (await eInvoice.outcome(uuid)) ?? { status: 'waiting', answer: 'waiting', reason: null }
}

/** Asks for something that the integrator has; what it does not say is refused as R218 words it. */
export function asking<T>({ log }: Pick<Services, 'log'>, work: () => Promise<T>): Promise<T> {
  return work().catch((thrown) => {
    if (!(thrown instanceof EInvoiceFailure)) throw thrown
    log.warn({ trouble: thrown.trouble }, thrown.message)
    // It is another's server that is down: this one answers, says so, and says when to ask again.
    throw refuse(409, noInvoiceInfo, { headers: { 'retry-after': '5' } })
  })
}

/** The steps from where an invoice stands to what the integrator says of it. */
export function stepsTo(
  { status, answer }: Pick<InvoiceFacts, 'status' | 'answer'>,
  said: InvoiceOutcome,
): InvoiceStep[] {
  const open = status === 'waiting' || status === 'unknown'
  const arrived = open && said.status !== status ? [{ type: leadingTo[said.status] }] : []
  const taken = status === 'succeed' || (open && said.status === 'succeed')
  const unanswered = answer === 'waiting' || answer === 'unknown'
  const heard = taken && unanswered && said.answer !== answer ? [{ type: hearing[said.answer] }] : []
  return [...arrived, ...heard].flatMap(({ type }) => (type ? [{ type }] : []))
}

/** Why the integrator did not take it, as a rule that the panel words. */
export function reasonOf({ reason }: InvoiceOutcome): Refusal | null {
  if (reason === null) return null
  if (reason === 'recipient') return { id: reachable.id }
  if (reason === 'identity') return { id: identified.id }
  return { id: notTaken.id, about: { why: reason.words } }
}

const leadingTo = { waiting: 'FIND', succeed: 'SUCCEED', unknown: 'LOSE', error: 'FAIL' } as const
const hearing = {
  waiting: null,
  approved: 'APPROVE',
  rejected: 'REJECT',
  automatic: 'TAKE_AS_ACCEPTED',
  unknown: 'LOSE_ANSWER',
} as const
