import { orderChart } from '#machines/sales/order/order.chart.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of an order, from §4 of the decisions: waiting, confirmed, in preparation, shipping, done; and beside it its payment. */

const by = { permissions: [1501] }
const transfer = 'order.transfer_not_paid'
const step = [permission, transfer]
const there = { refused: ['order.already_there'] }

const shipping = {
  REPORT_TO_CARGO: 'reported_to_cargo',
  PICK_UP: 'picked_up',
  SEND: 'in_cargo',
  DELAY: 'delayed',
  DELIVERY_EXCEPTION: 'delivery_exception',
  OUT_FOR_DELIVERY: 'on_delivery',
  AT_PICKUP_POINT: 'at_collection_point',
  DELIVERY_FAILED: 'undelivered',
} as const
const ended = { CANCEL: 'cancelled' } as const
const waiting = { WAIT: 'pending', AWAIT_PAYMENT: 'awaiting_payment', ACCEPT: 'accepted', REJECT: 'rejected', ...ended }
const preparing = { PREPARE: 'preparing', PACK: 'being_packed', UNPACK: 'unpacked' } as const
const confirmed = { ...preparing, ...shipping, DELIVER: 'delivered', ...ended }
const travelling = { ...shipping, DELIVER: 'delivered' } as const
const back = { RETURN: 'undelivered_and_returned' } as const

/** What becomes of the goods of an open order. */
const goods: ChartTable['rows'] = {
  pending: { ...waiting, WAIT: there },
  awaiting_payment: { ...waiting, AWAIT_PAYMENT: there },
  accepted: confirmed,
  preparing: { ...confirmed, PREPARE: there },
  being_packed: { ...confirmed, PACK: there },
  unpacked: { ...confirmed, UNPACK: there },
  reported_to_cargo: { ...travelling, REPORT_TO_CARGO: there },
  picked_up: { ...travelling, PICK_UP: there },
  in_cargo: { ...travelling, SEND: there },
  delayed: { ...travelling, DELAY: there },
  delivery_exception: { ...travelling, DELIVERY_EXCEPTION: there },
  on_delivery: { ...travelling, OUT_FOR_DELIVERY: there },
  at_collection_point: { ...travelling, AT_PICKUP_POINT: there },
  undelivered: { ...travelling, ...back, DELIVERY_FAILED: there },
  delivered: { INVOICE: 'invoiced', ...back },
  invoiced: {},
  undelivered_and_returned: {},
}

/** What becomes of the money of an open order of 100,00: unpaid, partly paid, paid, or 40,00 of it back with the customer. */
const unpaid = (status: string) => ({
  MARK_PAID: `${status}, paid`,
  'REFUND 40': { refused: ['refund.above_paid'] },
  'REFUND 60': { refused: ['refund.above_paid'] },
  'REFUND 100': { refused: ['refund.above_paid'] },
  'REFUND 0': { refused: ['order.refund_by_refund'] },
  'RECEIVE 40': `${status}, partly paid`,
  'RECEIVE 60': `${status}, partly paid`,
  'RECEIVE 100': `${status}, paid`,
  'REVERSE 40': { refused: ['order.above_received'] },
  'REVERSE 100': { refused: ['order.above_received'] },
})
/** 40,00 of it came by a collection. */
const partlyPaid = (status: string) => ({
  MARK_PAID: `${status}, paid`,
  'REFUND 40': 'refunded',
  'REFUND 60': { refused: ['refund.above_paid'] },
  'REFUND 100': { refused: ['refund.above_paid'] },
  'REFUND 0': { refused: ['order.refund_by_refund'] },
  'RECEIVE 40': `${status}, partly paid`,
  'RECEIVE 60': `${status}, paid`,
  'RECEIVE 100': { refused: ['order.above_outstanding'] },
  'REVERSE 40': status,
  'REVERSE 100': { refused: ['order.above_received'] },
})
const paid = (status: string) => ({
  MARK_NOT_PAID: status,
  'REVERSE 40': `${status}, partly paid`,
  'REVERSE 100': status,
  'REFUND 40': `${status}, partly back`,
  'REFUND 60': `${status}, partly back`,
  'REFUND 100': 'refunded',
  'REFUND 0': { refused: ['order.refund_by_refund'] },
})
const partlyBack = (status: string) => ({
  MARK_NOT_PAID: { refused: ['order.money_went_back'] },
  'REVERSE 40': { refused: ['order.money_went_back'] },
  'REVERSE 100': { refused: ['order.money_went_back'] },
  'REFUND 40': `${status}, partly back`,
  'REFUND 60': 'refunded',
  'REFUND 100': { refused: ['refund.above_paid'] },
  'REFUND 0': { refused: ['order.refund_by_refund'] },
})

