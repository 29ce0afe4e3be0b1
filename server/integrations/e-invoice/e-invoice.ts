import type { InvoiceAnswer, InvoiceProfile, InvoiceStatus } from '#api/contract/sales/order-invoice.ts'

/** An invoice on its way to the tax authority. */
export interface SentInvoice {
  /** The ETTN. An integrator that has it already takes it no second time. */
  readonly uuid: string
  readonly number: string
  readonly profile: InvoiceProfile
  /** Tax numbers of who sends it and who gets it. */
  readonly sender: string
  readonly recipient: string
  readonly xml: string
}

/** What an integrator says of an invoice. */
export interface InvoiceOutcome {
  readonly status: Exclude<InvoiceStatus, 'none'>
  readonly answer: InvoiceAnswer
  /** Why it was not taken: its number or recipient is none, or what the integrator says in words. */
  readonly reason: 'identity' | 'recipient' | { readonly words: string } | null
}

/** An e-invoice integrator as the shop works with it. Whatever cannot be had is an `EInvoiceFailure`. */
export interface EInvoice {
  /** Gives it an invoice. Sending the same one again changes nothing. */
  send(invoice: SentInvoice): Promise<void>
  /** What became of it; nothing where it was never given. */
  outcome(uuid: string): Promise<InvoiceOutcome | null>
  /** Cancels an e-archive invoice. Cancelling it again changes nothing. */
  cancel(uuid: string): Promise<void>
}

/** Why an integrator said nothing: it was not reached, or it refused what was asked. */
export type EInvoiceTrouble = 'unreachable' | 'refused'

export class EInvoiceFailure extends Error {
  readonly trouble: EInvoiceTrouble
  /** What it said. */
  readonly detail: string

  constructor(trouble: EInvoiceTrouble, detail: string) {
    super(`The e-invoice integrator is ${trouble}: ${detail}`)
    this.trouble = trouble
    this.detail = detail
  }
}
