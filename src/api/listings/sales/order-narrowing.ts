import type {
  orderDiscounts,
  orderLacks,
  orderNewness,
  orderWriters,
  weekdays,
} from '#api/contract/sales/order-list.ts'
import { choice, reference, text } from '#api/resources/platform/fields.ts'
import type { Says } from '#api/rules/platform/rule.ts'

const weekdaySays: Record<(typeof weekdays)[number], Says> = {
  1: /*i18n*/ { id: 'crons.mon', message: 'Pazartesi' },
  2: /*i18n*/ { id: 'crons.tue', message: 'Salı' },
  3: /*i18n*/ { id: 'crons.wed', message: 'Çarşamba' },
  4: /*i18n*/ { id: 'crons.thu', message: 'Perşembe' },
  5: /*i18n*/ { id: 'crons.fri', message: 'Cuma' },
  6: /*i18n*/ { id: 'crons.sat', message: 'Cumartesi' },
  7: /*i18n*/ { id: 'crons.sun', message: 'Pazar' },
}

export const newnessSays: Record<(typeof orderNewness)[number], Says> = {
  first: /*i18n*/ { id: 'reports.first_order', message: 'İlk siparişi' },
  again: /*i18n*/ { id: 'reports.orders_again', message: 'Yeniden sipariş' },
  guest: /*i18n*/ { id: 'reports.guest', message: 'Üyeliksiz' },
}

const writerSays: Record<(typeof orderWriters)[number], Says> = {
  staff: /*i18n*/ { id: 'orders.by_staff', message: 'Personel' },
  others: /*i18n*/ { id: 'orders.by_others', message: 'Müşteri ya da pazaryeri' },
}

const discountSays: Record<(typeof orderDiscounts)[number], Says> = {
  any: /*i18n*/ { id: 'orders.any_discount', message: 'Herhangi biri' },
  coupon: /*i18n*/ { id: 'coupons.coupon', message: 'Kupon' },
  sale: /*i18n*/ { id: 'coupons.sale', message: 'Kampanya (kendiliğinden)' },
}

const lackSays: Record<(typeof orderLacks)[number], Says> = {
  customer: /*i18n*/ { id: 'customers.one', message: 'Müşteri' },
  group: /*i18n*/ { id: 'customer_groups.one', message: 'Müşteri grubu' },
  brand: /*i18n*/ { id: 'brands.one', message: 'Marka' },
  supplier: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' },
}

/** By what lists are narrowed to the orders that a row of a report was made from. No button offers them: there would be too many. */
export const narrowing = {
  lines: {
    variant_id: reference({
      label: /*i18n*/ { id: 'reports.variant', message: 'Varyant' },
      to: 'stock-movements/variants',
      ledTo: true,
    }),
    category_id: reference({
      label: /*i18n*/ { id: 'categories.one', message: 'Kategori' },
      to: 'categories',
      ledTo: true,
    }),
    brand_id: reference({ label: /*i18n*/ { id: 'brands.one', message: 'Marka' }, to: 'brands', ledTo: true }),
    supplier_id: reference({
      label: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' },
      to: 'suppliers',
      ledTo: true,
    }),
  },
  order: {
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, ledTo: true }),
    city: text({ label: /*i18n*/ { id: 'address.city', message: 'İl' }, ledTo: true }),
    hour: text({ label: /*i18n*/ { id: 'reports.hour', message: 'Saat' }, ledTo: true }),
    weekday: choice({
      label: /*i18n*/ { id: 'reports.weekday', message: 'Haftanın günü' },
      choices: choicesOf(weekdaySays),
      ledTo: true,
    }),
    group_id: reference({
      label: /*i18n*/ { id: 'customer_groups.one', message: 'Müşteri grubu' },
      to: 'customer-groups',
      ledTo: true,
    }),
    user_id: reference({
      label: /*i18n*/ { id: 'reports.person', message: 'Personel' },
      to: 'flow/people',
      ledTo: true,
    }),
    written_by: choice({
      label: /*i18n*/ { id: 'orders.written_by', message: 'Yazan' },
      choices: choicesOf(writerSays),
      ledTo: true,
    }),
    newness: choice({
      label: /*i18n*/ { id: 'reports.newness', message: 'Yeni ya da eski' },
      choices: choicesOf(newnessSays),
      ledTo: true,
    }),
    discount: choice({
      label: /*i18n*/ { id: 'orders.discounted_by', message: 'Kampanya türü' },
      choices: choicesOf(discountSays),
      ledTo: true,
    }),
    lacks: choice({
      label: /*i18n*/ { id: 'reports.none', message: 'Belirtilmemiş' },
      choices: choicesOf(lackSays),
      ledTo: true,
    }),
  },
}

export function choicesOf(says: Readonly<Record<string, Says>>) {
  return Object.entries(says).map(([value, words]) => ({ value, says: words }))
}
