import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { failure } from '#api/contract/platform/failure.ts'
import type { FastSaleOptions, SaleCustomer } from '#api/contract/sales/fast-sale.ts'
import type { FastSaleContext, KeptTill, OpenedTill } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { fastSaleMachine } from '#machines/sales/fast-sale/fast-sale.machine.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { fastSaleOf } from '#tests/fixtures/fast-sale.fixture.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What the walks name: a variant by its code and id, one that nobody knows, a customer, and the ids of the shop. */
export const known = {
  code: 'KASA-1',
  variant: 7,
  none: 'YOK-1',
  walkIn: 4,
  customer: 5,
  method: 1,
  parked: 'bekleyen',
}

/** A coupon of ten percent for all clothes, one whose days are over, and a code that nobody knows. */
export const coupons = { open: 'KASA10', over: 'KASA-ESKI', none: 'KASA-YOK' }

const couponOf = (code: string, end: string) => campaignOf({ kind: 'coupon', id: 41, code, start: '2026-01-01', end })
const none: OrderCampaigns = { day: '2026-11-20', customer: null, rows: [] }
/** What campaigns give for a code. */
function campaignsFor(code = ''): OrderCampaigns {
  if (code === coupons.open) return { ...none, rows: [couponOf(code, '2099-12-31')] }
  return code === coupons.over ? { ...none, rows: [couponOf(code, '2026-01-31')] } : none
}

const address = newOrderOf(known.variant).shipping_address
const walkIn: SaleCustomer = { id: known.walkIn, name: 'Perakende müşteri', phone: '', walk_in: true, address }
const customer: SaleCustomer = { id: known.customer, name: 'Zeynep Yılmaz', phone: '', walk_in: false, address: null }

export const tillOptions: FastSaleOptions = {
  ...{ currency: 'TRY', tax_in_price: 1, printer_type: 'normal' },
  shop: { name: 'Deneme', address: '', phone: '', tax_office: '', tax_number: '' },
  walk_in: walkIn,
  shipping_methods: [
    {
      ...{ id: known.method, name: 'Elden teslim', basis: 'total', bands: [], free_from: null, handover: true },
      areas: [{ country: ['Türkiye'], provinces: [] }],
    },
  ],
  payment_methods: [
    { method: 'cash', name: 'Nakit', minimum: '', maximum: '400.00' },
    { method: 'credit_card', name: 'Kredi kartı', minimum: '10.00', maximum: '' },
  ],
  accounts: [],
  usual_accounts: [],
}

/** A product of which two are bought at least, in pairs. */
export const pairs = { min_quantity: 2, max_quantity: 8, step_quantity: 2 }
/** It is of a category that coupons are for. */
const sold = { ...pairs, category_ids: [4] }

const kept = (stage: KeptTill['stage']): KeptTill => ({
  ...{ stage, options: tillOptions, customer: walkIn, at: 1_000, tendered: '', sold: null, queued: false },
  key: stage === 'writing' ? '' : 'sale-00000000000000000000000000000001',
  draft: fastSaleOf(known.variant, { customer_id: known.walkIn, address: null, address_id: null }),
  variants: { [known.variant]: variantOf(known.variant, sold) },
})
/** The sale that waits at the side. */
export const usual = kept('writing')
/** What a till may find when it is opened again: everything on the shelf has changed, or nothing is left. */
const broken: KeptTill = {
  ...kept('paying'),
  draft: {
    ...kept('paying').draft,
    order_type: 'phone',
    lines: [7, 7, 8, 9, 10, 11, 12].map((variant_id) => ({ variant_id, quantity: 1, price: '0.50' })),
    payments: (['cash', 'credit_card'] as const).map((method) => ({ method, amount: '1.00', account_id: 999 })),
    shipping_method_id: 999,
    override: 1,
    coupon_code: coupons.none,
  },
  reachable: false,
  variants: {
    7: variantOf(7),
    8: variantOf(8, { product_on: false }),
    9: variantOf(9, { variant_on: false }),
    10: variantOf(10, { price: null }),
    12: variantOf(12, { service: true }),
  },
}
const empty: KeptTill = { ...kept('paying'), draft: { ...kept('paying').draft, lines: [] } }
const waiting = [{ id: known.parked, label: 'Ayşe Hanım', at: 1_000 }]
const opened = (one: KeptTill | null): OpenedTill => ({ options: tillOptions, kept: one, parked: waiting })
const bare: OpenedTill = {
  options: { ...tillOptions, walk_in: null, shipping_methods: [], payment_methods: [] },
  kept: null,
  parked: [],
}