/** The goods go their way whatever becomes of the money. */
function beside(row: ChartTable['rows'][string], money: string): ChartTable['rows'][string] {
  const lasts = (to: string) => to !== 'cancelled' && to !== 'rejected'
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name,
      typeof cell === 'string' && lasts(cell) ? `${cell}${money}` : cell,
    ]),
  )
}

const open = Object.entries(goods)
/** The goods are in the shop. */
const inHand = ['accepted', 'preparing', 'being_packed', 'unpacked']
const plain = (names: readonly string[], rules = step) =>
  names.map((name) => [name, { event: { type: name, by }, rules }])
const refunds = [permission, 'refund.above_paid', 'order.refund_by_refund']
const refund = (amount: number) => ({
  event: { type: 'REFUND', amount, by: { permissions: [1601] } },
  rules: refunds,
  leaves: (facts: { refunded_total: number }) => ({ refunded_total: facts.refunded_total + amount }),
})
const moves = (amount: number) => (facts: { paid_total: number }) => ({ paid_total: facts.paid_total + amount })
const receive = (amount: number) => ({
  event: { type: 'RECEIVE_PAYMENT', amount, by: { permissions: [1402] } },
  rules: [permission, 'order.above_outstanding'],
  leaves: moves(amount),
})
const reverse = (amount: number) => ({
  event: { type: 'REVERSE_PAYMENT', amount, by: { permissions: [1403] } },
  rules: [permission, 'order.money_went_back', 'order.above_received'],
  leaves: moves(-amount),
})
const allBack = () => ({ lines: [{ id: 71, quantity: 3, returned: 3 }] })

