import { assign, setup } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import {
  accountChosen,
  goodsExpected,
  isApproved,
  noneAccepted,
  notPaidBack,
  notReceived,
  someAccepted,
  stillUndecided,
  withinPaid,
} from '#api/rules/sales/refunds.ts'
import { asOneGuard, noSuchStep } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { refundRefusals, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import {
  type RefundPageContext,
  type RefundPageEvent,
  type RefundPageInput,
  type RefundSending,
  sendingOf,
  stepOf,
  undecided,
  untouched,
} from './refund-page.context.ts'

/** What the chart may answer on this page: only those who may take every step open it, and only accounts of the order's currency are offered. */
const answered = [
  noneAccepted,
  someAccepted,
  isApproved,
  notPaidBack,
  withinPaid,
  stillUndecided,
  notReceived,
  goodsExpected,
  accountChosen,
] as const

const flow = setup({
  types: {
    context: {} as RefundPageContext,
    input: {} as RefundPageInput,
    events: {} as RefundPageEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    open: unwired<Refund, { id: number }>('open'),
    send: unwired<Refund, RefundSending>('send'),
  },
  guards: {
    line: asOneGuard([stillUndecided], ({ context, event }) => inTheWay(context, event)),
    chart: asOneGuard(answered, ({ context, event }) => inTheWay(context, event)),
    isForGood: ({ context: { doing, refund } }) =>
      doing?.type === 'REJECT' || doing?.type === 'PAY_BACK' || (doing?.type === 'APPROVE' && undecided(refund) > 0),
    isMissing: ({ event }) => asFailure((event as AnyEvent).error).kind === 'notFound',
    ...sendingGuards,
  },
  actions: {
    takeRefund: assign(({ event }) => ({ refund: (event as AnyEvent).output as Refund, failure: null })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    decide: assign(({ context, event }) => ({ doing: stepOf(context, event) })),
    keep: assign(({ event }) => (event.type === 'KEEP' ? { restock: event.restock } : {})),
    chooseAccount: assign(({ event }) => (event.type === 'ACCOUNT' ? { account_id: event.account_id } : {})),
    begin: assign({ key: newRequestKey }),
    tidyUp: assign({ doing: null }),
    giveUp: assign({ doing: null, failure: null }),
  },
})

/** One refund on the screen: its lines are decided, and it is taken from one state of its chart to another. */
export const refundPageMachine = flow.createMachine({
  id: 'refundPage',
  context: ({ input }) => ({ ...untouched, ...input }),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: 'takeRefund' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
    },
    unreachable: { on: { RETRY: 'opening' } },
    missing: {},
    shown: {
      on: {
        DECIDE: { guard: 'line', target: 'sending', actions: ['decide', 'begin'] },
        STEP: { guard: 'chart', target: 'deciding', actions: 'decide' },
        KEEP: { actions: 'keep' },
        ACCOUNT: { actions: 'chooseAccount' },
        LOOK: { target: 'opening', actions: 'giveUp' },
      },
    },
    deciding: {
      always: [
        { guard: 'isForGood', target: 'confirming' },
        { target: 'sending', actions: 'begin' },
      ],
    },
    confirming: {
      tags: ['asking'],
      description: 'What cannot be taken back is asked about first: a rejection, money, lines that nobody decided.',
      on: { CONFIRM: { target: 'sending', actions: 'begin' }, BACK: { target: 'shown', actions: 'giveUp' } },
    },
    ...sendingStates(
      ({ context }: { context: RefundPageContext }) => sendingOf(context),
      { target: 'shown', actions: ['takeRefund', 'tidyUp'] },
      { target: 'opening', actions: 'giveUp' },
    ),
  },
})

/** What keeps the refund from a step, as the server will judge it. */
function inTheWay(context: RefundPageContext, event: RefundPageEvent): Refusal[] {
  const { refund, holder } = context
  const step = stepOf(context, event)
  return refund && step ? refundRefusals(refundState(factsOf(refund)), { ...step, by: holder }) : [{ id: noSuchStep }]
}

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
