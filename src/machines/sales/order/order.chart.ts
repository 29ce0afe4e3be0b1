import { and, assign, setup } from 'xstate'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { family } from '#api/resources/platform/resource.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { OrderEvent, OrderFacts, OrderStep } from '#api/rules/sales/order-steps.ts'
import {
  hasIssuedInvoice,
  nothingPaidBack,
  notThereYet,
  quantityWasBought,
  refundPays,
  somethingToSend,
  transferPaid,
  withinOutstanding,
  withinReceived,
} from '#api/rules/sales/orders.ts'
import { withinPaid } from '#api/rules/sales/refunds.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { everyStep, stepsInto } from '#machines/platform/steps-of.ts'

/** Whoever opens an order may take it further. */
export const orderCodes: readonly number[] = orders.codes.edit
/** Whoever opens a refund may pay it back. */
const refundCodes: readonly number[] = orderRefunds.codes.add
/** Money is collected, and taken back, by whoever keeps the accounts. */
const { add: receiving, edit: reversing } = family(1400)

function codesOf({ type }: OrderStep): readonly number[] {
  if (type === 'REFUND') return refundCodes
  if (type === 'RECEIVE_PAYMENT') return receiving
  return type === 'REVERSE_PAYMENT' ? reversing : orderCodes
}

type Rules = Record<
  | 'auth.forbidden'
  | 'order.transfer_not_paid'
  | 'order.already_there'
  | 'order.return_above_bought'
  | 'order.money_went_back'
  | 'order.not_invoiced'
  | 'order.rest_open'
  | 'order.nothing_to_send'
  | 'order.refund_by_refund'
  | 'refund.above_paid'
  | 'order.above_outstanding'
  | 'order.above_received',
  RuleGuard
>

const rules = {
  ...asGuards([permitted], ({ event }) => ({
    holder: event.by,
    gate: { codes: codesOf(event) },
  })),
  ...asGuards([transferPaid], ({ context, event }) => ({
    ...context,
    open: event.type === 'CANCEL' && context.cancels_unpaid,
  })),
  ...asGuards([notThereYet], ({ context, event }) => ({ status: context.status, to: leadsTo(event) })),
  ...asGuards([quantityWasBought], ({ context, event }) => ({ lines: context.lines, pieces: event.lines })),
  ...asGuards([nothingPaidBack, hasIssuedInvoice, restSettled, somethingToSend], ({ context }) => context),
  ...asGuards([refundPays], ({ event }) => event),
  ...asGuards([withinOutstanding, withinReceived], ({ context, event }) => ({ ...context, amount: event.amount })),
  // What pays nothing is told by the rule before it alone.
  ...asGuards([withinPaid], ({ context, event }) =>
    event.amount > 0 ? { ...context, amount: event.amount } : { paid_total: 1, refunded_total: 0, amount: 1 },
  ),
} as Rules

const flow = setup({
  types: { context: {} as OrderFacts, input: {} as OrderFacts, events: {} as OrderEvent },
  guards: {
    ...rules,
    isWhole: ({ context, event }) =>
      event.type === 'REFUND' && context.refunded_total + event.amount === context.paid_total,
    isRest: ({ context, event }) =>
      event.type === 'RECEIVE_PAYMENT' && context.paid_total + event.amount === context.total,
  },
  actions: {
    arrive: assign(({ context, event }) => ({ status: leadsTo(event) ?? context.status })),
    markPaid: assign(({ context }) => ({ paid: true, paid_total: context.total })),
    markNotPaid: assign({ paid: false, paid_total: 0 }),
    receive: assign(({ context, event }) => {
      const paid_total = context.paid_total + (event.type === 'RECEIVE_PAYMENT' ? event.amount : 0)
      return { paid_total, paid: paid_total === context.total }
    }),
    reverse: assign(({ context, event }) => ({
      paid_total: context.paid_total - (event.type === 'REVERSE_PAYMENT' ? event.amount : 0),
      paid: false,
    })),
    payBack: assign(({ context, event }) =>
      event.type === 'REFUND' ? { refunded_total: context.refunded_total + event.amount } : {},
    ),
    /** All pieces that have not come back go back into the stock. */
    takeAllBack: assign(({ context }) => ({
      lines: context.lines.map((line) => ({ ...line, returned: line.quantity })),
    })),
    takeBack: assign(({ context, event }) =>
      event.type === 'RETURN'
        ? {
            lines: context.lines.map((line) => ({
              ...line,
              returned: line.returned + (event.lines.find(({ line_id }) => line_id === line.id)?.quantity ?? 0),
            })),
          }
        : {},
    ),
  },
})

