import {
  array,
  assign,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  omit,
  optional,
  size,
  string,
} from 'superstruct'
import { Id, StepName, Text, Typed } from '#api/contract/platform/common.ts'
import { bandBases } from '#api/rules/sales/shipping-bands.ts'

/** Where a shipment may stand once it is stored; a draft is not. */
export const shipmentStatuses = ['warned', 'failed', 'registered', 'by_hand', 'cancelled'] as const
export const ShipmentStatus = enums(shipmentStatuses)
export type ShipmentStatus = Infer<typeof ShipmentStatus>

/** What a cargo company says when a parcel is announced to it. */
export type CargoAnswer =
  | { readonly kind: 'taken'; readonly tracking_code: string; readonly tracking_url: string }
  | { readonly kind: 'out_of_area' }
  | { readonly kind: 'error'; readonly message: string }
  /** No company is asked: the staff hand it over, under a code that they bring or none. */
  | { readonly kind: 'by_hand'; readonly tracking_code: string; readonly tracking_url: string }

/** Who takes a parcel: a company that is told of it, one whose tracking code the staff bring, one that is given a file and answers with one, or nobody: it is handed over. */
export const carriers = ['sandbox', 'manual', 'file', 'handover'] as const

/** How a shop sends its parcels. */
export const ShippingMethod = object({ id: Id, name: string() })
export type ShippingMethod = Infer<typeof ShippingMethod>

/** Where a method sends to: countries by all their names, each with the provinces that alone are meant; `null` is everywhere. */
const Areas = nullable(array(object({ country: array(string()), provinces: array(string()) })))

/** The same with where it sends to, and what it asks for that, as amounts are written. */
export const PricedMethod = assign(
  ShippingMethod,
  object({
    bands: array(object({ minimum: Typed, maximum: Typed, price: Typed })),
    basis: enums(bandBases),
    free_from: nullable(string()),
    areas: Areas,
  }),
)
export type PricedMethod = Infer<typeof PricedMethod>

/** Into how many packages an order goes, and what they weigh and measure together; `null` where nobody knows. */
export const ParcelSize = object({ packages: integer(), weight: nullable(number()), desi: nullable(number()) })
export type ParcelSize = Infer<typeof ParcelSize>

/** The longest tracking code. */
export const longestTrackingCode = 60

/** The most packages of one order, and the most that they weigh and measure together. */
export const mostPackages = 99
export const largestParcel = 9_999

/** What the label of a parcel says beside the order's number and address. */
export const ParcelLabel = assign(
  ParcelSize,
  object({
    method: string(),
    tracking_code: string(),
    sender: object({ name: string(), phone: string(), address: array(string()) }),
    /** How whoever gets it is reached. */
    phone: string(),
    /** What is taken at the door, in the order's currency; `null` where nothing is. */
    collect: nullable(object({ amount: string(), by: enums(['cash', 'card'] as const) })),
  }),
)
export type ParcelLabel = Infer<typeof ParcelLabel>

const ShipmentStands = object({
  id: Id,
  status: ShipmentStatus,
  shipping_method_id: nullable(Id),
  method: string(),
  /** Empty while the cargo company has given none. */
  tracking_code: string(),
  tracking_url: string(),
  /** What the cargo company said of an error. */
  message: string(),
  /** The last news of it, `null` before the first. */
  heard_at: nullable(string()),
})
export const Shipment = assign(ShipmentStands, ParcelSize)
export type Shipment = Infer<typeof Shipment>

/** A step of a shipment that was taken. */
export const ShipmentPast = object({
  shipment_id: Id,
  at: string(),
  user: string(),
  event: string(),
  from: string(),
  to: string(),
})

/** A parcel that the cargo company was told of and that its order does not need: what became of it, and the code that the company knows it by. */
export const Withdrawal = object({ id: Id, code: string(), state: enums(['withdrawn', 'still_there'] as const) })
export type Withdrawal = Infer<typeof Withdrawal>

/** The shipping of one order: its shipments, the newest first, and the methods that the shop has. */
export const Shipping = object({
  methods: array(assign(ShippingMethod, object({ carrier: enums(carriers), areas: Areas }))),
  /** The method that was chosen when it was ordered. */
  chosen: nullable(Id),
  /** What the pieces that are to go weigh and measure, by the catalog. */
  measured: omit(ParcelSize, ['packages']),
  shipments: array(Shipment),
  /** Newest first. */
  history: array(ShipmentPast),
  withdrawals: array(Withdrawal),
  /** Of the parcel that is on its way; `null` where none is. */
  label: nullable(ParcelLabel),
})
export type Shipping = Infer<typeof Shipping>

/** A step of an order's shipment by its name in the chart, from the version of the order that was looked at. */
export const ShipmentMove = object({
  step: StepName,
  version: integer(),
  shipping_method_id: optional(nullable(Id)),
  /** What the staff bring, where no company gives one. */
  tracking_code: optional(size(Text, 0, longestTrackingCode)),
  /** What the catalog says, where it is left out. */
  size: optional(ParcelSize),
})
export type ShipmentMove = Infer<typeof ShipmentMove>
