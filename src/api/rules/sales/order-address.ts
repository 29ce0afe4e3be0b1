import {
  type AddressField,
  type AddressKind,
  addressKinds,
  type OrderAddress,
} from '#api/contract/sales/order-address.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { addressLevelSays } from '#api/rules/platform/address-places.ts'
import { isTaxNumber, isTcNumber } from '#api/rules/platform/contacts.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken, type Refusal, type Rule, rule, type Says } from '#api/rules/platform/rule.ts'
import { notCancelled, notRejected } from './orders.ts'

/** What a change of an address is judged with. */
export interface AddressFacts {
  readonly of: AddressKind
  readonly status: OrderStatus
  /** Its invoice was issued, and stands. */
  readonly invoiced: boolean
  readonly address: OrderAddress
}

/** While the goods are in the house. */
const inHouse: readonly OrderStatus[] = [
  'pending',
  'awaiting_payment',
  'accepted',
  'preparing',
  'being_packed',
  'unpacked',
]

/** The label of a parcel that is on its way says another address. Facts: which address, and where the order stands. */
export const notShipped: Rule<Pick<AddressFacts, 'of' | 'status'>> = rule(
  /*i18n*/ { id: 'order.address_shipped', message: 'Kargoya bildirilen siparişin teslimat adresi değiştirilemez.' },
  [],
  ({ of, status }) => of !== 'shipping' || inHouse.includes(status) || ended.includes(status),
)

/** What was issued says it already; without an invoice it is mended. Facts: which address, and whether the order's invoice was issued. */
export const notInvoiced: Rule<Pick<AddressFacts, 'of' | 'invoiced'>> = rule(
  /*i18n*/ { id: 'order.address_invoiced', message: 'Faturalanan siparişin fatura adresi değiştirilemez.' },
  [],
  ({ of, invoiced }) => of !== 'invoice' || !invoiced,
)

/** These say so by rules of their own. */
const ended: readonly OrderStatus[] = ['cancelled', 'rejected']

export const addressLabels: Record<AddressField, Says> = {
  title: /*i18n*/ { id: 'address.title', message: 'Adres başlığı' },
  name: /*i18n*/ { id: 'address.name', message: 'Alıcı' },
  phone: /*i18n*/ { id: 'address.phone', message: 'Telefon' },
  ...addressLevelSays,
  address: /*i18n*/ { id: 'address.address', message: 'Adres' },
  zip: /*i18n*/ { id: 'address.zip', message: 'Posta kodu' },
  company_name: /*i18n*/ { id: 'address.company', message: 'Firma adı' },
  tax_office: /*i18n*/ { id: 'address.tax_office', message: 'Vergi dairesi' },
  tax_number: /*i18n*/ { id: 'address.tax_number', message: 'Vergi numarası' },
  tc_number: /*i18n*/ { id: 'address.tc_number', message: 'T.C. kimlik numarası' },
}

const needed = ['title', 'country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip'] as const

/** R142: each of these is given. */
export const addressGiven: readonly Rule<AddressFacts>[] = needed.map((field) => {
  const given = required(addressLabels[field])
  return { ...given, holds: ({ address }: AddressFacts) => given.holds(address[field]), at: () => [field] }
})

/** The longest that the name of an address, and each other part of it, may be. */
export const longestTitle = 100
export const longestPart = 255

export const addressTitleFits: Rule<AddressFacts> = {
  ...maxLength(longestTitle),
  holds: ({ address }) => maxLength(longestTitle).holds(address.title),
  about: () => ({ max: longestTitle }),
  at: () => ['title'],
}

const tooLong = ({ address }: AddressFacts) =>
  (Object.keys(addressLabels) as AddressField[]).filter(
    (field) => field !== 'title' && !maxLength(longestPart).holds(address[field]),
  )

export const addressFits: Rule<AddressFacts> = {
  ...maxLength(longestPart),
  holds: (facts) => tooLong(facts).length === 0,
  about: () => ({ max: longestPart }),
  at: tooLong,
}

export const taxNumberRight: Rule<AddressFacts> = {
  ...isTaxNumber,
  holds: ({ address }) => address.tax_number === '' || isTaxNumber.holds(address.tax_number),
  about: () => ({}),
  at: () => ['tax_number'],
}
export const tcNumberRight: Rule<AddressFacts> = {
  ...isTcNumber,
  holds: ({ address }) => address.tc_number === '' || isTcNumber.holds(address.tc_number),
  about: () => ({}),
  at: () => ['tc_number'],
}

/** Whether this address may be changed at all. */
export const addressOpenRules = [notCancelled, notRejected, notShipped, notInvoiced] as const
export const addressRules = [
  ...addressOpenRules,
  ...addressGiven,
  addressTitleFits,
  addressFits,
  taxNumberRight,
  tcNumberRight,
] as const

/** What keeps an address from being changed where the order stands. */
export function addressShut(facts: Omit<AddressFacts, 'address'>): Refusal[] {
  return broken<Omit<AddressFacts, 'address'>>(addressOpenRules, facts)
}

/** What keeps this address from being stored. */
export function wrongInAddress(facts: AddressFacts): Refusal[] {
  return broken(addressRules as readonly Rule<AddressFacts>[], facts)
}

const blank = Object.fromEntries(Object.keys(addressLabels).map((field) => [field, ''])) as OrderAddress

/** An address as it is stored, with `''` for what it does not say. */
export function addressOf(stored: Readonly<Record<string, unknown>>): OrderAddress {
  const said = Object.keys(blank).map((field) => [field, typeof stored[field] === 'string' ? stored[field] : ''])
  return Object.fromEntries(said) as OrderAddress
}

/** The fields of an address, in the order in which they are asked for. */
export function fieldsOf(of: AddressKind): readonly AddressField[] {
  const all = Object.keys(addressLabels) as AddressField[]
  return of === addressKinds[1] ? all : all.slice(0, all.indexOf('company_name'))
}
