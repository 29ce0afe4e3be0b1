import fc from 'fast-check'
import { refundDecisions } from '#api/contract/sales/order-refunds.ts'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { paymentMethods, paymentStatuses } from '#api/contract/sales/orders.ts'

/** Who sends a command: who may, who may only look, who belongs to the shop next door. */
export const senders = ['seller', 'reader', 'neighbour'] as const
export type Sender = (typeof senders)[number]

interface Sent {
  /** Which of the run's orders, counted round. */
  readonly order: number
  readonly by: Sender
  /** Sent with a version that is not the order's any more. */
  readonly old: boolean
}

/** What staff, and others, ask of the orders of a run. */
export type Command =
  | { readonly do: 'buy'; readonly payment_method: (typeof paymentMethods)[number]; readonly paid: boolean }
  | (Sent & {
      readonly do: 'move'
      readonly status: (typeof orderStatuses)[number]
      readonly pieces: number
    })
  | (Sent & { readonly do: 'pay'; readonly payment_status: (typeof paymentStatuses)[number] })
  | RefundCommand
  /** The last changing call once more, with its own key. */
  | { readonly do: 'again' }

/** What is asked about the refunds of an order; `nth` is which of them, counted round. */
export type RefundCommand = Omit<Sent, 'old'> &
  (
    | { readonly do: 'refund'; readonly pieces: number }
    | { readonly do: 'decide'; readonly nth: number; readonly decision: (typeof refundDecisions)[number] }
    | { readonly do: 'refundStep'; readonly nth: number; readonly step: (typeof refundSteps)[number] }
  )

const refundSteps = ['APPROVE', 'REJECT', 'RECEIVE', 'DISCARD', 'PAY_BACK'] as const

const sent = {
  order: fc.nat(7),
  by: fc.oneof(
    { weight: 8, arbitrary: fc.constant<Sender>('seller') },
    { weight: 1, arbitrary: fc.constantFrom(...senders) },
  ),
  old: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
}

const about = { order: sent.order, by: sent.by }
const nth = fc.nat(1)

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      payment_method: fc.constantFrom(...paymentMethods),
      paid: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      ...sent,
      status: fc.constantFrom(...orderStatuses),
      pieces: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      ...sent,
      payment_status: fc.constantFrom(...paymentStatuses),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('refund' as const), ...about, pieces: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      ...{ ...about, nth },
      // Most lines are accepted, so that many refunds come to their end.
      decision: fc.constantFrom(...refundDecisions, 'accepted', 'accepted', 'accepted'),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('refundStep' as const),
      ...{ ...about, nth },
      step: fc.constantFrom(...refundSteps, 'APPROVE', 'RECEIVE', 'PAY_BACK', 'PAY_BACK'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const) }) },
)

/** Up to forty commands, after one order to begin with. */
export const commands: fc.Arbitrary<Command[]> = fc.array(command, { minLength: 5, maxLength: 40, size: 'max' })
