import type { InvoiceAddress } from '#api/contract/sales/order-invoice.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'

/** Whom an order is invoiced to: its invoice address, and where that says nothing, who ordered and where it went. */
export function recipientOf({ invoice_address, shipping_address, customer_name }: OrderRow): InvoiceAddress {
  const text = (key: string) => words(invoice_address[key]) || words(shipping_address[key])
  const [name, surname] = split(customer_name)
  // A street of one address in a town of another is no place.
  const placed = ['city', 'district', 'address'].some((key) => words(invoice_address[key]) !== '')
  const place = placed ? invoice_address : shipping_address
  const corporate = invoice_address.contact_type === 'corporate'
  const named = words(invoice_address.name) !== '' || words(invoice_address.surname) !== ''
  return {
    contact_type: corporate ? 'corporate' : 'individual',
    company_name: text('company_name'),
    name: named ? words(invoice_address.name) : name,
    surname: named ? words(invoice_address.surname) : surname,
    tax_office: text('tax_office'),
    tax_number: text('tax_number'),
    tc_number: text('tc_number'),
    country: words(place.country) || 'Türkiye',
    city: words(place.city),
    district: words(place.district),
    address: [words(place.neighborhood), words(place.address)].filter(Boolean).join(' '),
    zip: words(place.zip),
    phone: text('phone'),
    email: text('email'),
  }
}

/** The last word of a name is the family's. */
export function split(name: string): [given: string, family: string] {
  const parts = name.trim().split(/\s+/)
  return parts.length > 1 ? [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''] : [name.trim(), '']
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
