import {
  type AddressPart,
  addressParts,
  type Buyer,
  type NewAddress,
  type NewOrder,
} from '#api/contract/sales/new-order.ts'
import { withPart } from '#api/rules/platform/address-places.ts'
import { type Changes, drafted, type NewOrderContext } from './new-order.context.ts'

export interface Addressing {
  readonly of: 'shipping_address' | 'invoice_address'
  readonly part: AddressPart
  readonly value: string
  /** It was chosen from a list. */
  readonly listed?: boolean
}

/** A customer, and with them where their last order went, unless an address was written already. */
export function bought(context: NewOrderContext, buyer: Buyer): Changes {
  const to = isPristine(context) ? { shipping_address: addressOf(context, buyer) } : {}
  const language = writtenTo(context, buyer)
  return { buyer, buyer_id: 0, missed: null, ...drafted(context, { customer_id: buyer.id, language, ...to }) }
}

/** A guest instead of the customer, whose address goes with them unless it was written on. */
export function unbought(context: NewOrderContext): Changes {
  const { guest } = context.draft
  const { name, phone } = { name: nameOf(guest), phone: guest.phone }
  const to = isPristine(context) ? { shipping_address: { ...context.original.shipping_address, name, phone } } : {}
  const language = writtenTo(context, null)
  return { buyer: null, buyer_id: 0, missed: null, ...drafted(context, { customer_id: null, language, ...to }) }
}

/** What a guest is called is also whom the parcel is for, until that is written otherwise. */
export function guested(context: NewOrderContext, key: keyof NewOrder['guest'], value: string): Changes {
  const { guest: before, shipping_address: address } = context.draft
  const guest = { ...before, [key]: value }
  const name = address.name === nameOf(before) ? nameOf(guest) : address.name
  const phone = address.phone === before.phone ? guest.phone : address.phone
  return drafted(context, { guest, shipping_address: { ...address, name, phone } })
}

/** The language of the buyer's last order, or the shop's, unless another one was chosen. */
function writtenTo({ draft, original, buyer: before }: NewOrderContext, buyer: Buyer | null): NewOrder['language'] {
  const given = before?.language ?? original.language
  return draft.language === given ? (buyer?.language ?? original.language) : draft.language
}

/** One part of an address, and with another country or another choice none of what lay in the one before. */
export function addressed(context: NewOrderContext, { of, part, value, listed = false }: Addressing): Changes {
  return drafted(context, { [of]: withPart(context.draft[of], part, value, listed) })
}

/** Nobody wrote in the address: it is as the form, the guest or the customer gave it. */
function isPristine(context: NewOrderContext): boolean {
  const { buyer, original, draft } = context
  const { guest } = draft
  const given = buyer
    ? addressOf(context, buyer)
    : { ...original.shipping_address, name: nameOf(guest), phone: guest.phone }
  return addressParts.every((part) => draft.shipping_address[part] === given[part])
}

function addressOf({ original }: NewOrderContext, buyer: Buyer): NewAddress {
  const { name, phone } = buyer
  return buyer.address ?? { ...original.shipping_address, name, phone }
}

function nameOf({ name, surname }: NewOrder['guest']): string {
  return `${name} ${surname}`.trim()
}
