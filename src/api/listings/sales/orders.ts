import { type OrderChannel, OrderRow, orderFilters } from '#api/contract/sales/order-list.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod, PaymentStatus } from '#api/contract/sales/orders.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { methodSays } from '#api/rules/sales/payment-methods.ts'
import { choicesOf, narrowing } from './order-narrowing.ts'

/** The statuses in words, in the order of an order's life. */
export const orderStatusSays: Record<OrderStatus, Says> = {
  pending: /*i18n*/ { id: 'orders.pending', message: 'Beklemede' },
  awaiting_payment: /*i18n*/ { id: 'orders.awaiting_payment', message: 'Ödeme bekleniyor' },
  accepted: /*i18n*/ { id: 'orders.accepted', message: 'Onaylandı' },
  preparing: /*i18n*/ { id: 'orders.preparing', message: 'Hazırlanıyor' },
  being_packed: /*i18n*/ { id: 'orders.being_packed', message: 'Paketleniyor' },
  unpacked: /*i18n*/ { id: 'orders.unpacked', message: 'Paketi açıldı' },
  reported_to_cargo: /*i18n*/ { id: 'orders.reported_to_cargo', message: 'Kargoya bildirildi' },
  picked_up: /*i18n*/ { id: 'orders.picked_up', message: 'Kargo teslim aldı' },
  in_cargo: /*i18n*/ { id: 'orders.in_cargo', message: 'Kargoda' },
  delayed: /*i18n*/ { id: 'orders.delayed', message: 'Gecikti' },
  delivery_exception: /*i18n*/ { id: 'orders.delivery_exception', message: 'Teslimat sorunu' },
  on_delivery: /*i18n*/ { id: 'orders.on_delivery', message: 'Dağıtımda' },
  at_collection_point: /*i18n*/ { id: 'orders.at_collection_point', message: 'Teslim noktasında' },
  undelivered: /*i18n*/ { id: 'orders.undelivered', message: 'Teslim edilemedi' },
  delivered: /*i18n*/ { id: 'orders.delivered', message: 'Teslim edildi' },
  invoiced: /*i18n*/ { id: 'orders.invoiced', message: 'Faturalandı' },
  undelivered_and_returned: /*i18n*/ {
    id: 'orders.undelivered_and_returned',
    message: 'Teslim edilemedi, geri döndü',
  },
  cancelled: /*i18n*/ { id: 'orders.cancelled', message: 'İptal edildi' },
  rejected: /*i18n*/ { id: 'orders.rejected', message: 'Reddedildi' },
  refunded: /*i18n*/ { id: 'orders.refunded_whole', message: 'İade edildi' },
}

export const paymentStatusSays: Record<PaymentStatus, Says> = {
  not_paid: /*i18n*/ { id: 'orders.not_paid', message: 'Ödenmedi' },
  paid: /*i18n*/ { id: 'orders.paid', message: 'Ödendi' },
}

const paymentFilterSays: Record<PaymentStatus | 'part_paid', Says> = {
  ...paymentStatusSays,
  part_paid: /*i18n*/ { id: 'orders.part_paid', message: 'Kısmen ödendi' },
}

export const paymentMethodSays: Record<PaymentMethod | 'transfer', Says> = {
  transfer: /*i18n*/ { id: 'orders.by_transfer', message: 'Havale / EFT (tümü)' },
  ...methodSays,
}

export const channelSays: Record<OrderChannel, Says> = {
  online: /*i18n*/ { id: 'orders.online', message: 'İnternet' },
  in_store: /*i18n*/ { id: 'orders.in_store', message: 'Mağaza' },
  phone: /*i18n*/ { id: 'orders.phone', message: 'Telefon' },
  marketplace: /*i18n*/ { id: 'orders.marketplace', message: 'Pazaryeri' },
}

const typeSays = {
  shop: /*i18n*/ { id: 'orders.type_shop', message: 'Pazaryeri dışı' },
  physical: /*i18n*/ { id: 'orders.type_physical', message: 'Mağaza ve telefon' },
  online: /*i18n*/ { id: 'orders.online', message: 'İnternet' },
  marketplace: /*i18n*/ { id: 'orders.marketplace', message: 'Pazaryeri' },
}