/** A collection brings money of several orders at once, and takes it back: the page of one order offers neither. */
const collected = { reported: true }
const received = and(['auth.forbidden', 'order.above_outstanding'])
const reversed = and(['auth.forbidden', 'order.money_went_back'])
const reversedOfPart = and(['auth.forbidden', 'order.above_received'])
const step = and(['auth.forbidden', 'order.transfer_not_paid'])
/** Among statuses that go over into each other. */
const turn = and(['auth.forbidden', 'order.transfer_not_paid', 'order.already_there'])

const to = <const T extends string>(target: T) =>
  ({ guard: step, target: `#order.open.fulfilment.${target}`, actions: 'arrive' }) as const
/** Goods leave the house: what lies in the parcel is settled, and something does. */
const leave = <const T extends string>(target: T) =>
  ({
    guard: and(['auth.forbidden', 'order.transfer_not_paid', 'order.rest_open', 'order.nothing_to_send']),
    target: `#order.open.fulfilment.${target}`,
    actions: 'arrive',
  }) as const
const over = <const T extends string>(target: T) =>
  ({ guard: turn, target: `#order.open.fulfilment.${target}`, actions: 'arrive' }) as const
const invoiced = {
  guard: and(['auth.forbidden', 'order.transfer_not_paid', 'order.not_invoiced']),
  target: '#order.open.fulfilment.invoiced',
  actions: 'arrive',
} as const
/** A refund pays money back: a part of what was paid, or all that is left of it. */
const refund = and(['auth.forbidden', 'order.refund_by_refund', 'refund.above_paid'])
const cancel = {
  guard: step,
  target: '#order.cancelled',
  actions: ['arrive', 'takeAllBack'],
  meta: { forGood: true },
} as const
/** The steps that usually follow a status: the main one, and the likely ones. */
const next = (main: string, ...likely: string[]) => ({ meta: { main, likely } })
const comesBack = {
  guard: and(['auth.forbidden', 'order.transfer_not_paid', 'order.return_above_bought']),
  target: '#order.open.fulfilment.undelivered_and_returned',
  actions: ['arrive', 'takeBack'],
} as const

