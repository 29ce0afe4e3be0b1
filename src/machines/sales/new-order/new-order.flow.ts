import { assign, emit, fromCallback, setup } from 'xstate'
import type { Campaign } from '#api/contract/content/campaigns.ts'
import type {
  Buyer,
  NewOrder,
  NewOrderOptions,
  NewOrderPrices,
  NewOrderPricing,
  OrderVariant,
  StoredOrder,
} from '#api/contract/sales/new-order.ts'
import { newOrderFormRules, nothingAwaited, totalAsShown } from '#api/rules/sales/new-order.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import { type Addressing, addressed, bought, guested, unbought } from './new-order.addresses.ts'
import {
  added,
  couponed,
  drafted,
  type NewOrderContext,
  noSuchCoupon,
  notThere,
  opened,
  priced,
  uncouponed,
  without,
  wrong,
} from './new-order.context.ts'

type Simple = Omit<NewOrder, 'lines' | 'customer_id' | 'guest' | 'shipping_address' | 'invoice_address' | 'invoice'>

export type NewOrderEvent =
  /** What was scanned or typed, or chosen from those that were found. */
  | { type: 'ADD'; wanted: Wanted }
  | { type: 'SET_LINE'; index: number; key: 'quantity' | 'price'; value: string }
  | { type: 'REMOVE_LINE'; index: number }
  | { type: 'CHOOSE_BUYER'; id: number }
  | { type: 'NO_BUYER' }
  /** The code of a coupon was typed. */
  | { type: 'USE_COUPON'; code: string }
  | { type: 'NO_COUPON' }
  | { type: 'SET_GUEST'; key: keyof NewOrder['guest']; value: string }
  | ({ type: 'SET_ADDRESS' } & Addressing)
  | { type: 'SET_INVOICE'; changes: Partial<NewOrder['invoice']> }
  | { type: 'CHANGE'; changes: Partial<Simple> }
  | { type: 'TOUCH'; path: string }
  | { type: 'REVEAL' }
  | { type: 'SUBMIT' }
  | { type: 'RENEWED' }
  | { type: 'RETRY' }
  /** What could not be asked for is not wanted any more. */
  | { type: 'DROP' }

/** What happens in it: its types, guards and actions. */
export const flow = setup({
  types: {
    context: {} as NewOrderContext,
    events: {} as NewOrderEvent,
    emitted: {} as { type: 'added' } | { type: 'notAdded' },
    tags: {} as 'busy' | 'editable' | 'asking',
  },
  actors: {
    look: unwired<NewOrderOptions, undefined>('look'),
    /** One variant as it may be sold now. */
    find: unwired<OrderVariant, { wanted: Wanted }>('find'),
    /** A customer, and where their last order went. */
    know: unwired<Buyer, { id: number }>('know'),
    /** The coupon of a code, with how often the customer used it. */
    check: unwired<Campaign, { code: string; customer_id: number | null }>('check'),
    /** What the order is priced with now. */
    price: unwired<NewOrderPrices, NewOrderPricing>('price'),
    store: unwired<StoredOrder, { order: NewOrder; key: string }>('store'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    valid: asOneGuard([nothingAwaited, ...newOrderFormRules], ({ context }) => wrong(context)),
    /** It was written on since something went wrong. */
    forgotten: ({ context }) => context.failure === null,
    couponWanted: ({ context }) => context.coupon_code !== '',
    moreWanted: ({ context }) => context.wanted.length > 0,
    isOthers: ({ event }) => failureOf(event).rules.some(({ id }) => id === totalAsShown.id),
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
  },
  actions: {
    takeOptions: assign(({ context, event }) => opened(context, outputOf<NewOrderOptions>(event))),
    want: assign(({ context, event }) =>
      event.type === 'ADD' ? { wanted: [...context.wanted, event.wanted], missed: null } : {},
    ),
    wantAnew: assign({ kept: [] }),
    takeVariant: assign(({ context, event }) => added(context, outputOf<OrderVariant>(event))),
    noteMissing: assign(({ context: { kept, wanted } }) => ({ kept: [...kept, notThere(wanted[0])] })),
    emitFound: emit(({ context, event }) => ({
      type: added(context, outputOf<OrderVariant>(event)).kept ? ('notAdded' as const) : ('added' as const),
    })),
    emitNotAdded: emit({ type: 'notAdded' as const }),
    drop: assign({ wanted: [], buyer_id: 0, coupon_code: '', missed: null }),
    wantNext: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    ask: assign(({ event }) => (event.type === 'CHOOSE_BUYER' ? { buyer_id: event.id, missed: null } : {})),
    takeBuyer: assign(({ context, event }) => ({
      ...bought(context, outputOf<Buyer>(event)),
      // How often they used it is asked anew.
      ...(context.coupon?.customer_limit ? { coupon_code: context.coupon.code } : {}),
    })),
    askCoupon: assign(({ event }) =>
      event.type === 'USE_COUPON' ? { coupon_code: event.code.trim(), missed: null } : {},
    ),
    takeCoupon: assign(({ context, event }) => couponed(context, outputOf<Campaign>(event))),
    noCoupon: assign(({ context }) => uncouponed(context)),
    noteNoCoupon: assign(({ context }) => noSuchCoupon(context)),
    noBuyer: assign(({ context }) => unbought(context)),
    setLine: assign(({ context, event }) =>
      event.type === 'SET_LINE'
        ? drafted(context, {
            lines: context.draft.lines.map((line, at) =>
              at === event.index ? { ...line, [event.key]: event.value } : line,
            ),
          })
        : {},
    ),
    removeLine: assign(({ context, event }) => (event.type === 'REMOVE_LINE' ? without(context, event.index) : {})),
    setGuest: assign(({ context, event }) =>
      event.type === 'SET_GUEST' ? guested(context, event.key, event.value) : {},
    ),
    setAddress: assign(({ context, event }) => (event.type === 'SET_ADDRESS' ? addressed(context, event) : {})),
    setInvoice: assign(({ context, event }) =>
      event.type === 'SET_INVOICE' ? drafted(context, { invoice: { ...context.draft.invoice, ...event.changes } }) : {},
    ),
    change: assign(({ context, event }) => (event.type === 'CHANGE' ? drafted(context, event.changes) : {})),
    touch: assign(({ context, event }) =>
      event.type === 'TOUCH' && !context.touched.includes(event.path)
        ? { touched: [...context.touched, event.path] }
        : {},
    ),
    reveal: assign({ revealed: true }),
    takePrices: assign(({ context, event }) => priced(context, outputOf<NewOrderPrices>(event))),
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    takeStored: assign(({ event }) => ({ stored: outputOf<StoredOrder>(event), failure: null })),
    takeMissed: assign(({ event }) => ({ missed: failureOf(event) })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
  },
})
