import { failure } from '#api/contract/platform/failure.ts'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import { begun } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { fastSaleMachine } from '#machines/sales/fast-sale/fast-sale.machine.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { done, failed, type StateTable } from '../state-table.ts'
import { known, tillOptions, usual } from './fast-sale.paths.ts'

/** A sale at the till: scanned, paid, finished. It can be parked, and a finished one is never lost. */

const lost = failure('network')
const missing = failure('notFound', { status: 404 })
const { draft, variants, customer } = usual
const order = { id: 5, number: 'T-5', total: '99.80', currency: 'TRY', ordered_at: '2026-11-23T10:00:00Z' }
const opened = (stage: string | null) =>
  done('open', { options: tillOptions, kept: stage && { ...usual, stage, key: 'k' }, parked: [] })
const selling = { facts: { draft: { ...draft, lines: [] } } }
/** What campaigns give: a coupon of ten percent for the clothes of the sale, or nothing. */
const nothing = { day: '2026-11-20', customer: null, rows: [] }
const tenPercent = { ...nothing, rows: [campaignOf({ kind: 'coupon', code: 'KASA10' })] }
const withCoupon = {
  campaigns: tenPercent,
  draft: { ...draft, coupon_code: 'KASA10', payments: [{ method: 'cash', amount: '89.82', account_id: null }] },
}
const phone: FastSale = { ...draft, order_type: 'phone' }

/** What is done beside the sale wherever it stands. */
const beside = {
  SCAN: 'sale.finding',
  REMOVE_LINE: 'sale.writing',
  CHOOSE_CUSTOMER: 'sale.asking',
  USE_COUPON: 'sale.checking',
}
const all = { ...beside, PARK: 'parking', DISCARD: 'sale.discarding' }

