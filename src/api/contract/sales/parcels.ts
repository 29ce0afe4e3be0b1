import { enums, type Infer, integer, object, optional, string } from 'superstruct'
import { Day, Id, IdText } from '#api/contract/platform/common.ts'
import { periods, several } from '#api/contract/platform/lists.ts'
import { ShipmentStatus, shipmentStatuses } from './shipments.ts'

/** A parcel as a cargo company is given it in a file: which it is, where it goes, how large it is, and what is taken at the door. */
export const ParcelRow = object({
  id: Id,
  order_id: Id,
  number: string(),
  reference: string(),
  day: string(),
  recipient: string(),
  phone: string(),
  country: string(),
  city: string(),
  district: string(),
  neighborhood: string(),
  address: string(),
  zip: string(),
  packages: integer(),
  /** Kilograms and desi; empty where nobody knows. */
  weight: string(),
  desi: string(),
  /** What is taken at the door, and in which money; empty where nothing is. */
  collect: string(),
  currency: string(),
  method: string(),
  tracking_code: string(),
  status: ShipmentStatus,
})
export type ParcelRow = Infer<typeof ParcelRow>

/** By what the list is narrowed. Days are whole days of the shop. */
export const parcelFilters = {
  shipping_method_id: optional(IdText),
  status: optional(several(shipmentStatuses)),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}
