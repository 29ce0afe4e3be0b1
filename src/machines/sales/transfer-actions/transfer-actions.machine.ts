import type { OrderRow } from '#api/contract/sales/order-list.ts'
import type { PaymentDefaults } from '#api/contract/sales/payments.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { PaidStep } from '#api/rules/sales/order-steps.ts'
import { notCancelled, notRejected } from '#api/rules/sales/orders.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type ChartStep, everyStep, stepsOf } from '#machines/platform/steps-of.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import {
  nothingReceived,
  type PaymentTyping,
  type PaymentWriting,
  paymentChanges,
  paymentGuards,
  paymentQuestion,
} from '#machines/sales/order/payment-question.ts'

/** As much of an order as its payment is judged by. */
export type Transfer = Pick<
  OrderRow,
  'id' | 'version' | 'number' | 'status' | 'payment_status' | 'payment_method' | 'total' | 'paid_total' | 'currency'
> & {
  /** Where its money may have come to, once that was asked for. */
  readonly payment_defaults?: PaymentDefaults
}

/** What may be told of a transfer in their list: that its money has come, or has not after all. */
export interface TransferTypes {
  record: Transfer
  step: PaidStep | { readonly type: 'MARK_NOT_PAID' }
  own: PaymentWriting
  events: PaymentTyping
  states: 'looking' | 'unread' | 'receiving'
  actors: { look: { input: { id: number }; output: Transfer } }
  input: object
}

/** Bank transfers in their list: the money of one is marked as come, or as not come after all (rules R61, R207). */
export const transferActionsMachine = stepPage<TransferTypes>({
  id: 'transferActions',
  source: 'listed',
  chart: transferState,
  rules: [permitted, notCancelled, notRejected, noStep],
  refusals: orderRefusals,
  own: () => nothingReceived,
  // Money is never written at the first press.
  questions: { looking: 'marksPaid', confirming: 'always' },
  parts: {
    actors: { look: unwired<Transfer, { id: number }>('look') },
    states: {
      looking: {
        tags: ['busy'],
        description: 'As the order stands now, and where its money may have come to.',
        invoke: {
          id: 'look',
          src: 'look',
          input: ({ context: { record } }: { context: { record: Transfer } }) => ({ id: record.id }),
          onDone: { target: 'receiving', actions: 'takeRecord' },
          onError: { target: 'unread', actions: 'takeFailure' },
        },
      },
      unread: { tags: ['asking'], on: { RETRY: 'looking', CANCEL: { target: 'shown', actions: 'giveUp' } } },
      receiving: paymentQuestion,
    },
    guards: paymentGuards,
    changes: paymentChanges,
  },
})

/** What may be told of its money where it stands. One that has ended is shown the others all the same, with what stands in their way. */
export function paymentSteps(transfer: Transfer): readonly TransferTypes['step'][] {
  const here = stepsOf(transferState(transfer)).filter(isPayment)
  const others = everyStep(orderChart).filter(
    (step) => isPayment(step) && !step.to.endsWith(`.${transfer.payment_status}`),
  )
  return (here.length > 0 ? here : others).map(({ type }) => ({ type }) as TransferTypes['step'])
}

function transferState({ status, payment_status, payment_method }: Transfer) {
  // What refunds paid back of it is the server's to tell.
  const money = { paid: payment_status === 'paid', total: 0, paid_total: 0, refunded_total: 0 }
  return orderState({ status, payment_method, ...money, cancels_unpaid: false, invoiced: false, lines: [], short: [] })
}

function isPayment({ to, reported }: ChartStep): boolean {
  return !reported && to.startsWith('open.payment.')
}
