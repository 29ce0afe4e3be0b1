import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { type InvoiceStep, invoiceFacts } from '#api/rules/sales/invoices.ts'
import { asOneGuard, refusals } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { invoiceAt, invoiceRules } from '#machines/sales/invoice/invoice.chart.ts'

export interface InvoiceDeskInput {
  /** As the order tells it. */
  readonly section: OrderInvoice
  readonly holder: Holder
}

/** The steps that a person takes. */
type Taken = Extract<InvoiceStep, { type: 'ISSUE' | 'ASK' | 'CANCEL' }>

interface InvoiceDeskContext extends InvoiceDeskInput {
  /** As what it would be issued. */
  readonly profile: InvoiceProfile
  readonly step: Taken | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that a step whose answer was lost is not taken twice. */
  readonly key: string
}

type InvoiceDeskEvent =
  | { type: 'CHOOSE'; profile: InvoiceProfile }
  /** A step of the invoice's chart: the chart says whether it may be taken. */
  | { type: 'STEP'; step: Taken }
  /** The page has read the order anew. */
  | { type: 'ORDER'; invoice: OrderInvoice }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  /** Gives the step up and looks at the invoice anew. */
  | { type: 'RELOAD' }

/** A step on its way to the server. */
export interface InvoiceSending {
  readonly order_id: number
  readonly invoice_id: number
  readonly step: Taken
  readonly key: string
}

const flow = setup({
  types: {
    context: {} as InvoiceDeskContext,
    input: {} as InvoiceDeskInput,
    events: {} as InvoiceDeskEvent,
    emitted: {} as { type: 'changed' },
    tags: {} as 'busy' | 'asking',
  },
  actors: { take: unwired<OrderInvoice, InvoiceSending>('take') },
  guards: {
    chart: asOneGuard(invoiceRules, ({ context, event }) => inTheWay(context, event.step)),
    isForGood: ({ context: { step } }) => step?.type === 'CANCEL',
  },
  actions: {
    takeSection: assign(({ context, event }) => ({ ...told(context, (event as AnyEvent).output), step: null })),
    takeReading: assign(({ context, event }) => (event.type === 'ORDER' ? told(context, event.invoice) : {})),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { profile: event.profile } : {})),
    decide: assign(({ event }) => (event.type === 'STEP' ? { step: event.step } : {})),
    begin: assign({ key: newRequestKey }),
    giveUp: assign({ step: null, failure: null }),
    tellChanged: emit({ type: 'changed' as const }),
  },
})

/** The invoice of an order on its page: issued, asked for and cancelled. */
export const invoiceDeskMachine = flow.createMachine({
  id: 'invoiceDesk',
  context: ({ input }) => ({ ...input, profile: usual(input.section), step: null, failure: null, key: '' }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        CHOOSE: { actions: 'choose' },
        STEP: { guard: 'chart', target: 'deciding', actions: 'decide' },
        ORDER: { actions: 'takeReading' },
      },
    },
    deciding: {
      always: [
        { guard: 'isForGood', target: 'confirming' },
        { target: 'stepping', actions: 'begin' },
      ],
    },
    confirming: {
      tags: ['asking'],
      description: 'What cannot be taken back is asked about first.',
      on: {
        CONFIRM: { target: 'stepping', actions: 'begin' },
        BACK: { target: 'shown', actions: 'giveUp' },
        ORDER: { actions: 'takeReading' },
      },
    },
    stepping: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { section, step, key } }) => ({
          order_id: section.order_id,
          invoice_id: section.invoice?.id ?? 0,
          step: step ?? { type: 'ASK' },
          key,
        }),
        onDone: { target: 'shown', actions: ['takeSection', 'tellChanged'] },
        onError: { target: 'notTaken', actions: 'takeFailure' },
      },
    },
    notTaken: {
      tags: ['asking'],
      description: 'The server named what stands in the way, or gave no answer.',
      on: { RETRY: 'stepping', RELOAD: { target: 'left', actions: ['giveUp', 'tellChanged'] } },
    },
    left: {
      tags: ['busy'],
      description: 'The step is given up, and the page reads the order anew.',
      on: { ORDER: { target: 'shown', actions: 'takeReading' } },
    },
  },
})

/** What keeps an invoice from a step: its chart is asked, as the server asks it. */
function inTheWay({ section, holder }: InvoiceDeskContext, step: Taken): Refusal[] {
  return refusals(invoiceAt(invoiceFacts(section.standing)), { ...step, by: holder })
}

/** What is told anew. A choice stays. */
function told({ section: before, profile }: InvoiceDeskContext, section: OrderInvoice): Partial<InvoiceDeskContext> {
  return { section, profile: profile === usual(before) ? usual(section) : profile, failure: null }
}

/** What is issued to firms is sent to them; people get an e-archive invoice. */
function usual({ standing }: OrderInvoice): InvoiceProfile {
  return standing.recipient.contact_type === 'corporate' ? 'basic' : 'earchive'
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