const lineChanges = [
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '1' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '11' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '0' },
  { type: 'SET_LINE', index: 0, key: 'quantity', value: '-1' },
  { type: 'SET_LINE', index: 0, key: 'price', value: 'abc' },
  { type: 'SET_LINE', index: 0, key: 'price', value: '2.00' },
  { type: 'SET_LINE', index: 0, key: 'price', value: '300.00' },
  { type: 'SET_LINE', index: 0, key: 'price', value: '9999999999999.99' },
  { type: 'CHANGE', changes: { discount: { type: 'fixed', value: '99.80' } } },
  { type: 'CHANGE', changes: { discount: { type: 'fixed', value: '999' } } },
  { type: 'CHANGE', changes: { override: 1 } },
] as const
const elsewhere = [
  { type: 'CHANGE', changes: { order_type: 'phone' } },
  { type: 'CHANGE', changes: { order_type: null } },
  { type: 'CHANGE', changes: { shipping_method_id: null } },
  { type: 'CHANGE', changes: { shipping_method_id: 999 } },
  { type: 'CHANGE', changes: { shipping_price: '-1' } },
  { type: 'CHANGE', changes: { note: 'x'.repeat(251) } },
  { type: 'SET_ADDRESS', part: 'country', value: 'Almanya' },
  { type: 'CHOOSE_CUSTOMER', id: known.customer },
  { type: 'REMOVE_LINE', index: 0 },
] as const
const paying = [
  { type: 'ADD_PAYMENT', method: 'credit_card' },
  { type: 'ADD_PAYMENT', method: 'bank_transfer' },
  { type: 'SET_PAYMENT', index: 0, changes: { amount: '60.00' } },
  { type: 'SET_PAYMENT', index: 0, changes: { amount: 'x' } },
  { type: 'SET_PAYMENT', index: 0, changes: { amount: '-1' } },
  { type: 'SET_PAYMENT', index: 0, changes: { account_id: 999 } },
  { type: 'REMOVE_PAYMENT', index: 0 },
  { type: 'TENDER', amount: '200.00' },
] as const

const always = [
  { type: 'PAY' },
  { type: 'BACK' },
  { type: 'COMPLETE' },
  { type: 'PARK', label: 'Ayşe Hanım' },
  { type: 'TAKE', id: known.parked },
  { type: 'DISCARD' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'NEXT' },
  { type: 'WALK_IN' },
  { type: 'RENEWED' },
  { type: 'RETRY' },
  { type: 'DROP' },
  { type: 'NO_DISCOUNTS' },
] as const

const couponEvents = Object.values(coupons).map((code) => ({ type: 'USE_COUPON', code }) as const)

