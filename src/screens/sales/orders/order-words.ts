import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { OrderPast, PaymentStatus } from '#api/contract/sales/orders.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderWords } from '#machines/sales/order/order.words.ts'
import { around } from '#machines/sales/order/order-statuses.ts'
import type { Tone } from '#ui/Badge.tsx'

/** Where the chart has the state of a status. */
export function placeOf(status: OrderStatus): string {
  const ended = ['cancelled', 'rejected', 'refunded'].includes(status)
  return ended ? status : ['open.fulfilment', ...around[status], status].join('.')
}

/** What a status is called: as its state of the chart. */
export function statusSays(status: OrderStatus): Says {
  return orderWords.states[placeOf(status)] ?? { id: `orders.${status}`, message: status }
}

export function paymentSays(status: PaymentStatus): Says {
  return orderWords.states[`open.payment.${status}`] ?? { id: `orders.${status}`, message: status }
}

/** What happens to an order beside the steps of its chart; ADD and FETCH begin it. */
const otherEvents: Readonly<Record<string, Says>> = {
  ADD: /*i18n*/ { id: 'order_page.ADD', message: 'Personel yazdı' },
  FETCH: /*i18n*/ { id: 'order_page.FETCH', message: 'Pazaryerinden getirildi' },
  NOTE: /*i18n*/ { id: 'order_page.NOTE', message: 'Not yazıldı' },
  PAYMENT_LINK: /*i18n*/ { id: 'order_page.PAYMENT_LINK', message: 'Ödeme bağlantısı verildi' },
  RESTOCK: /*i18n*/ { id: 'order_page.RESTOCK', message: 'Stoğa geri alındı' },
  PICKED: /*i18n*/ { id: 'order_page.PICKED', message: 'Toplandı' },
  REST_WAIT: /*i18n*/ { id: 'order_page.REST_WAIT', message: 'Eksik parçaların beklenmesine karar verildi' },
  REST_WRITE_OFF: /*i18n*/ {
    id: 'order_page.REST_WRITE_OFF',
    message: 'Eksik parçaların gönderilmemesine karar verildi, stok düzeltildi',
  },
  ADDRESS: /*i18n*/ { id: 'order_page.ADDRESS', message: 'Adres değişti' },
}

/** A step as a button says it, or what else happened. */
export function stepSays(type: OrderStep['type'] | (string & {})): Says {
  return orderWords.events[type] ?? otherEvents[type] ?? { id: `orders.${type}`, message: type }
}

/** What happened, as the history tells it: what became of the order or of its money, or what else was done. */
export function happened({ event, from, to, payment_from, payment_to }: Omit<OrderPast, 'id'>): Says {
  if (from !== '' && to !== '' && from !== to) return statusSays(to as OrderStatus)
  if (payment_from !== null && payment_to !== null && payment_from !== payment_to) return paymentSays(payment_to)
  return event === 'REFUND' ? refundedSays : stepSays(event)
}

const refundedSays = /*i18n*/ { id: 'order_page.REFUND', message: 'Para iade edildi' }

export const restockSays = /*i18n*/ { id: 'order_page.restock', message: 'Stoğa geri al' }

const done: readonly OrderStatus[] = ['delivered', 'invoiced']
const failed: readonly OrderStatus[] = ['cancelled', 'rejected', 'undelivered', 'delivery_exception']
const waiting: readonly OrderStatus[] = ['pending', 'awaiting_payment', 'delayed', 'undelivered_and_returned']

export function toneOf(status: OrderStatus): Tone {
  if (done.includes(status)) return 'grass'
  if (failed.includes(status)) return 'tomato'
  return waiting.includes(status) ? 'amber' : 'accent'
}
