import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { type Grouping, report } from '#api/listings/sales/report.ts'
import { coupons } from '#api/resources/content/coupons.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { newnessSays } from './order-narrowing.ts'
import { orderRefunds } from './order-refunds.ts'
import { channelSays, orderStatusSays, orders, paymentMethodSays } from './orders.ts'

const time = {
  day: { says: /*i18n*/ { id: 'reports.day', message: 'Gün' }, kind: 'day' },
  week: { says: /*i18n*/ { id: 'reports.week', message: 'Hafta' }, kind: 'week' },
  month: { says: /*i18n*/ { id: 'reports.month', message: 'Ay' }, kind: 'month' },
} as const satisfies Record<string, Grouping>

const clock = {
  hour: { says: /*i18n*/ { id: 'reports.hour', message: 'Saat' }, kind: 'hour', filter: 'hour' },
  weekday: { says: /*i18n*/ { id: 'reports.weekday', message: 'Haftanın günü' }, kind: 'weekday', filter: 'weekday' },
} as const satisfies Record<string, Grouping>

const channel = {
  ...{ says: orders.fields.channel.label, kind: 'choice', words: channelSays },
  filter: 'channel',
} as const satisfies Grouping
const named = (says: Says, filter: string, lacks?: string) =>
  ({ says, kind: 'name', filter, ...(lacks ? { lacks } : {}) }) as const

const words = {
  orders: /*i18n*/ { id: 'reports.orders', message: 'Sipariş' },
  pieces: /*i18n*/ { id: 'reports.pieces', message: 'Adet' },
  goods: /*i18n*/ { id: 'reports.goods', message: 'Ürünler' },
  discount: /*i18n*/ { id: 'reports.discount', message: 'İndirim' },
  shipping: /*i18n*/ { id: 'reports.shipping', message: 'Kargo' },
  tax: /*i18n*/ { id: 'reports.tax', message: 'KDV' },
  total: /*i18n*/ { id: 'orders.total', message: 'Toplam' },
  refunded: /*i18n*/ { id: 'reports.refunded', message: 'İade edilen' },
  net: /*i18n*/ { id: 'reports.net', message: 'Net satış' },
  average: /*i18n*/ { id: 'reports.average', message: 'Ortalama sipariş' },
}
const amount = (says: Says) => ({ says, kind: 'amount' }) as const
const count = (says: Says) => ({ says, kind: 'count' }) as const

/** Orders that ended without a sale are none. */
const sold = orderStatuses.filter((status) => status !== 'cancelled' && status !== 'rejected')
const counted = { status: sold.join(',') }
const fromOrders = { list: 'orders', rows: 'orders', counted } as const

const ofOrders = /*i18n*/ {
  id: 'reports.of_orders',
  message:
    'Sipariş verildiği güne yazılır; onayı ya da ödemesi beklenenler de sayılır, iptal edilen ve reddedilenler sayılmaz. İade, parası ödenince düşülür. Defter satışı onaylandığı, iadeyi kabul edildiği güne yazar.',
}
const ofLines = /*i18n*/ {
  id: 'reports.of_lines',
  message:
    'Sipariş verildiği güne yazılır; onayı ya da ödemesi beklenenler de sayılır, iptal edilen ve reddedilenler sayılmaz. Kargo ve iadeler tutara girmez.',
}
const ofRefunds = /*i18n*/ {
  id: 'reports.of_refunds',
  message:
    'İade, istendiği güne yazılır, sonucu ne olursa olsun. Onaylanan tutar ürünlerindir; geri verilen kargo içinde değildir. Defter iadeyi kabul edildiği güne yazar, sipariş iptal edilirse geri alır.',
}

/** What was ordered: orders that were cancelled or rejected are none. */
export const ordersReport = report({
  name: 'orders',
  ...fromOrders,
  title: orders.title,
  says: ofOrders,
  codes: orders.codes.list,
  by: {
    ...time,
    ...clock,
    channel,
    status: { says: orders.fields.status.label, kind: 'choice', words: orderStatusSays, filter: 'status' },
    payment_method: {
      says: orders.fields.payment_method.label,
      kind: 'choice',
      words: paymentMethodSays,
      filter: 'payment_method',
    },
    city: named(/*i18n*/ { id: 'address.city', message: 'İl' }, 'city'),
  },
  figures: {
    orders: count(words.orders),
    goods: amount(words.goods),
    discount: amount(words.discount),
    shipping: amount(words.shipping),
    tax: amount(words.tax),
    total: amount(words.total),
    refunded: amount(words.refunded),
    net: amount(words.net),
    average: amount(words.average),
  },
  main: 'net',
})

