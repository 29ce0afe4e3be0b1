import { failure } from '#api/contract/platform/failure.ts'
import type { Buyer, NewOrderOptions, NewOrderPrices } from '#api/contract/sales/new-order.ts'
import type { NewOrderContext } from '#machines/sales/new-order/new-order.context.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What the walks name: a variant of the shop by its code and id, one that nobody knows, and a customer who has ordered before. */
export const known = { code: 'YENI-1', variant: 7, none: 'YOK-1', buyer: 5 }

/** A coupon that applies, one whose days are over, and a code that nobody knows. */
export const codes = { open: 'YAZ10', over: 'BITTI', none: 'BOYLE-YOK' }
export const couponDays = { open: ['2026-01-01', '2099-12-31'], over: ['2020-01-01', '2020-02-01'] } as const

function couponOf(code: string) {
  const [start, end] = code === codes.over ? couponDays.over : couponDays.open
  return campaignOf({ kind: 'coupon', code, start, end })
}

const buyer: Buyer = {
  ...{ id: known.buyer, name: 'Zeynep Yılmaz', phone: '+90 532 111 22 33', email: '', language: null },
  address: newOrderOf(known.variant).shipping_address,
}

const options: NewOrderOptions = {
  ...{ currency: 'TRY', country: 'Türkiye', language: 'tr', tax_in_price: 1 },
  sells: true,
  campaigns: { day: '2026-11-20', customer: null, rows: [] },
  shipping_methods: [
    {
      id: 1,
      name: 'Deneme Kargo',
      basis: 'total',
      bands: [],
      free_from: null,
      areas: [{ country: ['Türkiye'], provinces: [] }],
    },
  ],
  payment_methods: [
    { method: 'money_transfer', name: 'Havale', minimum: '', maximum: '' },
    { method: 'cash', name: 'Nakit', minimum: '100000.00', maximum: '' },
    { method: 'credit_card', name: 'Kredi kartı', minimum: '', maximum: '10.00' },
  ],
}

/** The order comes to another total than its screen said. */
const totalChanged = failure('refused', { status: 422, rules: [{ id: 'order.total_changed' }] })

/** A product of which two are bought at least, in pairs. */
export const pairs = { min_quantity: 2, max_quantity: 8, step_quantity: 2 }

const prices: NewOrderPrices = {
  tax_in_price: 1,
  campaigns: { day: '2026-11-20', customer: null, rows: [] },
  variants: [variantOf(known.variant, { ...pairs, category_ids: [4], tag_ids: [] })],
}

/** What is written of a line: fewer than are sold, more than are sold and than there are, none, no amount, less than nothing; and a discount that leaves nothing. */
const lineChanges = [
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '1' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '11' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '0' },
  { type: 'SET_LINE', index: 0, key: 'price', value: 'abc' },
  { type: 'SET_LINE', index: 0, key: 'price', value: '-1' },
  { type: 'SET_LINE', index: 0, key: 'price', value: '9999999999999.99' },
  { type: 'CHANGE', changes: { discount: { kind: 'fixed', value: '99.80' } } },
] as const

/** What is written elsewhere, each breaking another rule. */
const wrongChanges = [
  { type: 'SET_GUEST', key: 'email', value: 'elif@ornek' },
  { type: 'CHANGE', changes: { shipping_price: '-1' } },
  { type: 'CHANGE', changes: { discount: { kind: 'fixed', value: '999' } } },
  { type: 'CHANGE', changes: { payment_method: 'cash' } },
  { type: 'CHANGE', changes: { payment_method: 'credit_card' } },
  { type: 'CHANGE', changes: { note: 'x'.repeat(251) } },
  { type: 'SET_INVOICE', changes: { tc_number: '1000000014' } },
  { type: 'SET_INVOICE', changes: { contact_type: 'corporate' } },
] as const
const ofFirm = [{ type: 'SET_INVOICE', changes: { tax_number: '123456789' } }] as const

/** A shop that sends nothing: its form says so, and its goods are handed over. */
const isBare = ({ options: on }: NewOrderContext) => on?.shipping_methods.length === 0
const bareEvents = [
  { type: 'CHANGE', changes: { delivery: 'pickup' } },
  { type: 'CHANGE', changes: { delivery: 'cargo' } },
  { type: 'SUBMIT' },
] as const

