import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/failure.ts'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/invoices.ts'
import { type InvoiceStep, invoiceFacts } from '#api/rules/invoices.ts'
import type { Refusal } from '#api/rules/rule.ts'
import type { Holder } from '#api/rules/session.ts'
import { invoiceAt, invoiceRules } from '#machines/invoice/invoice.chart.ts'
import { asOneGuard, noSuchStep, refusals } from '#machines/refusals.ts'
import { newRequestKey } from '#machines/request-key.ts'
import { unwired } from '#machines/unwired.ts'

export interface InvoiceDeskInput {
  readonly order_id: number
  readonly holder: Holder
}

/** The steps that a person takes. */
type Taken = Extract<InvoiceStep, { type: 'ISSUE' | 'ASK' | 'CANCEL' }>

interface InvoiceDeskContext extends InvoiceDeskInput {
  readonly section: OrderInvoice | null
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
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<OrderInvoice, { order_id: number }>('open'),
    take: unwired<OrderInvoice, InvoiceSending>('take'),
  },
  guards: {
    chart: asOneGuard(invoiceRules, ({ context, event }) => inTheWay(context, event.step)),
    isForGood: ({ context: { step } }) => step?.type === 'CANCEL',
  },
  actions: {
    takeSection: assign(({ context, event }) => opened(context, (event as AnyEvent).output)),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    choose: assign(({ event }) => (event.type === 'CHOOSE' ? { profile: event.profile } : {})),
    decide: assign(({ event }) => (event.type === 'STEP' ? { step: event.step } : {})),
    begin: assign({ key: newRequestKey }),
    giveUp: assign({ step: null, failure: null }),
  },
})

/** The invoice of an order on its page: looked at, issued, asked for and cancelled. */
export const invoiceDeskMachine = flow.createMachine({
  id: 'invoiceDesk',
  context: ({ input }) => ({ ...input, section: null, profile: 'earchive', step: null, failure: null, key: '' }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'shown', actions: 'takeSection' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    shown: {
      on: {
        CHOOSE: { actions: 'choose' },
        STEP: { guard: 'chart', target: 'deciding', actions: 'decide' },
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
      on: { CONFIRM: { target: 'stepping', actions: 'begin' }, BACK: { target: 'shown', actions: 'giveUp' } },
    },
    stepping: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { order_id, section, step, key } }) => ({
          order_id,
          invoice_id: section?.invoice?.id ?? 0,
          step: step ?? { type: 'ASK' },
          key,
        }),
        onDone: { target: 'shown', actions: 'takeSection' },
        onError: { target: 'notTaken', actions: 'takeFailure' },
      },
    },
    notTaken: {
      tags: ['asking'],
      description: 'The server named what stands in the way, or gave no answer.',
      on: { RETRY: 'stepping', RELOAD: { target: 'opening', actions: 'giveUp' } },
    },
  },
})

/** What keeps an invoice from a step: its chart is asked, as the server asks it. */
function inTheWay({ section, holder }: InvoiceDeskContext, step: Taken): Refusal[] {
  if (!section) return [{ id: noSuchStep }]
  return refusals(invoiceAt(invoiceFacts(section.standing)), { ...step, by: holder })
}

/** What is issued to firms is sent to them; people get an e-archive invoice. A choice stays. */
function opened({ section: before, profile }: InvoiceDeskContext, section: OrderInvoice): Partial<InvoiceDeskContext> {
  const usual = section.standing.recipient.contact_type === 'corporate' ? 'basic' : 'earchive'
  return { section, profile: before ? profile : usual, step: null, failure: null }
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
