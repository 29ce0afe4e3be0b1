import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { wantedStates } from '#machines/platform/wanted-states.ts'
import { begun, type FastSaleContext, type FinishedSale, keptOf, sumsIn } from './fast-sale.context.ts'
import { type FastSaleEvent, flow } from './fast-sale.flow.ts'

/** A sale at the till: scanned, paid, done; parked and taken up again; kept in the browser where nobody answers (rules R18, R26, R70–R72, R136, R137, R157–R163, R219, R220, R241). */
export const fastSaleMachine = flow.createMachine({
  id: 'fastSale',
  context: ({ input }) => begun(input),
  initial: 'opening',
  states: {
    opening: {
      tags: ['busy'],
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          { guard: 'wasStoring', target: 'storing', actions: 'takeUp' },
          { guard: 'wasPaying', target: 'sale.paying', actions: 'takeUp' },
          { guard: 'wasDone', target: 'done', actions: 'takeUp' },
          { target: 'sale.looking', actions: 'takeUp' },
        ],
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
      // Whoever scans does not wait for the till.
      on: { SCAN: { actions: 'want' } },
    },
    unreachable: { on: { RETRY: 'opening' } },
    sale: {
      tags: ['editable'],
      initial: 'writing',
      on: {
        SCAN: { target: '.finding', actions: ['wantAnew', 'want'] },
        SET_LINE: { actions: 'setLine' },
        REMOVE_LINE: { target: '.writing', actions: 'removeLine' },
        CHOOSE_CUSTOMER: { target: '.asking', actions: 'ask' },
        WALK_IN: { actions: 'walkIn' },
        SET_ADDRESS: { actions: 'setAddress' },
        CHANGE: { guard: 'fastsale.phone_one_payment', actions: 'change' },
        PARK: { guard: 'fastsale.nothing_in_hand', target: 'parking' },
        TAKE: { guard: 'fastsale.sale_in_hand', target: 'taking' },
        DISCARD: { guard: 'fastsale.nothing_in_hand', target: '.discarding' },
        USE_COUPON: { target: '.checking', actions: 'askCoupon' },
        NO_COUPON: { actions: 'noCoupon' },
      },
      states: {
        writing: { on: { PAY: { guard: 'payable', target: 'pricing' } } },
        ...wantedStates('SCAN', [{ target: 'writing' }]),
        asking: {
          tags: ['busy'],
          invoke: {
            id: 'know',
            src: 'know',
            input: ({ context }) => ({ id: context.asked }),
            onDone: { target: 'looking', actions: 'takeCustomer' },
            onError: { target: 'notKnown', actions: 'takeMissed' },
          },
          on: {
            SCAN: { actions: 'want' },
            WALK_IN: { target: 'looking', actions: 'walkIn' },
          },
        },
        notKnown: {
          description: 'The customer could not be asked for.',
          on: {
            WALK_IN: { target: 'looking', actions: 'walkIn' },
            RETRY: 'asking',
            DROP: { target: 'writing', actions: 'drop' },
          },
        },
        checking: {
          tags: ['busy'],
          invoke: {
            id: 'check',
            src: 'check',
            input: ({ context: { coupon_code, draft } }) => ({ code: coupon_code, customer_id: draft.customer_id }),
            onDone: [
              { guard: 'couponThere', target: 'looking', actions: 'takeCoupon' },
              { target: 'looking', actions: 'noteNoCoupon' },
            ],
            onError: { target: 'looking', actions: 'noteUnasked' },
          },
          on: {
            SCAN: { actions: 'want' },
            NO_COUPON: { target: 'looking', actions: 'noCoupon' },
          },
        },
        pricing: {
          tags: ['busy'],
          description: 'What campaigns give is asked for before the customer is told what to pay.',
          invoke: {
            id: 'price',
            src: 'price',
            input: ({ context: { draft } }) => ({ code: draft.coupon_code ?? '', customer_id: draft.customer_id }),
            onDone: { target: 'paying', actions: 'takeCampaigns' },
            onError: { target: 'paying', actions: 'noteUnpriced' },
          },
        },
        discarding: {
          tags: ['asking'],
          description: 'Whether the sale is thrown away.',
          on: { CONFIRM: { target: 'writing', actions: 'begin' }, CANCEL: 'writing' },
        },
        paying: {
          entry: 'propose',
          on: {
            BACK: 'writing',
            ADD_PAYMENT: { guard: 'fastsale.phone_one_payment', actions: 'addPayment' },
            SET_PAYMENT: { actions: 'setPayment' },
            REMOVE_PAYMENT: { actions: 'removePayment' },
            TENDER: { actions: 'tender' },
            RETRY: 'pricing',
            NO_DISCOUNTS: { actions: 'noDiscounts' },
            COMPLETE: { guard: 'complete', target: '#fastSale.storing' },
          },
        },
      },
    },
    parking: {
      tags: ['busy'],
      invoke: {
        id: 'park',
        src: 'park',
        input: ({ context, event }) => ({ ...labelled(event), kept: keptOf(context, 'writing') }),
        onDone: { target: 'sale', actions: 'takeParked' },
        onError: { target: 'sale', actions: 'takeMissed' },
      },
    },
    taking: {
      tags: ['busy'],
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ event }) => ({ id: event.type === 'TAKE' ? event.id : '' }),
        onDone: [
          { guard: 'wasThere', target: 'sale', actions: 'takeTaken' },
          { target: 'sale', actions: 'noteTaken' },
        ],
        onError: { target: 'sale', actions: 'takeMissed' },
      },
    },
    storing: {
      tags: ['busy'],
      entry: 'finish',
      invoke: {
        id: 'sell',
        src: 'sell',
        input: ({ context }) => ({ body: bodyOf(context), key: context.key }),
        onDone: { target: 'done', actions: ['takeSold', 'emitFinished'] },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { guard: 'isUnanswered', target: 'queueing' },
          { guard: 'areOthers', target: 'sale.pricing', actions: 'noteOthers' },
          { target: 'sale.paying', actions: 'takeFailure' },
        ],
      },
    },
    queueing: {
      tags: ['busy'],
      description: 'Nobody answered: the sale is kept in the browser until it is sent.',
      invoke: {
        id: 'queue',
        src: 'queue',
        input: ({ context }) => finishedSale(context),
        onDone: { target: 'done', actions: ['noteQueued', 'emitFinished'] },
        onError: { target: 'sale.paying', actions: 'takeFailure' },
      },
    },
    expired: {
      tags: ['asking'],
      description: 'The session ended. The sale is kept, and stored once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'storing' },
    },
    done: {
      description: 'The receipt and the change are shown.',
      on: {
        NEXT: { target: 'sale', actions: 'begin' },
        // The next customer is there already.
        SCAN: { target: 'sale.finding', actions: ['begin', 'want'] },
      },
    },
  },
})

/** What is sent: the sale as it was finished. */
export function bodyOf({ draft, at }: FastSaleContext): FastSale {
  return { ...draft, sold_at: new Date(at).toISOString() }
}

function finishedSale(context: FastSaleContext): FinishedSale {
  const { key, at, draft, options } = context
  const { total, lines } = sumsIn(context)
  return {
    ...{ key, at, body: bodyOf(context), total: decimalOf(total), currency: options?.currency ?? '' },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    snapshot: keptOf({ ...context, draft, key: '', at: 0 }, 'paying'),
  }
}

function labelled(event: FastSaleEvent): { label: string; at: number } {
  return { label: event.type === 'PARK' ? event.label.trim() : '', at: Date.now() }
}