/** The life of an order: what becomes of its goods, and beside it whether it is paid, until it ends. */
export const orderChart = flow.createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        payment: {
          initial: 'not_paid',
          states: {
            not_paid: {
              meta: { likely: ['MARK_PAID'] },
              on: {
                MARK_PAID: { guard: 'auth.forbidden', target: 'paid', actions: 'markPaid' },
                RECEIVE_PAYMENT: [
                  { guard: and([received, 'isRest']), target: 'paid', actions: 'receive', meta: collected },
                  { guard: received, actions: 'receive', meta: collected },
                ],
                REVERSE_PAYMENT: { guard: reversedOfPart, actions: 'reverse', meta: collected },
              },
            },
            paid: {
              meta: { likely: [] },
              on: {
                MARK_NOT_PAID: {
                  guard: and(['auth.forbidden', 'order.money_went_back']),
                  target: 'not_paid',
                  actions: 'markNotPaid',
                },
                REVERSE_PAYMENT: { guard: reversed, target: 'not_paid', actions: 'reverse', meta: collected },
              },
            },
          },
        },
        refund: {
          meta: { likely: [] },
          initial: 'nothing_back',
          on: {
            REFUND: [
              { guard: and([refund, 'isWhole']), target: '#order.refunded', actions: ['arrive', 'payBack'] },
              { guard: refund, target: '.partial_refunded', actions: 'payBack' },
            ],
          },
          states: { nothing_back: {}, partial_refunded: { description: 'The goods go their way all the same.' } },
        },
        fulfilment: {
          initial: 'waiting',
          states: {
            waiting: {
              initial: 'pending',
              on: {
                WAIT: over('waiting.pending'),
                AWAIT_PAYMENT: over('waiting.awaiting_payment'),
                ACCEPT: to('confirmed.accepted'),
                REJECT: { ...cancel, target: '#order.rejected' },
                CANCEL: cancel,
              },
              states: { pending: next('ACCEPT'), awaiting_payment: next('ACCEPT') },
            },
            confirmed: {
              initial: 'accepted',
              on: {
                PREPARE: over('confirmed.preparation.preparing'),
                PACK: over('confirmed.preparation.being_packed'),
                UNPACK: over('confirmed.preparation.unpacked'),
                REPORT_TO_CARGO: leave('shipping.reported_to_cargo'),
                PICK_UP: leave('shipping.picked_up'),
                SEND: leave('shipping.in_cargo'),
                DELAY: leave('shipping.delayed'),
                DELIVERY_EXCEPTION: leave('shipping.delivery_exception'),
                OUT_FOR_DELIVERY: leave('shipping.on_delivery'),
                AT_PICKUP_POINT: leave('shipping.at_collection_point'),
                DELIVERY_FAILED: leave('shipping.undelivered'),
                DELIVER: leave('delivered'),
                CANCEL: cancel,
              },
              states: {
                accepted: next('PREPARE', 'PACK', 'REPORT_TO_CARGO'),
                preparation: {
                  initial: 'preparing',
                  states: {
                    preparing: next('PACK', 'REPORT_TO_CARGO'),
                    being_packed: next('REPORT_TO_CARGO', 'UNPACK'),
                    unpacked: next('PACK', 'REPORT_TO_CARGO'),
                  },
                },
              },
            },
            shipping: {
              initial: 'reported_to_cargo',
              on: {
                REPORT_TO_CARGO: over('shipping.reported_to_cargo'),
                PICK_UP: over('shipping.picked_up'),
                SEND: over('shipping.in_cargo'),
                DELAY: over('shipping.delayed'),
                DELIVERY_EXCEPTION: over('shipping.delivery_exception'),
                OUT_FOR_DELIVERY: over('shipping.on_delivery'),
                AT_PICKUP_POINT: over('shipping.at_collection_point'),
                DELIVERY_FAILED: over('shipping.undelivered'),
                DELIVER: to('delivered'),
              },
              states: {
                reported_to_cargo: next('PICK_UP', 'SEND'),
                picked_up: next('SEND', 'OUT_FOR_DELIVERY'),
                in_cargo: next('OUT_FOR_DELIVERY', 'DELIVER', 'DELAY'),
                delayed: next('OUT_FOR_DELIVERY', 'DELIVER'),
                delivery_exception: next('OUT_FOR_DELIVERY', 'DELIVER', 'DELIVERY_FAILED'),
                on_delivery: next('DELIVER', 'DELIVERY_FAILED', 'AT_PICKUP_POINT'),
                at_collection_point: next('DELIVER', 'DELIVERY_FAILED'),
                undelivered: { ...next('RETURN', 'OUT_FOR_DELIVERY'), on: { RETURN: comesBack } },
              },
            },
            delivered: { ...next('INVOICE', 'RETURN'), on: { INVOICE: invoiced, RETURN: comesBack } },
            invoiced: {},
            undelivered_and_returned: {},
          },
        },
      },
    },
    cancelled: { type: 'final', description: 'For good.' },
    rejected: { type: 'final' },
    refunded: { type: 'final', description: 'All that was paid went back.' },
  },
})

const arrows = everyStep(orderChart)
const statusOf = new Map(
  orderStatuses.flatMap((status) => stepsInto(arrows, status).map((type) => [type, status] as const)),
)

/** The status that a step leads to; none when it changes the payment alone. */
export function leadsTo({ type }: Pick<OrderStep, 'type'>): OrderStatus | null {
  return statusOf.get(type) ?? null
}
