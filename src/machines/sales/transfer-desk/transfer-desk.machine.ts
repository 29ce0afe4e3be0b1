import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { notCancelled, notRejected } from '#api/rules/sales/orders.ts'
import { asOneGuard, noSuchStep, type Ruled } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order.chart.ts'

/** As much of an order as its payment is judged by. */
export type Transfer = Pick<OrderRow, 'id' | 'version' | 'number' | 'status' | 'payment_status' | 'payment_method'>

export type PayStep = 'MARK_PAID' | 'MARK_NOT_PAID'

interface TransferDeskContext {
  readonly holder: Holder
  readonly transfer: Transfer | null
  readonly step: PayStep
  /** Kept over retries, so that money is not counted twice. */
  readonly key: string
  readonly failure: ApiFailure | null
}

type TransferDeskEvent =
  /** The money of a transfer has come, or has not after all: the order's chart says whether that may be told. */
  { type: 'PAY'; transfer: Transfer; step: PayStep } | { type: 'RETRY' } | { type: 'CANCEL' }

/** A payment on its way to the server. */
export interface Paying {
  readonly transfer: Transfer
  readonly step: PayStep
  readonly key: string
}

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

const flow = setup({
  types: {
    context: {} as TransferDeskContext,
    input: {} as { holder: Holder },
    events: {} as TransferDeskEvent,
    emitted: {} as { type: 'paid'; transfer: Transfer; step: PayStep } | { type: 'changed' },
    tags: {} as 'busy' | 'asking',
  },
  actors: { pay: unwired<unknown, Paying>('pay') },
  guards: {
    chart: asOneGuard([permitted, notCancelled, notRejected, noStep], ({ context, event }) => inTheWay(context, event)),
  },
  actions: {
    take: assign(({ event }) =>
      event.type === 'PAY' ? { transfer: event.transfer, step: event.step, key: newRequestKey(), failure: null } : {},
    ),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    tellPaid: emit(({ context: { transfer, step } }) => ({
      type: 'paid' as const,
      transfer: transfer as Transfer,
      step,
    })),
    tellChanged: emit({ type: 'changed' as const }),
  },
})

/** Bank transfers in their list: the money of one is marked as come, or as not come after all (rules R61, R207). */
export const transferDeskMachine = flow.createMachine({
  id: 'transferDesk',
  context: ({ input }) => ({ ...input, transfer: null, step: 'MARK_PAID', key: '', failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { PAY: { guard: 'chart', target: 'paying', actions: 'take' } } },
    paying: {
      tags: ['busy'],
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context: { transfer, step, key } }) => ({ transfer: transfer as Transfer, step, key }),
        onDone: { target: 'idle', actions: 'tellPaid' },
        onError: { target: 'notPaid', actions: 'takeFailure' },
      },
    },
    notPaid: {
      tags: ['asking'],
      description: 'The server named what stands in the way, or gave no answer.',
      on: { RETRY: 'paying', CANCEL: { target: 'idle', actions: 'tellChanged' } },
    },
  },
})

/** What keeps a payment from being told: the order's chart is asked, as the server asks it. */
function inTheWay(
  { holder }: TransferDeskContext,
  { transfer, step }: { transfer: Transfer; step: PayStep },
): Refusal[] {
  const { status, payment_status, payment_method } = transfer
  // What refunds paid back of it is the server's to tell.
  const money = { paid: payment_status === 'paid', total: 0, paid_total: 0, refunded_total: 0 }
  const facts = { status, payment_method, ...money, cancels_unpaid: false, lines: [] }
  return orderRefusals(orderState(facts), { type: step, by: holder })
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
