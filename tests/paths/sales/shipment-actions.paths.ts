import { failure } from '#api/contract/platform/failure.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Shipment } from '#api/contract/sales/shipments.ts'
import { shipmentActionsMachine } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { seller } from '#tests/paths/platform/people.ts'

const accepted: Order = {
  ...{ id: 7, version: 1, number: 'T-70', channel: 'online', status: 'accepted', payment_status: 'not_paid' },
  ...{ payment_method: 'credit_card', customer_id: 5, customer_name: 'Zeynep Yılmaz', currency: 'TRY' },
  ...{ product_total: '100.00', discount_total: '0.00', shipping_total: '0.00', tax_total: '0.00', total: '100.00' },
  ...{ paid_total: '0.00', shipping_address: {}, ordered_at: '2026-11-20T10:00:00.000Z', cancels_unpaid: 0 },
  ...{ lines: [{ id: 1, quantity: 2, returned: 0 }], short: [], payments: [], history: [], allowed: [] },
  shipping: {
    methods: [{ id: 1, name: 'Deneme Kargo', areas: null }],
    chosen: null,
    measured: { weight: 0.8, desi: null },
    shipments: [],
    history: [],
    withdrawals: [],
  },
} as unknown as Order

/** Every piece of it was left out. */
const leftOut: Order = { ...accepted, lines: accepted.lines.map((line) => ({ ...line, returned: 2 })) }

/** It goes where none of the shop's methods sends. */
const away: Order = {
  ...accepted,
  shipping_address: { ...accepted.shipping_address, country: 'Türkiye', city: 'Ankara' },
  shipping: {
    ...accepted.shipping,
    methods: accepted.shipping.methods.map((method) => ({
      ...method,
      areas: [{ country: ['Türkiye'], provinces: ['İzmir'] }],
    })),
  },
}

const parcel: Shipment = {
  ...{ id: 3, status: 'warned', shipping_method_id: 1, method: 'Deneme Kargo', message: '', heard_at: null },
  ...{ tracking_code: '', tracking_url: '', packages: 1, weight: null, desi: null },
}
const withParcel = (order: Order, changes: Partial<Shipment>): Order => ({
  ...order,
  version: order.version + 1,
  shipping: { ...order.shipping, shipments: [{ ...parcel, ...changes }] },
})
const warned = withParcel(accepted, {})
const failed = withParcel(accepted, { status: 'failed', message: '99999 posta kodu tanınmadı (A-117)' })
const sent = withParcel({ ...accepted, status: 'reported_to_cargo' }, { status: 'registered', tracking_code: 'KPK1' })

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })
const steps = ['REGISTER', 'PROCEED', 'CANCEL'] as const

/** The parcel of an order on its page: not announced, warned of, refused, and on its way. */
export default paths(shipmentActionsMachine)({
  inputs: {
    accepted: { record: accepted, holder: seller },
    unpaid: { record: { ...accepted, payment_method: 'money_transfer' }, holder: seller },
    short: { record: { ...accepted, short: [oneMissing] }, holder: seller },
    leftOut: { record: leftOut, holder: seller },
    away: { record: away, holder: seller },
    bare: { record: { ...accepted, shipping: { ...accepted.shipping, methods: [] } }, holder: seller },
    warned: { record: warned, holder: seller },
    failed: { record: failed, holder: seller },
    sent: { record: sent, holder: seller },
  },
  events: ({ context: { record, typed } }) => [
    // What no parcel can be, and then what one is.
    { type: 'MEASURE', field: 'packages', value: typed.packages === undefined ? '0' : '3' },
    ...record.shipping.methods.map(({ id }) => ({ type: 'CHOOSE', shipping_method_id: id }) as const),
    ...steps.map((type) => ({ type: 'STEP', step: { type } }) as const),
    { type: 'FOLLOW' },
    { type: 'SHOW', record },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    send: ({ context: { record, command } }) => ({
      done: [after(record, command?.type)],
      // Asking for news is asked of no version.
      failed: command?.type === 'FOLLOW' ? [failure('network')] : [failure('network'), stale],
    }),
  },
  key: ({ value, context: { record: order, command, typed } }) =>
    JSON.stringify([
      value,
      [
        order.status,
        order.payment_method,
        order.shipping.methods.map(({ areas }) => areas === null),
        order.short.length,
        order.lines[0]?.returned,
      ],
      order.shipping.shipments[0]?.status,
      typed.packages,
      value === 'shown' ? null : command,
    ]),
})

/** The order as the server answers it: the cargo company takes what it is given, but for an address that it cannot read. */
function after(order: Order, type: string | undefined): Order {
  const [now] = order.shipping.shipments
  if (type === 'FOLLOW') return { ...order, status: 'picked_up', version: order.version + 1 }
  if (type === 'CANCEL') return withParcel(order, { ...now, status: 'cancelled' })
  if (type === 'REGISTER' && now?.status === 'failed') return withParcel(order, now)
  const reported: Order = { ...order, status: 'reported_to_cargo' }
  return now?.status === 'failed'
    ? withParcel(reported, { ...now, status: 'by_hand' })
    : withParcel(reported, { status: 'registered', tracking_code: 'KPK1' })
}