/** What came back: refunds by the day they were asked for, whatever became of them; what they are worth stands once they are approved. */
export const refundsReport = report({
  name: 'refunds',
  list: 'order-refunds',
  rows: 'refunds',
  title: orderRefunds.title,
  says: ofRefunds,
  codes: orderRefunds.codes.list,
  by: {
    reason: named(/*i18n*/ { id: 'reports.reason', message: 'İade nedeni' }, 'reason_id'),
    ...time,
    status: {
      says: orderRefunds.fields.status.label,
      kind: 'choice',
      words: wordsOf(orderRefunds.fields.status),
      filter: 'status',
    },
    product: named(/*i18n*/ { id: 'products.one', message: 'Ürün' }, 'product_id'),
    category: named(/*i18n*/ { id: 'categories.one', message: 'Kategori' }, 'category_id'),
    channel,
  },
  figures: {
    refunds: count(/*i18n*/ { id: 'reports.refunds', message: 'İade' }),
    pieces: count(words.pieces),
    worth: amount(/*i18n*/ { id: 'reports.worth', message: 'Onaylanan tutar' }),
  },
  main: 'pieces',
})

/** What was sold, by line: pieces that were left out of a parcel are none. */
export const productsReport = report({
  name: 'products',
  ...fromOrders,
  title: /*i18n*/ { id: 'products.title', message: 'Ürünler' },
  says: ofLines,
  codes: [600],
  by: {
    product: named(/*i18n*/ { id: 'products.one', message: 'Ürün' }, 'product_id'),
    variant: named(/*i18n*/ { id: 'reports.variant', message: 'Varyant' }, 'variant_id'),
    category: named(/*i18n*/ { id: 'categories.one', message: 'Kategori' }, 'category_id'),
    brand: named(/*i18n*/ { id: 'brands.one', message: 'Marka' }, 'brand_id', 'brand'),
    supplier: named(/*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' }, 'supplier_id', 'supplier'),
    ...time,
    channel,
  },
  figures: {
    orders: count(words.orders),
    pieces: count(words.pieces),
    returned: count(/*i18n*/ { id: 'reports.returned', message: 'Geri gelen' }),
    total: amount(words.total),
  },
  main: 'total',
})

/** Who bought; guests are told apart by their e-mail. */
export const usersReport = report({
  name: 'users',
  ...fromOrders,
  title: /*i18n*/ { id: 'customers.title', message: 'Müşteriler' },
  says: ofOrders,
  codes: [2000],
  by: {
    customer: named(/*i18n*/ { id: 'customers.one', message: 'Müşteri' }, 'customer_id', 'customer'),
    newness: {
      says: /*i18n*/ { id: 'reports.newness', message: 'Yeni ya da eski' },
      kind: 'choice',
      words: newnessSays,
      filter: 'newness',
    },
    group: named(/*i18n*/ { id: 'customer_groups.one', message: 'Müşteri grubu' }, 'group_id', 'group'),
    city: named(/*i18n*/ { id: 'address.city', message: 'İl' }, 'city'),
    ...time,
    channel,
  },
  figures: {
    customers: count(/*i18n*/ { id: 'reports.customers', message: 'Müşteri' }),
    orders: count(words.orders),
    total: amount(words.total),
    refunded: amount(words.refunded),
    net: amount(words.net),
    average: amount(words.average),
  },
  main: 'net',
})

/** What campaigns brought: the orders that they gave something off, and how much; an order with two of them counts with each. */
export const couponsReport = report({
  name: 'coupons',
  ...fromOrders,
  counted: { ...counted, discount: 'any' },
  title: coupons.title,
  says: ofOrders,
  codes: coupons.codes.list,
  by: {
    campaign: named(coupons.one, 'coupon_id'),
    kind: {
      ...{ says: coupons.fields.kind.label, kind: 'choice', words: wordsOf(coupons.fields.kind) },
      filter: 'discount',
    },
    ...time,
    channel,
  },
  figures: {
    orders: count(words.orders),
    discount: amount(words.discount),
    shipping: amount(/*i18n*/ { id: 'reports.carriage', message: 'Alınmayan kargo' }),
    total: amount(words.total),
    net: amount(words.net),
  },
  main: 'discount',
})

/** Who sold at the till and on the phone. */
export const staffReport = report({
  name: 'staff',
  ...fromOrders,
  counted: { ...counted, written_by: 'staff' },
  title: /*i18n*/ { id: 'reports.staff', message: 'Satış personeli' },
  says: ofOrders,
  codes: orders.codes.list,
  by: {
    person: named(/*i18n*/ { id: 'reports.person', message: 'Personel' }, 'user_id'),
    ...time,
    ...clock,
    channel,
  },
  figures: {
    orders: count(words.orders),
    discount: amount(words.discount),
    total: amount(words.total),
    refunded: amount(words.refunded),
    net: amount(words.net),
    average: amount(words.average),
  },
  main: 'net',
})

function wordsOf({ choices }: { readonly choices: readonly { readonly value: string; readonly says: Says }[] }) {
  return Object.fromEntries(choices.map(({ value, says }) => [value, says]))
}
