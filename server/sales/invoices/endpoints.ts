import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import type { InvoiceStep } from '#api/rules/sales/invoices.ts'
import { noReturnStands } from '#api/rules/sales/return-invoices.ts'
import { invoiceAt, invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { namedStep, step } from '#server/platform/steps/step.ts'
import { cancelThere } from './cancelling.ts'
import { issueInvoice } from './issue.ts'
import { issueReturn } from './issue-return.ts'
import { type InvoiceRow, invoiceNamed, type LockedInvoice, loadInvoice, standingReturn } from './load-invoice.ts'
import { asking, outcomeOf, reasonOf, stepsTo } from './outcome.ts'
import { sectionOf, toInvoice } from './section.ts'
import { takeInvoiceSteps } from './take-steps.ts'

const issue = endpoint(invoiceOperations.issue, ({ params: { id }, body: { profile, version }, ...context }) =>
  issueInvoice(context, id, { profile, ...(version === undefined ? {} : { version }) }),
)

const issueForRefund = endpoint(invoiceOperations.issueReturn, ({ params: { id }, ...context }) =>
  issueReturn(context, id),
)

const detail = endpoint(invoiceOperations.read, async ({ params: { id }, db, actor }) => {
  const invoice = await judged({ db, actor, params: { id } }, { type: 'PRINT' })
  return { invoice: toInvoice(invoice), document: invoice.document }
})

const xml = endpoint(invoiceOperations.xml, async ({ params: { id }, db, actor }) => {
  const invoice = await invoiceNamed(db, actor.shop_id, id)
  return { name: `${invoice.number}.xml`, type: 'application/xml', content: whole(invoice.xml) }
})

const ask = endpoint(invoiceOperations.ask, {
  prepare: (context) =>
    unlessRefused(async () => {
      const invoice = await judged(context, { type: 'ASK' })
      return asking(context.services, () => outcomeOf(context.services, invoice))
    }),
  handle: async ({ prepared, ...context }) => {
    const outcome = prepared()
    const { db, actor } = context
    const { locked, invoice } = await lockedInvoice(context)
    step(invoiceChart, locked.at, { type: 'ASK', by: actor })
    await audit(context, { subject: 'invoices', subject_id: invoice.id, event: 'ASK', after: { said: outcome.status } })
    await takeInvoiceSteps(context, locked, invoice, stepsTo(locked.facts, outcome), reasonOf(outcome))
    return sectionOf(db, invoice)
  },
})

const move = endpoint(invoiceOperations.move, {
  prepare: (context) =>
    unlessRefused(async () => {
      const { services } = context
      const taken = stepIn(context.body)
      const invoice = await judged(context, taken)
      // It may be repeated: what is cancelled at the integrator stays so.
      if (taken.type === 'CANCEL') await asking(services, () => cancelThere(services, invoice))
    }),
  handle: async ({ prepared, ...context }) => {
    prepared()
    const { locked, invoice } = await lockedInvoice(context)
    await takeInvoiceSteps(context, locked, invoice, [stepIn(context.body)])
    return sectionOf(context.db, invoice)
  },
})

/** Those that bring something, or change nothing of where it stands, have calls of their own. */
function stepIn({ step: name }: { readonly step: string }): InvoiceStep {
  return { type: namedStep(invoiceChart, name, ['ISSUE', 'ASK', 'PRINT']) } as InvoiceStep
}

/** What preparing came to, a refusal included: it is thrown by the handler, since a repeat of a call that succeeded meanwhile has its answer. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<() => T> {
  try {
    const made = await work()
    return () => made
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown
    return () => {
      throw thrown
    }
  }
}

type OfInvoice = Pick<RequestContext<{ id: number }, unknown, unknown, Actor>, 'db' | 'actor' | 'params'>

/** Whether a step may be taken at all, before anybody else is asked. */
async function judged({ db, actor, params: { id } }: OfInvoice, taken: InvoiceStep): Promise<InvoiceRow> {
  const invoice = await invoiceNamed(db, actor.shop_id, id)
  const locked = await loadInvoice(db, actor.shop_id, invoice.order_id, invoice)
  step(invoiceChart, about(locked, invoice), { ...taken, by: actor })
  if (taken.type === 'CANCEL' && invoice.refund_id === null) {
    const standing = await standingReturn(db, actor.shop_id, invoice.order_id)
    if (standing) throw refuse(409, noReturnStands, { about: { number: standing.number } })
  }
  return invoice
}

async function lockedInvoice({ db, actor, params: { id } }: OfInvoice) {
  const { order_id, refund_id } = await invoiceNamed(db, actor.shop_id, id)
  const locked = await loadInvoice(db, actor.shop_id, order_id, { lock: true, refund_id })
  const invoice = await invoiceNamed(db, actor.shop_id, id)
  return { locked: { ...locked, at: about(locked, invoice) }, invoice }
}

/** Only the invoice that counts goes on; of one before it the order has none. */
function about(locked: LockedInvoice, invoice: InvoiceRow): LockedInvoice['at'] {
  return locked.invoice?.id === invoice.id ? locked.at : invoiceAt({ ...locked.facts, status: 'none', profile: null })
}

async function* whole(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** The calls for invoices of orders. */
export const invoiceEndpoints: readonly Endpoint[] = [issue, issueForRefund, detail, xml, ask, move]