const needSays = {
  transfer: /*i18n*/ { id: 'orders.needs_transfer', message: 'Ödeme bekleyen havale' },
  refund: /*i18n*/ { id: 'orders.needs_refund', message: 'Para iadesi bekleyen' },
  invoice: /*i18n*/ { id: 'orders.needs_invoice', message: 'Faturası kabul edilmeyen' },
}

/** The lists of orders, as lists are declared. Sales bring them, so the lists add none; their life is a chart. */
export const orders = listing({
  name: 'orders',
  summary: 'The orders, a page at a time, and how many there are of each status',
  title: /*i18n*/ { id: 'orders.title', message: 'Siparişler' },
  one: /*i18n*/ { id: 'orders.one', message: 'Sipariş' },
  // There are but two codes: 1500 lists, 1501 opens one and takes it further.
  codes: family(1500, { add: 1501, edit: 1501, delete: 1501 }),
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  fields: {
    number: text({ label: /*i18n*/ { id: 'orders.number', message: 'Sipariş no' }, searched: true }),
    ordered_at: text({ label: /*i18n*/ { id: 'orders.ordered_at', message: 'Tarih' } }),
    customer_name: text({
      label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' },
      searched: true,
    }),
    type: choice({ label: /*i18n*/ { id: 'orders.type', message: 'Tür' }, choices: choicesOf(typeSays) }),
    phone: text({ label: /*i18n*/ { id: 'address.phone', message: 'Telefon' }, searched: true }),
    email: text({ label: /*i18n*/ { id: 'common.email', message: 'E-posta' }, searched: true }),
    channel: choice({
      label: /*i18n*/ { id: 'orders.type', message: 'Tür' },
      choices: choicesOf(channelSays),
      ledTo: true,
    }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: choicesOf(orderStatusSays),
      several: true,
    }),
    payment_status: choice({
      label: /*i18n*/ { id: 'orders.payment_status', message: 'Ödeme durumu' },
      choices: choicesOf(paymentFilterSays),
    }),
    payment_method: choice({
      label: /*i18n*/ { id: 'orders.payment_method', message: 'Ödeme yöntemi' },
      choices: choicesOf(paymentMethodSays),
    }),
    period: choice({ label: /*i18n*/ { id: 'orders.period', message: 'Dönem' }, choices: choicesOf(periodSays) }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
    needs: choice({ label: /*i18n*/ { id: 'orders.needs', message: 'Bekleyen' }, choices: choicesOf(needSays) }),
    customer_id: reference({
      label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' },
      to: 'orders/customers',
    }),
    product_id: reference({
      label: /*i18n*/ { id: 'products.one', message: 'Ürün' },
      to: 'products',
      searched: true,
    }),
    coupon_id: reference({
      label: /*i18n*/ { id: 'coupons.one', message: 'Kampanya' },
      to: 'coupons',
    }),
    barcode: text({ label: /*i18n*/ { id: 'product.barcode', message: 'Barkod' }, searched: true }),
    total: money({ label: /*i18n*/ { id: 'orders.total', message: 'Toplam' } }),
    shipping_method: text({ label: /*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' } }),
    tracking_code: text({ label: /*i18n*/ { id: 'shipping.code', message: 'Takip numarası' }, searched: true }),
    quantity: quantity({ label: /*i18n*/ { id: 'order_page.quantity', message: 'Adet' } }),
    age: quantity({ label: /*i18n*/ { id: 'orders.age', message: 'Bekleme' } }),
    refunded_total: money({ label: /*i18n*/ { id: 'orders.refunded', message: 'İade edilen' } }),
    ...narrowing.lines,
    ...narrowing.order,
  },
  row: OrderRow,
  filters: orderFilters,
  ways: ['orders', 'pickings', 'invoices'],
  sortings: ['number', 'ordered_at', 'customer_name', 'total', 'status', 'payment_status'],
  counted: ['status', 'payment_status'],
  noted: 'needs',
  label: ({ number }) => number,
})