function eventsOf(context: FastSaleContext, pricing: boolean) {
  const { draft, wanted, customer: who, asked, sold, queued, coupon_code } = context
  const [line] = draft.lines
  const plain = !draft.coupon_code
  const pristine =
    plain && !pricing && line?.quantity === 2 && line.price === '49.90' && isUsual(draft) && who?.walk_in === true
  return [
    ...((asked !== 0 || sold || queued || coupon_code !== '') && wanted.length === 0
      ? ([{ type: 'SCAN', wanted: { code: known.code } }] as const)
      : []),
    ...(draft.lines.length === 0 && draft.payments.length === 0 && wanted.length < 2
      ? ([
          { type: 'SCAN', wanted: { code: known.code } },
          { type: 'SCAN', wanted: { code: known.none } },
        ] as const)
      : []),
    ...(pristine && draft.payments.length === 0 ? [...lineChanges, ...elsewhere, ...couponEvents] : []),
    ...(plain && coupon_code === '' ? [] : ([{ type: 'NO_COUPON' }] as const)),
    ...(pristine && draft.payments.length === 1 && draft.payments[0]?.amount === '99.80' ? paying : []),
    ...(draft.order_type === 'phone' || draft.payments.length === 2
      ? ([{ type: 'CHANGE', changes: { order_type: 'phone' } }, paying[0]] as const)
      : []),
    // Two products at once, one of which is a service, are judged by the rules' own examples.
    ...always,
  ]
}

function isUsual({
  discount,
  order_type,
  shipping_method_id,
  shipping_price,
  note,
  address: to,
  override,
}: FastSaleContext['draft']) {
  return (
    [discount.value === '0', order_type === 'in_store', shipping_method_id === known.method].every(Boolean) &&
    [shipping_price === '0', note === '', !to, override !== 1].every(Boolean)
  )
}

/** A sale at the till, from an empty till to its receipt. */
export default paths(fastSaleMachine)({
  inputs: { selling: { holder: { permissions: [2900] } } },
  // What is written while campaigns are asked for is written in its next state as well.
  events: (snapshot) =>
    eventsOf(snapshot.context, snapshot.matches({ sale: 'pricing' })).filter(
      // Campaigns are asked for again where nobody answered.
      ({ type }) => type !== 'RETRY' || !snapshot.matches({ sale: 'paying' }) || !snapshot.context.reachable,
    ),
  answers: {
    open: {
      done: [opened(null), bare, ...[kept('paying'), kept('storing'), kept('done'), broken, empty].map(opened)],
      failed: [failure('network')],
    },
    find: ({ context: { wanted } }) => {
      const [first] = wanted
      const unknown = first && 'code' in first && first.code === known.none
      return unknown
        ? { done: [], failed: [failure('notFound', { status: 404 })] }
        : { done: [variantOf(known.variant, sold)], failed: [failure('network')] }
    },
    know: { done: [customer], failed: [failure('network')] },
    check: ({ context: { coupon_code } }) => ({
      done: [campaignsFor(coupon_code)],
      failed: coupon_code === coupons.open ? [failure('network')] : [],
    }),
    price: ({ context: { draft } }) => ({
      done: [campaignsFor(draft.coupon_code)],
      failed: draft.coupon_code ? [failure('network')] : [],
    }),
    sell: ({ context: { draft } }) => ({
      done: [{ id: 9, number: '2026-000009', total: '99.80', currency: 'TRY', ordered_at: '2026-11-22T10:00:00.000Z' }],
      failed: [
        ...[failure('network'), failure('session', { status: 401 }), failure('refused', { status: 422 })],
        ...(draft.coupon_code ? [failure('refused', { status: 422, rules: [{ id: 'sale.discounts_changed' }] })] : []),
      ],
    }),
    queue: { done: [null], failed: [failure('broken')] },
    park: { done: [waiting], failed: [failure('broken')] },
    take: {
      done: [
        { kept: kept('writing'), parked: [] },
        { kept: null, parked: [] },
      ],
      failed: [failure('broken')],
    },
    renewals: {},
  },
  key: ({ value, context }) => {
    const { draft, customer: who, wanted, asked, sold: order, queued, options, parked } = context
    const { coupon_code, reachable, campaigns } = context
    return JSON.stringify([
      ...[value, draft, who?.id, wanted, asked, order?.id, queued, options?.walk_in?.id, parked.length],
      ...[coupon_code, reachable, campaigns?.rows.length ?? 0],
    ])
  },
})
