import { OrderStepRow, orderStepFilters } from '#api/contract/sales/order-steps.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { channelSays, orderStatusSays, orders } from './orders.ts'

const statuses = Object.entries(orderStatusSays).map(([value, says]) => ({ value, says }))

/** Waits that people ask for; the process map asks for others too. */
const waits = [
  { value: '60', says: /*i18n*/ { id: 'order_steps.hour', message: '1 saat' } },
  { value: '240', says: /*i18n*/ { id: 'order_steps.four_hours', message: '4 saat' } },
  { value: '1440', says: /*i18n*/ { id: 'order_steps.day', message: '1 gün' } },
  { value: '4320', says: /*i18n*/ { id: 'order_steps.three_days', message: '3 gün' } },
  { value: '10080', says: /*i18n*/ { id: 'order_steps.week', message: '1 hafta' } },
]

/** The steps that the orders took, newest first: what the process map counts, order by order. */
export const orderSteps = listing({
  name: 'order-steps',
  summary: 'The steps that the orders took, a page at a time, newest first, with how long each had stood before it',
  title: /*i18n*/ { id: 'order_steps.title', message: 'Sipariş adımları' },
  one: /*i18n*/ { id: 'order_steps.one', message: 'Sipariş adımı' },
  codes: family(1500, { add: 1501, edit: 1501, delete: 1501 }),
  menu: 'orders',
  list: 'sales/orders/OrderStepList',
  acts: ['list'],
  naming: 'number',
  repeats: true,
  fields: {
    number: text({ label: orders.fields.number.label, listed: true, searched: true }),
    from_state: choice({
      label: /*i18n*/ { id: 'order_steps.from', message: 'Ayrıldığı durum' },
      choices: statuses,
      listed: true,
    }),
    to_state: choice({
      label: /*i18n*/ { id: 'order_steps.to', message: 'Geldiği durum' },
      choices: statuses,
      listed: true,
    }),
    minutes: quantity({
      label: /*i18n*/ { id: 'order_steps.minutes', message: 'Bekleme (dk)' },
      listed: true,
    }),
    at: date({ label: /*i18n*/ { id: 'order_steps.at', message: 'Ne zaman' }, listed: true }),
    user: text({ label: /*i18n*/ { id: 'order_steps.user', message: 'Kim' }, listed: true }),
    channel: choice({
      label: orders.fields.channel.label,
      choices: Object.entries(channelSays).map(([value, says]) => ({ value, says })),
      listed: true,
    }),
    carrier: text({ label: orders.fields.shipping_method.label, listed: true }),
    waited: choice({
      label: /*i18n*/ { id: 'order_steps.waited', message: 'En az bekleme (dk)' },
      choices: waits,
    }),
    carrier_id: reference({ label: orders.fields.shipping_method.label, to: 'shop-shipping-methods' }),
    user_id: reference({ label: /*i18n*/ { id: 'order_steps.user', message: 'Kim' }, to: 'flow/people' }),
    period: orders.fields.period,
    from: orders.fields.from,
    to: orders.fields.to,
  },
  row: OrderStepRow,
  filters: orderStepFilters,
  sortings: ['minutes', 'at'],
  label: ({ number }) => number,
})
