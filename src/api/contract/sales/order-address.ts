import { enums, type Infer, integer, object } from 'superstruct'
import { Text } from '#api/contract/platform/common.ts'

/** Where goods go, or who is invoiced: all text, as it was at the time of the order. What an invoice asks beside it is empty where goods go. */
export const OrderAddress = object({
  title: Text,
  name: Text,
  phone: Text,
  country: Text,
  state: Text,
  city: Text,
  district: Text,
  neighborhood: Text,
  address: Text,
  zip: Text,
  company_name: Text,
  tax_office: Text,
  tax_number: Text,
  tc_number: Text,
})
export type OrderAddress = Infer<typeof OrderAddress>
export type AddressField = keyof OrderAddress

export const addressKinds = ['shipping', 'invoice'] as const
export const AddressKind = enums(addressKinds)
export type AddressKind = Infer<typeof AddressKind>

/** The new address of an order, from the version that was looked at. */
export const AddressChange = object({ of: AddressKind, address: OrderAddress, version: integer() })
