import type { Filling } from '#api/contract/platform/filling.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { OrderAddress } from '#api/contract/sales/order-address.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { methodSays } from '#api/rules/sales/payment-methods.ts'
import { lineHead } from '#server/content/contracts/line-head.ts'
import { sellerWords } from '#server/content/contracts/seller.ts'
import type { shops } from '#server/db/schema/shops.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { toAddress } from '#server/sales/orders/addresses.ts'
import type { LineRow, OrderRow } from '#server/sales/orders/load-order.ts'

/** An order with all that its contracts tell. */
export interface AgreedOrder {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly shop: typeof shops.$inferSelect
  /** How its customer is reached, where the order does not say so. */
  readonly customer: { readonly email: string; readonly phone: string } | null
  /** What the method is called by which it is sent; nothing where it is fetched. */
  readonly method: string | null
}

/** Within how many days the goods must be with whoever bought them, as the law has it. */
const mostDays = 30

const pickup = /*i18n*/ { id: 'contracts.pickup', message: 'Mağazadan teslim' }

/** What stands in the contracts of an order for the names in braces, in a language and by the clock of the shop. */
export function fillingOf({ order, lines, shop, customer, method }: AgreedOrder, language: PanelLanguage): Filling {
  const { dayOf, moment, money: priced, percent } = formats(language, shop.time_zone)
  const money = (amount: number) => priced(decimalOf(amount), order.currency)
  const [invoice, shipping] = [toAddress('invoice', order), toAddress('shipping', order)]
  const buyer = inOneLine(invoice) ? invoice : shipping
  const delivered = inOneLine(shipping)
  const name = oneLine(order.customer_name)
  const ordered = new Date(order.ordered_at)
  const goods = lines.map((line) => ({ ...line, name: oneLine(line.name) }))
  return {
    words: {
      ...sellerWords(shop),
      buyer_name: oneLine(invoice.company_name || invoice.name) || name,
      buyer_address: inOneLine(buyer),
      buyer_phone: oneLine(invoice.phone || shipping.phone) || (customer?.phone ?? ''),
      buyer_email: emailOf(order) || (customer?.email ?? ''),
      ...{ order_number: order.number, order_date: moment(ordered) },
      lines: goods.map((line) => `${line.quantity} × ${line.name}: ${money(line.total)}`).join('; '),
      products_total: money(order.product_total),
      discount_total: money(order.discount_total),
      shipping_total: money(order.shipping_total),
      tax_total: money(order.tax_total),
      total: money(order.total),
      payment_method: formatMessage(language, methodSays[order.payment_method]),
      delivery_name: delivered ? oneLine(shipping.name) || name : name,
      delivery_address: delivered || formatMessage(language, pickup),
      shipping_method: delivered ? (method ?? '') : formatMessage(language, pickup),
      delivery_deadline: dayOf(new Date(ordered.getTime() + mostDays * 86_400_000)),
    },
    lines: [
      lineHead(language),
      ...goods.map((line) => [
        ...[line.name, String(line.quantity), money(line.price)],
        ...[percent(line.tax_rate), money(line.total)],
      ]),
    ],
  }
}

/** An address without whose it is; nothing where it is none. */
function inOneLine(address: OrderAddress): string {
  const { neighborhood, address: street, zip, district, city, country } = address
  const town = [district, city].map(oneLine).filter(Boolean).join(' / ')
  const place = [oneLine(zip), town].filter(Boolean).join(' ')
  if (street.trim() === '' && place === '') return ''
  return [oneLine(neighborhood), oneLine(street), place, oneLine(country)].filter(Boolean).join(', ')
}

function emailOf({ invoice_address, shipping_address }: OrderRow): string {
  for (const { email } of [invoice_address, shipping_address] as { email?: unknown }[])
    if (typeof email === 'string' && email.trim() !== '') return oneLine(email)
  return ''
}
