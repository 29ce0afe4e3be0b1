import { shipmentAt, shipmentChart, shipmentRefusals } from '#machines/sales/shipment/shipment.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of a parcel: announced to the cargo company, which takes it, warns (R204) or refuses (R205), or handed over by the staff. */

const by = { permissions: [1501] }
const ready = [
  permission,
  'shipping.order_not_ready',
  'order.transfer_not_paid',
  'order.rest_open',
  'order.nothing_to_send',
]
const taken = { kind: 'taken', tracking_code: 'KD7001', tracking_url: 'https://kargo.test/KD7001' }
const own = { kind: 'by_hand', tracking_code: 'EL42', tracking_url: '' }
const away = { kind: 'out_of_area' }
const wrong = { kind: 'error', message: 'Adres bulunamadı' }

const allLeftOut = [{ id: 71, quantity: 3, returned: 3 }]

const register = (answer: object, leaves: object, told?: string) => ({
  event: { type: 'REGISTER', shipping_method_id: 62, size: { packages: 2, weight: 1.5, desi: null }, answer, by },
  rules: [...ready, 'shipping.method_required', 'order.outside_zones', 'shipping.parcel_size'],
  leaves: () => ({ shipping_method_id: 62, ...leaves }),
  ...(told ? { beside: { draft: told, failed: told } } : {}),
})
/** After a warning the company takes it or refuses it; after a refusal the parcel goes without it, whatever it would say. */
const proceed = (answer: object, told?: string) => ({
  event: { type: 'PROCEED', answer, by },
  rules: ready,
  leaves: (_: object, to: string) => (to === 'failed' ? {} : to === 'by_hand' ? reported : { ...reported, ...code }),
  ...(told ? { beside: { warned: told } } : {}),
})
const reported = { status: 'reported_to_cargo' }
const code = { tracking_code: 'KD7001' }

/** Whoever has not decided yet may ask the company anew, or bring the code. */
const asks = {
  'REGISTER, taken': 'registered',
  'REGISTER, by hand': 'by_hand',
  'REGISTER, out of area': 'warned',
  'REGISTER, refused': 'failed',
}
const byHand = { HAND_OVER: 'by_hand' }
const followed = (state: string) => ({ ORDER: state })

export default {
  chart: shipmentChart,
  facts: {
    status: 'being_packed',
    payment_method: 'credit_card',
    paid: false,
    shipping_method_id: 61,
    tracking_code: '',
    short: [],
    lines: [{ id: 71, quantity: 3, returned: 2 }],
    sending: {
      methods: [
        { id: 62, name: 'Deneme Kargo', areas: null },
        { id: 63, name: 'Ege Kargo', areas: [{ country: ['Türkiye', 'Turkey'], provinces: ['İzmir', 'Manisa'] }] },
      ],
      address: { country: 'Türkiye', city: 'Ankara' },
    },
  },
  states: { draft: {}, warned: {}, failed: {}, registered: {}, by_hand: {}, cancelled: {} },
  at: (facts, state) => shipmentAt(state as never, facts as never),
  ask: (at, event) => shipmentRefusals(at as never, event as never),
  steps: {
    'REGISTER, taken': register(taken, { ...reported, ...code }),
    'REGISTER, by hand': register(own, { ...reported, tracking_code: 'EL42' }),
    'REGISTER, out of area': register(away, {}, 'cargo.out_of_area'),
    'REGISTER, refused': register(wrong, {}, 'cargo.error'),
    'PROCEED, taken': proceed(taken),
    'PROCEED, refused': proceed(wrong, 'cargo.error'),
    HAND_OVER: {
      event: { type: 'HAND_OVER', tracking_code: ' EL42 ', by },
      rules: [...ready, 'shipping.tracking_code'],
      leaves: () => ({ ...reported, tracking_code: 'EL42' }),
    },
    CANCEL: { event: { type: 'CANCEL', by }, rules: [permission] },
    ORDER: {
      event: { type: 'ORDER', status: 'cancelled', paid: true, short: [oneMissing], lines: allLeftOut },
      rules: [],
      leaves: () => ({ status: 'cancelled', paid: true, short: [oneMissing], lines: allLeftOut }),
    },
  },
  breaks: [
    { ...notPermitted, when: asked },
    ...['pending', 'awaiting_payment', 'reported_to_cargo', 'delivered', 'cancelled', 'rejected'].map((status) => ({
      rule: 'shipping.order_not_ready',
      facts: { status },
      when: asked,
    })),
    ...['bank_transfer', 'money_transfer'].map((payment_method) => ({
      rule: 'order.transfer_not_paid',
      facts: { payment_method },
      when: asked,
    })),
    { rule: 'order.rest_open', facts: { short: [oneMissing] }, when: sends },
    { rule: 'order.nothing_to_send', facts: { lines: allLeftOut }, when: sends },
    { rule: '', facts: { payment_method: 'bank_transfer', paid: true }, when: () => false },
    { rule: 'shipping.method_required', event: { shipping_method_id: null }, when: registers },
    { rule: 'order.outside_zones', event: { shipping_method_id: 63 }, when: registers },
    ...[
      { packages: 0, weight: null, desi: null },
      { packages: 1.5, weight: null, desi: null },
      { packages: 100, weight: null, desi: null },
      { packages: 1, weight: 0, desi: null },
      { packages: 1, weight: null, desi: 10_000 },
    ].map((size) => ({ rule: 'shipping.parcel_size', event: { size }, when: registers })),
    ...['', '  ', 'x'.repeat(101)].map((tracking_code) => ({
      rule: 'shipping.tracking_code',
      event: { tracking_code },
      when: (_: string, step: string) => step === 'HAND_OVER',
    })),
  ],
  rows: {
    draft: { ...asks, ...byHand, ...followed('draft') },
    warned: {
      'PROCEED, taken': 'registered',
      'PROCEED, refused': 'failed',
      ...byHand,
      CANCEL: 'cancelled',
      ...followed('warned'),
    },
    failed: {
      ...asks,
      'PROCEED, taken': 'by_hand',
      'PROCEED, refused': 'by_hand',
      ...byHand,
      CANCEL: 'cancelled',
      ...followed('failed'),
    },
    registered: followed('registered'),
    by_hand: followed('by_hand'),
    cancelled: followed('cancelled'),
  },
  // A parcel that has ended says what of its order keeps it from another.
  missing: (_, __, { status }) => [status === 'being_packed' ? 'flow.no_such_step' : 'shipping.order_not_ready'],
} satisfies ChartTable

function asked(_: string, step: string): boolean {
  return step !== 'ORDER'
}

function sends(_: string, step: string): boolean {
  return step !== 'ORDER' && step !== 'CANCEL'
}

function registers(_: string, step: string): boolean {
  return step.startsWith('REGISTER')
}