/** A coupon is asked for where nothing else is written of the line, and taken out again. */
function couponEvents(
  of: Pick<NewOrderContext, 'draft' | 'wanted' | 'buyer_id' | 'coupon_code'> & { chosen: boolean },
) {
  const { draft, wanted, buyer_id, coupon_code, chosen } = of
  const [line] = draft.lines
  if (coupon_code !== '' || draft.coupon_code !== '') return [{ type: 'NO_COUPON' }] as const
  const plain = line?.quantity === 2 && line.price === '49.90' && draft.discount.value === '0'
  return plain && !chosen && buyer_id === 0 && wanted.length === 0
    ? ([codes.open, codes.over, codes.none] as const).map((code) => ({ type: 'USE_COUPON', code }) as const)
    : []
}

function eventsOf({ draft, original, buyer: chosen, wanted, buyer_id, coupon_code }: NewOrderContext) {
  const [line] = draft.lines
  return [
    // One after the other; only a scanner is quicker than that.
    ...(draft.lines.length === 0 && wanted.length < 2 ? adding : []),
    ...(line?.quantity === 2 && line.price === '49.90' && draft.discount.value === '0' ? lineChanges : []),
    ...couponEvents({ draft, wanted, buyer_id, coupon_code, chosen: chosen !== null }),
    ...(draft.invoice.contact_type === 'corporate' && draft.invoice.tax_number === '' ? ofFirm : []),
    ...(line ? ([{ type: 'REMOVE_LINE', index: 0 }] as const) : []),
    ...(draft === original ? firstChanges : []),
    ...(chosen || buyer_id !== 0 ? ([{ type: 'NO_BUYER' }] as const) : []),
    ...(chosen ? [] : ([{ type: 'CHOOSE_BUYER', id: known.buyer }] as const)),
    ...always,
  ]
}

const adding = [
  { type: 'ADD', wanted: { code: known.code } },
  { type: 'ADD', wanted: { code: known.none } },
] as const
const firstChanges = [
  { type: 'SET_GUEST', key: 'name', value: 'Elif' },
  { type: 'SET_ADDRESS', of: 'shipping_address', part: 'zip', value: '34710' },
  // The method sends to Türkiye.
  { type: 'SET_ADDRESS', of: 'shipping_address', part: 'country', value: 'Almanya', listed: true },
  ...wrongChanges,
  { type: 'TOUCH', path: 'note' },
] as const
const always = [
  { type: 'REVEAL' },
  { type: 'SUBMIT' },
  { type: 'RENEWED' },
  { type: 'RETRY' },
  { type: 'DROP' },
] as const

/** An order that the staff write, from an empty form to its page. */
export default paths(newOrderMachine)({
  inputs: { selling: undefined },
  events: (snapshot) => (isBare(snapshot.context) ? bareEvents : eventsOf(snapshot.context)),
  answers: {
    look: { done: [options, { ...options, shipping_methods: [], payment_methods: [] }], failed: [failure('network')] },
    find: ({ context: { wanted } }) => {
      const [first] = wanted
      const unknown = first && 'code' in first && first.code === known.none
      return unknown
        ? { done: [], failed: [failure('notFound', { status: 404 })] }
        : {
            done: [variantOf(known.variant, { ...pairs, category_ids: [4], tag_ids: [] })],
            failed: [failure('network')],
          }
    },
    know: { done: [buyer], failed: [failure('network')] },
    check: ({ context: { coupon_code } }) =>
      coupon_code === codes.none
        ? { done: [], failed: [failure('notFound', { status: 404 })] }
        : { done: [couponOf(coupon_code)], failed: [failure('network')] },
    store: ({ context: { draft } }) => ({
      done: [{ id: 9, number: '2026-000009' }],
      failed: [failure('network'), failure('session', { status: 401 }), ...(draft.coupon_code ? [] : [totalChanged])],
    }),
    price: { done: [prices], failed: [failure('network')] },
    renewals: {},
  },
  key: ({ value, context: { draft, buyer: chosen, wanted, buyer_id, coupon_code, revealed, stored, options: on } }) =>
    JSON.stringify([
      value,
      draft,
      chosen?.id,
      wanted,
      buyer_id,
      coupon_code,
      revealed,
      stored?.id,
      on?.shipping_methods.length,
    ]),
})
