import type { AddressKind, OrderAddress } from '#api/contract/sales/order-address.ts'
import { addressOf, fieldsOf } from '#api/rules/sales/order-address.ts'
import { split } from '#server/sales/invoices/recipient.ts'
import type { OrderRow } from './load-order.ts'

type Addresses = Pick<OrderRow, 'shipping_address' | 'invoice_address'>

/** An address of an order as its page shows it: names in one. */
export function toAddress(of: AddressKind, order: Addresses): OrderAddress {
  const stored = order[`${of}_address`]
  const name = [stored.name, stored.surname].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return addressOf({ ...stored, name })
}

/** The same as it is stored; what an invoice needs beside it stays as it was. A firm is invoiced where one is named. */
export function storedAddress(of: AddressKind, address: OrderAddress, order: Addresses): Record<string, unknown> {
  const said = Object.fromEntries(fieldsOf(of).map((field) => [field, address[field].trim()]))
  if (of === 'shipping') return { ...order.shipping_address, ...said }
  const [name, surname] = split(address.name)
  const contact_type = said.company_name === '' ? 'individual' : 'corporate'
  return { ...order.invoice_address, ...said, name, surname, contact_type }
}
