import type { I18n } from '@lingui/core'
import { type AddressPart, addressParts, type NewOrder } from '#api/contract/sales/new-order.ts'
import type { AddressField } from '#api/contract/sales/order-address.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { addressLabels } from '#api/rules/sales/order-address.ts'
import { type NewOrderContext, variantName } from '#machines/sales/new-order/new-order.context.ts'

/** What the fields of a new order are called. */
export const names = {
  product: /*i18n*/ { id: 'new_order.find', message: 'Ürün ara' },
  quantity: /*i18n*/ { id: 'new_order.quantity', message: 'Adet' },
  price: /*i18n*/ { id: 'new_order.price', message: 'Birim fiyat' },
  language: /*i18n*/ { id: 'new_order.language', message: 'E-postaların dili' },
  customer_id: /*i18n*/ { id: 'new_order.customer', message: 'Kayıtlı müşteri' },
  shipping_method_id: /*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' },
  shipping_price: /*i18n*/ { id: 'new_order.shipping_price', message: 'Kargo ücreti' },
  shipping_address: /*i18n*/ { id: 'new_order.shipping_address', message: 'Teslimat adresi' },
  invoice_address: /*i18n*/ { id: 'new_order.invoice_address', message: 'Fatura adresi' },
  channel: /*i18n*/ { id: 'new_order.channel', message: 'Sipariş türü' },
  payment_method: /*i18n*/ { id: 'new_order.payment_method', message: 'Ödeme yöntemi' },
  discount_kind: /*i18n*/ { id: 'new_order.discount_kind', message: 'İndirim türü' },
  discount: /*i18n*/ { id: 'new_order.discount', message: 'İndirim' },
  coupon_code: /*i18n*/ { id: 'coupons.code', message: 'Kupon kodu' },
  note: /*i18n*/ { id: 'new_order.note', message: 'Not' },
} as const satisfies Record<string, Says>

export const guestNames: Readonly<Record<keyof NewOrder['guest'], Says>> = {
  name: /*i18n*/ { id: 'new_order.name', message: 'Ad' },
  surname: /*i18n*/ { id: 'new_order.surname', message: 'Soyad' },
  phone: /*i18n*/ { id: 'new_order.phone', message: 'Telefon' },
  email: /*i18n*/ { id: 'new_order.email', message: 'E-posta' },
}

/** A field in words, with the product or the address it belongs to: `Adet · Keten elbise`. */
export function nameOfPath(i18n: I18n, { draft, variants }: NewOrderContext, path: string): string {
  const [first = '', second = '', third = ''] = path.split('.')
  if (first === 'guest') return i18n._(guestNames[second as keyof NewOrder['guest']])
  if (first === 'invoice') return i18n._(addressLabels[second as AddressField])
  if (addressParts.includes(second as AddressPart))
    return `${i18n._(names[first as keyof typeof names])} · ${i18n._(addressLabels[second as AddressPart])}`
  const variant = variants[draft.lines[Number(second)]?.variant_id ?? 0]
  const name = i18n._(names[(third || first) as keyof typeof names])
  return variant && third ? `${name} · ${variantName(variant)}` : name
}
