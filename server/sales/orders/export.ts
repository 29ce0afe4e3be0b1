import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import {
  channelSays,
  orderStatusSays,
  orders,
  paymentMethodSays,
  paymentStatusSays,
} from '#api/listings/sales/orders.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const words = {
  time: /*i18n*/ { id: 'orders.time', message: 'Saat' },
  marketplace_number: /*i18n*/ { id: 'orders.marketplace_number', message: 'Pazaryeri sipariş no' },
  age: /*i18n*/ { id: 'orders.age_days', message: 'Bekleme (gün)' },
  currency: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' },
}

/** The columns of the orders' list. The time stands beside the day, and the currency beside the total. */
export function orderColumnsIn(lang: FileLanguage): readonly ExportColumn<OrderRow>[] {
  const { fields } = orders
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<OrderRow>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('number', fields.number.label, 'text', (row) => row.number),
    column('ordered_at', fields.ordered_at.label, 'date', (row) => row.shop_time.slice(0, 10)),
    column('ordered_at', words.time, 'text', (row) => row.shop_time.slice(11)),
    column('customer_name', fields.customer_name.label, 'text', (row) => row.customer_name),
    column('channel', fields.channel.label, 'text', (row) => formatMessage(lang, channelSays[row.channel])),
    column('payment_method', fields.payment_method.label, 'text', (row) =>
      formatMessage(lang, paymentMethodSays[row.payment_method]),
    ),
    column('payment_status', fields.payment_status.label, 'text', (row) =>
      formatMessage(lang, paymentStatusSays[row.payment_status]),
    ),
    column('status', fields.status.label, 'text', (row) => formatMessage(lang, orderStatusSays[row.status])),
    column('total', fields.total.label, 'amount', (row) => row.total),
    column('total', words.currency, 'text', (row) => row.currency),
    column('shipping_method', fields.shipping_method.label, 'text', (row) => row.shipping_method ?? ''),
    column('tracking_code', fields.tracking_code.label, 'text', (row) => row.tracking_code),
    column('city', fields.city.label, 'text', (row) => row.city),
    column('quantity', fields.quantity.label, 'number', (row) => row.quantity),
    column('age', words.age, 'number', (row) => row.age),
    column('refunded_total', fields.refunded_total.label, 'amount', (row) => row.refunded_total),
    column('marketplace', channelSays.marketplace, 'text', (row) => row.marketplace ?? ''),
    column('marketplace', words.marketplace_number, 'text', (row) => row.marketplace_number ?? ''),
  ]
}
