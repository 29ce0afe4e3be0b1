import type { PaymentDefaults, ReceivedPayment } from '#api/contract/sales/payments.ts'
import type { PaidStep } from '#api/rules/sales/order-steps.ts'
import {
  paymentDayGiven,
  paymentNotAhead,
  paymentPeriodOpen,
  paymentReferenceFits,
  wrongInPayment,
} from '#api/rules/sales/payments.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { paysTo } from './order-state.ts'

/** How money of an order came, as it is told before it is marked: the same on its page and in the list of transfers. */

/** As it is chosen and typed; a day may not be one yet. */
export interface PaymentWriting {
  readonly payment: ReceivedPayment
}

export type PaymentTyping = { type: 'PAYMENT'; payment: Partial<ReceivedPayment> }

export const nothingReceived: PaymentWriting = { payment: { account_id: null, day: '', reference: '' } }

/** The question before any step into the paid state: what is proposed may be changed, and is marked as it then stands. */
export const paymentQuestion = {
  tags: ['asking'],
  description: 'Into which account the money came, on which day, and how it is called.',
  entry: 'offerPayment',
  on: {
    PAYMENT: { actions: 'takePayment' },
    CONFIRM: { guard: 'payment', target: 'sending', actions: ['receivePayment', 'begin'] },
    CANCEL: { target: 'shown', actions: 'giveUp' },
  },
} as const

interface Receiving {
  readonly command: { readonly type: string } | null
  /** What is proposed comes with the order, where it was read whole. */
  readonly record: { readonly payment_defaults?: PaymentDefaults } | null
  readonly payment: ReceivedPayment
}

export const paymentGuards = {
  // Only accounts of the order's currency are offered.
  payment: asOneGuard(
    [paymentDayGiven, paymentNotAhead, paymentPeriodOpen, paymentReferenceFits],
    ({ context }: { context: Receiving }) =>
      context.record?.payment_defaults
        ? wrongInPayment({ ...context.payment, offered: context.record.payment_defaults })
        : [],
  ),
  marksPaid: ({ context: { command } }: { context: Receiving }) => command !== null && paysTo(command) === 'paid',
}

export const paymentChanges = {
  offerPayment: ({ context: { record } }: { context: Receiving }): PaymentWriting => {
    const { account_id = null, day = '' } = record?.payment_defaults ?? {}
    return { payment: { account_id, day, reference: '' } }
  },
  takePayment: ({ context: { payment }, event }: { context: Receiving; event: PaymentTyping }): PaymentWriting => ({
    payment: { ...payment, ...event.payment },
  }),
  receivePayment: ({ context: { command, payment } }: { context: Receiving }) => ({
    command: { ...command, payment } as PaidStep,
  }),
}