export default {
  machine: fastSaleMachine,
  facts: {
    ...begun({ holder: { permissions: [2900] } }),
    ...{ options: tillOptions, draft, variants, customer },
  },
  events: {
    SCAN: { type: 'SCAN', wanted: { code: known.code } } as never,
    SET_LINE: { type: 'SET_LINE', index: 0, key: 'quantity', value: '4' } as never,
    REMOVE_LINE: { type: 'REMOVE_LINE', index: 0 } as never,
    CHOOSE_CUSTOMER: { type: 'CHOOSE_CUSTOMER', id: known.customer } as never,
    WALK_IN: { type: 'WALK_IN' },
    SET_ADDRESS: { type: 'SET_ADDRESS', part: 'country', value: 'Türkiye' } as never,
    CHANGE: { type: 'CHANGE', changes: { note: 'x' } } as never,
    PARK: { type: 'PARK', label: 'Ayşe Hanım' } as never,
    TAKE: { type: 'TAKE', id: known.parked } as never,
    DISCARD: { type: 'DISCARD' },
    CONFIRM: { type: 'CONFIRM' },
    CANCEL: { type: 'CANCEL' },
    USE_COUPON: { type: 'USE_COUPON', code: 'KASA10' } as never,
    NO_COUPON: { type: 'NO_COUPON' },
    NO_DISCOUNTS: { type: 'NO_DISCOUNTS' },
    PAY: { type: 'PAY' },
    BACK: { type: 'BACK' },
    ADD_PAYMENT: { type: 'ADD_PAYMENT', method: 'credit_card' } as never,
    SET_PAYMENT: { type: 'SET_PAYMENT', index: 0, changes: { amount: '60.00' } } as never,
    REMOVE_PAYMENT: { type: 'REMOVE_PAYMENT', index: 0 } as never,
    TENDER: { type: 'TENDER', amount: '100.00' } as never,
    COMPLETE: { type: 'COMPLETE' },
    NEXT: { type: 'NEXT' },
    RETRY: { type: 'RETRY' },
    DROP: { type: 'DROP' },
    RENEWED: { type: 'RENEWED' },
    'a new till': opened(null),
    'left while it was written': opened('writing'),
    'left while it was paid': opened('paying'),
    'left while it was stored': opened('storing'),
    'left when it was done': opened('done'),
    'no till': failed('open', lost),
    'was found': done('find', variantOf(known.variant)),
    'nobody knows it': failed('find', missing),
    'was not asked': failed('find', lost),
    'customer came': done('know', customer),
    'no customer': failed('know', lost),
    'coupon came': done('check', tenPercent),
    'no such coupon': done('check', nothing),
    'coupon was not asked': failed('check', lost),
    priced: done('price', tenPercent),
    'not priced': failed('price', lost),
    parked: done('park', []),
    'not parked': failed('park', lost),
    'taken up': done('take', { kept: usual, parked: [] }),
    'taken up elsewhere': done('take', { kept: null, parked: [] }),
    'not taken up': failed('take', lost),
    sold: done('sell', order),
    'was refused': failed('sell', failure('refused', { status: 422 })),
    'discounts changed': failed('sell', failure('refused', { status: 422, rules: [{ id: 'sale.discounts_changed' }] })),
    'nobody answered': failed('sell', lost),
    'the session ended': failed('sell', failure('session', { status: 401 })),
    'kept in the browser': done('queue', null),
    'the disk is full': failed('queue', failure('broken')),
  },
  // Of what a sale waits for, the next is looked for at once.
  passing: ['sale.looking'],
  rows: {
    opening: {
      'a new till': 'sale.writing',
      'left while it was written': 'sale.writing',
      'left while it was paid': 'sale.paying',
      // It may be stored already: it is handed over again under its key.
      'left while it was stored': 'storing',
      'left when it was done': 'done',
      'no till': 'unreachable',
    },
    unreachable: { RETRY: 'opening' },
    'sale.writing': { ...all, PAY: 'sale.pricing' },
    // A scanner does not wait.
    'sale.finding': {
      ...all,
      SCAN: 'sale.finding',
      'was found': 'sale.writing',
      'nobody knows it': 'sale.writing',
      'was not asked': 'sale.notFound',
    },
    'sale.notFound': { ...all, RETRY: 'sale.finding', DROP: 'sale.writing' },
    'sale.asking': {
      ...all,
      SCAN: 'sale.asking',
      WALK_IN: 'sale.writing',
      'customer came': 'sale.writing',
      'no customer': 'sale.notKnown',
    },
    'sale.notKnown': { ...all, WALK_IN: 'sale.writing', RETRY: 'sale.asking', DROP: 'sale.writing' },
    // Whatever becomes of a code, the sale goes on.
    'sale.checking': {
      ...all,
      SCAN: 'sale.checking',
      NO_COUPON: 'sale.writing',
      'coupon came': 'sale.writing',
      'no such coupon': 'sale.writing',
      'coupon was not asked': 'sale.writing',
    },
    // What to pay is told once the server said what campaigns give, or that nobody is there to say it.
    'sale.pricing': { ...all, priced: 'sale.paying', 'not priced': 'sale.paying' },
    'sale.discarding': { ...all, CONFIRM: 'sale.writing', CANCEL: 'sale.writing' },
    'sale.paying': { ...all, BACK: 'sale.writing', COMPLETE: 'storing', RETRY: 'sale.pricing' },
    parking: { parked: 'sale.writing', 'not parked': 'sale.writing' },
    taking: { 'taken up': 'sale.writing', 'taken up elsewhere': 'sale.writing', 'not taken up': 'sale.writing' },
    // The goods are gone and the money is there: what nobody answered is kept.
    storing: {
      sold: 'done',
      'was refused': 'sale.paying',
      'discounts changed': 'sale.pricing',
      'nobody answered': 'queueing',
      'the session ended': 'expired',
    },
    queueing: { 'kept in the browser': 'done', 'the disk is full': 'sale.paying' },
    expired: { RENEWED: 'storing' },
    done: { NEXT: 'sale.writing', SCAN: 'sale.finding' },
  },
  // Nobody answered for campaigns: a sale without them is finished all the same.
  within: { 'sale.paying': { reachable: false } },
  refused: [
    { state: 'sale.paying', event: 'COMPLETE', facts: withCoupon, rules: ['sale.coupon_offline'] },
    {
      ...{ state: 'sale.writing', event: 'PAY', rules: ['order.coupon_not_applied'] },
      facts: { draft: { ...draft, coupon_code: 'KASA10' }, campaigns: nothing },
    },
    { state: 'sale.writing', event: 'PARK', ...selling, rules: ['fastsale.nothing_in_hand'] },
    { state: 'sale.writing', event: 'DISCARD', ...selling, rules: ['fastsale.nothing_in_hand'] },
    { state: 'sale.writing', event: 'TAKE', facts: {}, rules: ['fastsale.sale_in_hand'] },
    { state: 'sale.writing', event: 'PAY', ...selling, rules: ['order.product_required'] },
    // What is ordered on the phone is paid one way.
    { state: 'sale.paying', event: 'ADD_PAYMENT', facts: { draft: phone }, rules: ['fastsale.phone_one_payment'] },
    {
      ...{ state: 'sale.paying', event: 'COMPLETE', rules: ['fastsale.paid_not_total'] },
      facts: { draft: { ...draft, payments: [{ method: 'cash', amount: '99.79', account_id: null }] } },
    },
  ],
} satisfies StateTable