export default {
  chart: orderChart,
  facts: {
    payment_method: 'credit_card',
    total: 10_000,
    cancels_unpaid: false,
    invoiced: true,
    lines: [{ id: 71, quantity: 3, returned: 1 }],
    paid: false,
    paid_total: 0,
    refunded_total: 0,
    short: [],
  },
  states: Object.fromEntries([
    ...open.flatMap(([status]) => [
      [status, { status, paid: false, paid_total: 0 }],
      [`${status}, partly paid`, { status, paid: false, paid_total: 4_000 }],
      [`${status}, paid`, { status, paid: true, paid_total: 10_000 }],
      [`${status}, partly back`, { status, paid: true, paid_total: 10_000, refunded_total: 4_000 }],
    ]),
    ...['cancelled', 'rejected', 'refunded'].map((status) => [status, { status }]),
  ]),
  at: (facts) => orderState(facts as never),
  ask: (at, event) => orderRefusals(at as never, event as never),
  steps: {
    ...Object.fromEntries(plain(['WAIT', 'AWAIT_PAYMENT', 'ACCEPT', ...Object.keys(preparing)])),
    ...Object.fromEntries(
      plain([...Object.keys(shipping), 'DELIVER'], [...step, 'order.rest_open', 'order.nothing_to_send']),
    ),
    // The status follows the invoice.
    INVOICE: { event: { type: 'INVOICE', by }, rules: [...step, 'order.not_invoiced'] },
    REJECT: { event: { type: 'REJECT', by }, rules: step, leaves: allBack },
    CANCEL: { event: { type: 'CANCEL', by }, rules: step, leaves: allBack },
    RETURN: {
      event: { type: 'RETURN', lines: [{ line_id: 71, quantity: 1 }], by },
      rules: [...step, 'order.return_above_bought'],
      leaves: () => ({ lines: [{ id: 71, quantity: 3, returned: 2 }] }),
    },
    MARK_PAID: { event: { type: 'MARK_PAID', by }, rules: [permission] },
    MARK_NOT_PAID: { event: { type: 'MARK_NOT_PAID', by }, rules: [permission] },
    'REFUND 0': refund(0),
    'REFUND 40': refund(4_000),
    'REFUND 60': refund(6_000),
    'REFUND 100': refund(10_000),
    'RECEIVE 40': receive(4_000),
    'RECEIVE 60': receive(6_000),
    'RECEIVE 100': receive(10_000),
    'REVERSE 40': reverse(4_000),
    'REVERSE 100': reverse(10_000),
  },
  breaks: [
    notPermitted,
    // Whoever opens orders opens no refunds, and the other way round.
    { rule: permission, event: { by: { permissions: [1601] } }, when: (_, name) => !name.startsWith('REFUND') },
    {
      rule: permission,
      event: { by: { permissions: [1501] } },
      when: (_, name) => /^(REFUND|RECEIVE|REVERSE)/.test(name),
    },
    ...['bank_transfer', 'money_transfer'].flatMap((payment_method) => [
      { rule: transfer, facts: { payment_method }, when: isUnpaid },
      // A shop may open cancelling for it, and nothing else.
      {
        rule: transfer,
        facts: { payment_method, cancels_unpaid: true },
        when: (state: string, name: string) => isUnpaid(state) && name !== 'CANCEL',
      },
    ]),
    { rule: transfer, facts: { cancels_unpaid: true }, when: () => false },
    // What is in no parcel is settled before the parcel leaves the house; what is away is away.
    { rule: 'order.rest_open', facts: { short: [oneMissing] }, when: leaves },
    { rule: 'order.rest_open', facts: { short: [{ ...oneMissing, awaited: 1 }] }, when: leaves },
    { rule: '', facts: { short: [{ ...oneMissing, refunded: 1 }] }, when: () => false },
    // Of which every piece was left out, there is nothing to send.
    {
      rule: 'order.nothing_to_send',
      facts: { lines: [{ id: 71, quantity: 3, returned: 3 }] },
      when: leaves,
      states: inHand.flatMap((status) => [
        status,
        ...['partly paid', 'paid', 'partly back'].map((one) => `${status}, ${one}`),
      ]),
    },
    { rule: 'order.not_invoiced', facts: { invoiced: false }, when: (_, name) => name === 'INVOICE' },
    { rule: 'order.return_above_bought', event: { lines: [{ line_id: 71, quantity: 3 }] }, when: isReturn },
    { rule: 'order.return_above_bought', event: { lines: [{ line_id: 72, quantity: 1 }] }, when: isReturn },
  ],
  rows: Object.fromEntries([
    ...open.flatMap(([status, row]) => [
      [status, { ...row, ...unpaid(status) }],
      [`${status}, partly paid`, { ...beside(row, ', partly paid'), ...partlyPaid(status) }],
      [`${status}, paid`, { ...beside(row, ', paid'), ...paid(status) }],
      [`${status}, partly back`, { ...beside(row, ', partly back'), ...partlyBack(status) }],
    ]),
    ...['cancelled', 'rejected', 'refunded'].map((status) => [status, {}]),
  ]),
  missing: (state) => {
    const final = ['cancelled', 'rejected', 'refunded'].find((one) => one === state)
    return [final ? `order.${final}_is_final` : 'flow.no_such_step']
  },
} satisfies ChartTable

function isUnpaid(state: string): boolean {
  return !state.includes(',') || state.endsWith(', partly paid')
}

/** From the shop's hands to the carrier, or to the customer. */
function leaves(state: string, name: string): boolean {
  return inHand.includes(state.replace(/,.*/, '')) && [...Object.keys(shipping), 'DELIVER'].includes(name)
}

function isReturn(_: string, name: string): boolean {
  return name === 'RETURN'
}
