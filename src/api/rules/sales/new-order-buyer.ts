import { addressParts, type NewOrder } from '#api/contract/sales/new-order.ts'
import { companyNamed, isTaxNumber, isTcNumber } from '#api/rules/platform/contacts.ts'
import { isEmail, lengthBetween, maxLength, required } from '#api/rules/platform/fields.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import type { NewOrderFacts } from './new-order-facts.ts'
import { addressLabels, longestPart, longestTitle } from './order-address.ts'

type Facts = NewOrderFacts

const longestNote = 250

export const guestNamed: Rule<Facts> = named(lengthBetween(3, 50), ({ order }) =>
  order.customer_id === null
    ? (['name', 'surname', 'phone'] as const).flatMap((part) =>
        lengthBetween(3, 50).holds(order.guest[part]) ? [] : [`guest.${part}`],
      )
    : [],
)

export const guestReachable = fieldRule<Facts>(isEmail.says, 'R134', ({ order: { customer_id, guest } }) =>
  customer_id === null && guest.email.trim() !== '' && !isEmail.holds(guest.email) ? ['guest.email'] : [],
)

/** A firm that is invoiced is named; its address may be of a person there. */
export const firmNamed = fieldRule<Facts>(companyNamed.says, 'R139', ({ order: { invoice } }) =>
  companyNamed.holds(invoice) ? [] : ['invoice.company_name'],
)

export const firmNumberWhole = fieldRule<Facts>(isTaxNumber.says, 'R140', ({ order: { invoice } }) =>
  invoice.contact_type === 'corporate' && isWritten(invoice.tax_number, isTaxNumber) ? ['invoice.tax_number'] : [],
)

export const personNumberWhole = fieldRule<Facts>(isTcNumber.says, 'R141', ({ order: { invoice } }) =>
  invoice.contact_type === 'individual' && isWritten(invoice.tc_number, isTcNumber) ? ['invoice.tc_number'] : [],
)

/** R142, part by part: a parcel goes to a whole address, and so does an invoice that goes elsewhere. */
const addressesGiven: readonly Rule<Facts>[] = addressParts
  .filter((part) => part !== 'phone')
  .map((part) => {
    const given = required(addressLabels[part])
    return named(given, ({ order }) =>
      addressesOf(order).flatMap(([key, address]) => (given.holds(address[part]) ? [] : [`${key}.${part}`])),
    )
  })

export const noteShort: Rule<Facts> = named(maxLength(longestNote), ({ order }) =>
  maxLength(longestNote).holds(order.note) ? [] : ['note'],
)

export const addressTitlesShort: Rule<Facts> = named(maxLength(longestTitle), ({ order }) =>
  addressesOf(order).flatMap(([key, { title }]) => (maxLength(longestTitle).holds(title) ? [] : [`${key}.title`])),
)

export const addressesShort: Rule<Facts> = named(maxLength(longestPart), ({ order }) => [
  ...(['company_name', 'tax_office'] as const).flatMap((part) =>
    maxLength(longestPart).holds(order.invoice[part]) ? [] : [`invoice.${part}`],
  ),
  ...addressesOf(order).flatMap(([key, address]) =>
    addressParts.flatMap((part) =>
      part === 'title' || maxLength(longestPart).holds(address[part]) ? [] : [`${key}.${part}`],
    ),
  ),
])

/** Who buys, who is invoiced, and where it all goes, in the order of the form. */
export const newOrderBuyerRules: readonly Rule<Facts>[] = [
  guestNamed,
  guestReachable,
  firmNamed,
  firmNumberWhole,
  personNumberWhole,
  ...addressesGiven,
  noteShort,
  addressTitlesShort,
  addressesShort,
]

/** A rule of a value, judged at fields of the order. */
function named(given: Rule<string> | Rule<unknown>, at: (facts: Facts) => readonly string[]): Rule<Facts> {
  const about = (given.about as (() => Record<string, string | number>) | undefined)?.()
  return fieldRule<Facts>(given.says, given.of, at, about ? () => about : undefined)
}

function addressesOf(
  order: NewOrder,
): readonly (readonly ['shipping_address' | 'invoice_address', NewOrder['shipping_address']])[] {
  return [
    ...(order.delivery === 'cargo' ? [['shipping_address', order.shipping_address] as const] : []),
    ...(order.same_address === 0 ? [['invoice_address', order.invoice_address] as const] : []),
  ]
}

/** What need not be written, and is wrong where it is. */
function isWritten(text: string, right: Rule<string>): boolean {
  return text.trim() !== '' && !right.holds(text.trim())
}
