import { RefundRow, refundFilters } from '#api/contract/sales/refunds.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { narrowing } from './order-narrowing.ts'
import { orders } from './orders.ts'

const statuses = [
  { value: 'pending', says: /*i18n*/ { id: 'refunds.pending', message: 'Karar bekliyor' } },
  { value: 'accepted', says: /*i18n*/ { id: 'refunds.accepted', message: 'Onaylandı' } },
  { value: 'rejected', says: /*i18n*/ { id: 'refunds.rejected', message: 'Reddedildi' } },
  { value: 'refunded', says: /*i18n*/ { id: 'refunds.refunded', message: 'Parası ödendi' } },
]

const receipts = [
  { value: '0', says: /*i18n*/ { id: 'refunds.awaited', message: 'Ürünler bekleniyor' } },
  { value: '1', says: /*i18n*/ { id: 'refunds.received', message: 'Ürünler teslim alındı' } },
]

/** The list of refunds, as lists are declared. They are opened from their orders, so there is no adding; their life is a chart. */
export const orderRefunds = listing({
  name: 'order-refunds',
  summary: 'What customers sent back, a page at a time',
  title: /*i18n*/ { id: 'refunds.title', message: 'İadeler' },
  one: /*i18n*/ { id: 'refunds.one', message: 'İade' },
  // There are but two codes: 1600 lists, 1601 opens and decides (rule R177).
  codes: family(1600, { add: 1601, edit: 1601, delete: 1601 }),
  menu: 'orders',
  list: 'sales/refunds/RefundList',
  opens: 'sales/refunds/RefundPage',
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  repeats: true,
  fields: {
    number: text({ label: /*i18n*/ { id: 'refunds.order', message: 'Sipariş' }, searched: true }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
    }),
    received: choice({
      label: /*i18n*/ { id: 'refunds.goods', message: 'Ürünler' },
      choices: receipts,
    }),
    reason_id: reference({
      label: /*i18n*/ { id: 'refund_reasons.one', message: 'İade nedeni' },
      to: 'order-refund-reasons',
      usedBy: { says: /*i18n*/ { id: 'ties.order_refunds', message: '{count, plural, other {# iade}}' } },
    }),
    period: choice({
      label: /*i18n*/ { id: 'orders.period', message: 'Dönem' },
      choices: Object.entries(periodSays).map(([value, says]) => ({ value, says })),
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
    type: { ...orders.fields.type, ledTo: true },
    channel: orders.fields.channel,
    currency: orders.fields.currency,
    product_id: reference({ label: /*i18n*/ { id: 'products.one', message: 'Ürün' }, to: 'products', ledTo: true }),
    category_id: narrowing.lines.category_id,
  },
  row: RefundRow,
  filters: refundFilters,
  ways: ['order-refunds'],
  sortings: ['status', 'received'],
  label: ({ number }) => number,
})
