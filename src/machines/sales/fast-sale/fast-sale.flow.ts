import { assign, emit, fromCallback, setup } from 'xstate'
import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { FastSale, SaleCustomer, SalePayment, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { AddressPart, OrderVariant } from '#api/contract/sales/new-order.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { fastSaleRules, phoneOnePayment, salePayableRules } from '#api/rules/sales/fast-sale.ts'
import { couponOffline } from '#api/rules/sales/fast-sale-discounts.ts'
import { saleInHand, tillEmpty } from '#api/rules/sales/fast-sale-parking.ts'
import { nothingAwaited } from '#api/rules/sales/new-order.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, asOneGuard, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import { notThere } from '#machines/sales/new-order/new-order.context.ts'
import {
  added,
  addressed,
  drafted,
  type FastSaleContext,
  type FastSaleInput,
  type FinishedSale,
  factsOf,
  type KeptTill,
  nextSale,
  type OpenedTill,
  proposed,
  soldTo,
  takenUp,
  unfinished,
  unpayable,
  type WaitingSale,
  withPayment,
} from './fast-sale.context.ts'
import {
  areOthers,
  couponed,
  couponIn,
  couponUnasked,
  noSuchCoupon,
  priced,
  uncouponed,
  undiscounted,
  whyOthers,
  withShownDiscounts,
} from './fast-sale.discounts.ts'

type Written = Pick<
  FastSale,
  'order_type' | 'shipping_method_id' | 'shipping_price' | 'discount' | 'note' | 'override' | 'approval'
>

export type FastSaleEvent =
  /** What was scanned or typed, or chosen from those that were found. */
  | { type: 'SCAN'; wanted: Wanted }
  | { type: 'SET_LINE'; index: number; key: 'quantity' | 'price'; value: string }
  | { type: 'REMOVE_LINE'; index: number }
  | { type: 'CHOOSE_CUSTOMER'; id: number }
  | { type: 'WALK_IN' }
  /** `listed`: it was chosen from a list. */
  | { type: 'SET_ADDRESS'; part: AddressPart; value: string; listed?: boolean }
  | { type: 'CHANGE'; changes: Partial<Written> }
  /** The code of a coupon was typed. */
  | { type: 'USE_COUPON'; code: string }
  | { type: 'NO_COUPON' }
  /** Nobody answers for campaigns: the sale goes without them. */
  | { type: 'NO_DISCOUNTS' }
  | { type: 'PAY' }
  | { type: 'BACK' }
  | { type: 'ADD_PAYMENT'; method: SalePayment['method'] }
  | { type: 'SET_PAYMENT'; index: number; changes: Partial<SalePayment> }
  | { type: 'REMOVE_PAYMENT'; index: number }
  /** The cash that the customer gave. */
  | { type: 'TENDER'; amount: string }
  | { type: 'COMPLETE' }
  | { type: 'PARK'; label: string }
  | { type: 'TAKE'; id: string }
  | { type: 'DISCARD' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'NEXT' }
  | { type: 'RENEWED' }
  | { type: 'RETRY' }
  /** What could not be asked for is not wanted any more. */
  | { type: 'DROP' }

/** For which coupon and which customer campaigns are asked. */
interface SaleAsked {
  readonly code: string
  readonly customer_id: number | null
}

const rules = {
  ...asGuards([phoneOnePayment], ({ context, event }) => ({ ...factsOf(context), sale: asked(context, event) })),
  ...asGuards([saleInHand, tillEmpty], ({ context }) => ({ lines: context.draft.lines.length })),
} as Record<'fastsale.phone_one_payment' | 'fastsale.nothing_in_hand' | 'fastsale.sale_in_hand', RuleGuard>

/** What happens in it: its types, guards and actions. */
export const flow = setup({
  types: {
    context: {} as FastSaleContext,
    input: {} as FastSaleInput,
    events: {} as FastSaleEvent,
    emitted: {} as { type: 'added' } | { type: 'notAdded' } | { type: 'finished' },
    tags: {} as 'busy' | 'editable' | 'asking',
  },
  actors: {
    open: unwired<OpenedTill, undefined>('open'),
    /** One variant as it may be sold now. */
    find: unwired<OrderVariant, { wanted: Wanted }>('find'),
    know: unwired<SaleCustomer, { id: number }>('know'),
    /** The coupon of a code that was typed, with the sales of the day. */
    check: unwired<OrderCampaigns, SaleAsked>('check'),
    /** What campaigns give now, before it is paid. */
    price: unwired<OrderCampaigns, SaleAsked>('price'),
    sell: unwired<SoldOrder, { body: FastSale; key: string }>('sell'),
    /** Keeps a finished sale that could not be sent. */
    queue: unwired<unknown, FinishedSale>('queue'),
    park: unwired<readonly WaitingSale[], { label: string; at: number; kept: KeptTill }>('park'),
    take: unwired<{ kept: KeptTill | null; parked: readonly WaitingSale[] }, { id: string }>('take'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    payable: asOneGuard([nothingAwaited, ...salePayableRules], ({ context }) => unpayable(context)),
    complete: asOneGuard([nothingAwaited, ...fastSaleRules], ({ context }) => unfinished(context)),
    ...rules,
    couponThere: ({ event }) => couponIn(outputOf<OrderCampaigns>(event)) !== null,
    areOthers: ({ event }) => areOthers(failureOf(event)),
    moreWanted: ({ context }) => context.wanted.length > 0,
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    /** Nobody answered for what was sold in the shop: the goods are gone, and the money is there. */
    isUnanswered: ({ context, event }) =>
      context.draft.order_type === 'in_store' && ['network', 'timeout', 'broken'].includes(failureOf(event).kind),
    wasStoring: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'storing',
    wasPaying: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'paying',
    wasDone: ({ event }) => outputOf<OpenedTill>(event).kept?.stage === 'done',
    wasThere: ({ event }) => outputOf<{ kept: KeptTill | null }>(event).kept !== null,
  },
  actions: {
    takeUp: assign(({ context, event }) => ({ ...takenUp(outputOf<OpenedTill>(event)), wanted: context.wanted })),
    begin: assign(({ context }) => nextSale(context)),
    want: assign(({ context, event }) =>
      event.type === 'SCAN' ? { wanted: [...context.wanted, event.wanted], missed: null } : {},
    ),
    wantAnew: assign({ kept: [] }),
    takeVariant: assign(({ context, event }) => added(context, outputOf<OrderVariant>(event))),
    emitFound: emit(({ context, event }) => ({
      type: added(context, outputOf<OrderVariant>(event)).kept ? ('notAdded' as const) : ('added' as const),
    })),
    emitNotAdded: emit({ type: 'notAdded' as const }),
    emitFinished: emit({ type: 'finished' as const }),
    noteMissing: assign(({ context: { kept, wanted } }) => ({ kept: [...kept, notThere(wanted[0])] })),
    wantNext: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    askCoupon: assign(({ event }) =>
      event.type === 'USE_COUPON' ? { coupon_code: event.code.trim(), refused: [] } : {},
    ),
    takeCoupon: assign(({ context, event }) => couponed(context, outputOf<OrderCampaigns>(event))),
    noCoupon: assign(({ context }) => uncouponed(context)),
    noteNoCoupon: assign(({ context }) => noSuchCoupon(context)),
    noteUnasked: assign(({ context }) => couponUnasked(context)),
    takeCampaigns: assign(({ context, event }) => priced(context, outputOf<OrderCampaigns>(event))),
    noteUnpriced: assign({ reachable: false }),
    noDiscounts: assign(({ context }) => undiscounted(context)),
    drop: assign({ wanted: [], asked: 0, missed: null }),
    ask: assign(({ event }) => (event.type === 'CHOOSE_CUSTOMER' ? { asked: event.id, missed: null } : {})),
    takeCustomer: assign(({ context, event }) => soldTo(context, outputOf<SaleCustomer>(event))),
    walkIn: assign(({ context }) => soldTo(context, context.options?.walk_in ?? null)),
    setLine: assign(({ context, event }) =>
      event.type === 'SET_LINE'
        ? drafted(context, { lines: context.draft.lines.map(at(event.index, { [event.key]: event.value })) })
        : {},
    ),
    removeLine: assign(({ context, event }) =>
      event.type === 'REMOVE_LINE' ? drafted(context, { lines: without(context.draft.lines, event.index) }) : {},
    ),
    setAddress: assign(({ context, event }) => (event.type === 'SET_ADDRESS' ? addressed(context, event) : {})),
    change: assign(({ context, event }) => (event.type === 'CHANGE' ? drafted(context, event.changes) : {})),
    propose: assign(({ context }) => proposed(context)),
    addPayment: assign(({ context, event }) =>
      event.type === 'ADD_PAYMENT' ? drafted(context, { payments: withPayment(context, event.method) }) : {},
    ),
    setPayment: assign(({ context, event }) =>
      event.type === 'SET_PAYMENT'
        ? drafted(context, { payments: context.draft.payments.map(at(event.index, event.changes)) })
        : {},
    ),
    removePayment: assign(({ context, event }) =>
      event.type === 'REMOVE_PAYMENT'
        ? drafted(context, { payments: without(context.draft.payments, event.index) })
        : {},
    ),
    tender: assign(({ event }) => (event.type === 'TENDER' ? { tendered: event.amount } : {})),
    /** The moment it was finished is the sale's, however late it is sent. */
    finish: assign(({ context }) =>
      context.key ? {} : { ...withShownDiscounts(context), key: `sale-${newRequestKey()}`, at: Date.now() },
    ),
    takeSold: assign(({ event }) => ({ sold: outputOf<SoldOrder>(event), queued: false, failure: null })),
    noteQueued: assign({ queued: true, failure: null }),
    takeMissed: assign(({ event }) => ({ missed: failureOf(event) })),
    takeFailure: assign(({ event }) => {
      const failed = failureOf(event)
      const offline = failed.rules.some(({ id }) => id === couponOffline.id)
      // What to do about it stands where the discounts are.
      return offline
        ? { failure: null, refused: failed.rules, reachable: false }
        : { failure: failed, refused: failed.rules }
    }),
    /** Its discounts are others now: why is told beside the new total. */
    noteOthers: assign(({ event }) => ({ failure: null, refused: whyOthers(failureOf(event)) })),
    takeParked: assign(({ context, event }) => ({
      ...nextSale(context),
      parked: outputOf<readonly WaitingSale[]>(event),
    })),
    takeTaken: assign(({ context, event }) => {
      const { kept, parked } = outputOf<{ kept: KeptTill | null; parked: readonly WaitingSale[] }>(event)
      return takenUp({ options: context.options as never, kept, parked })
    }),
    noteTaken: assign(({ event }) => ({
      missed: failure('notFound', { error: notFound.id }),
      parked: outputOf<{ parked: readonly WaitingSale[] }>(event).parked,
    })),
  },
})

function without<T>(all: readonly T[], index: number): T[] {
  return all.filter((_, place) => place !== index)
}

/** The sale as it would be with what is asked for. */
function asked(context: FastSaleContext, event: FastSaleEvent): FastSale {
  if (event.type === 'CHANGE') return { ...context.draft, ...event.changes }
  if (event.type === 'ADD_PAYMENT') return { ...context.draft, payments: withPayment(context, event.method) }
  return context.draft
}

function at(index: number, changes: object) {
  return <T>(one: T, place: number): T => (place === index ? { ...one, ...changes } : one)
}
