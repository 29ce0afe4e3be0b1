import { array, enums, type Infer, integer, min, nullable, object, optional, pattern, size, string } from 'superstruct'
import { Day, Id, IdText, listQuery } from '#api/contract/platform/common.ts'
import { periods, several } from '#api/contract/platform/lists.ts'
import { OrderStatus, orderStatuses } from './order-status.ts'
import { PaymentMethod, PaymentStatus, paymentMethods, paymentStatuses } from './orders.ts'

/** Where an order came from: written by the staff in the shop or on the phone, by the customer online, or taken over from a marketplace. */
export const orderChannels = ['online', 'in_store', 'phone', 'marketplace'] as const
export const OrderChannel = enums(orderChannels)
export type OrderChannel = Infer<typeof OrderChannel>

/** The lists of orders: all but the marketplaces', those that the staff wrote, those of the online shop, those of marketplaces. */
export const orderTypes = ['shop', 'physical', 'online', 'marketplace'] as const

/** What somebody must still see to: an open transfer that has not come, money of an order that has ended, an invoice that was not taken. */
export const orderNeeds = ['transfer', 'refund', 'invoice'] as const

/** Days of the week as ISO numbers them: Monday is the first. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** What an order lacks: a customer, one who is of a group, or a line whose product has a brand, a supplier. */
export const orderLacks = ['customer', 'group', 'brand', 'supplier'] as const

/** Of a customer who had ordered before, of one who had not, or of nobody who is known. */
export const orderNewness = ['first', 'again', 'guest'] as const

/** Whether anything, a coupon or a sale gave something off. */
export const orderDiscounts = ['any', 'coupon', 'sale'] as const

/** Who wrote it: somebody of the staff, or whoever ordered, here or at a marketplace. */
export const orderWriters = ['staff', 'others'] as const

const Count = min(integer(), 0)

/** A row of the list. Money is in the order's currency, as decimal text. */
export const OrderRow = object({
  id: Id,
  version: integer(),
  number: string(),
  channel: OrderChannel,
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: PaymentMethod,
  customer_id: nullable(Id),
  customer_name: string(),
  currency: string(),
  total: string(),
  paid_total: string(),
  refunded_total: string(),
  /** Where it was sold, and its number there. */
  marketplace: nullable(string()),
  marketplace_number: nullable(string()),
  ordered_at: string(),
  /** The same by the shop's clock, `2026-11-21T14:32`. */
  shop_time: string(),
  /** How it is sent, or is to be; the number of its parcel, and the town it goes to. */
  shipping_method: nullable(string()),
  tracking_code: string(),
  city: string(),
  /** How many pieces were bought. */
  quantity: Count,
  /** Days of the shop since it was ordered, while it waits to be delivered. */
  age: nullable(integer()),
})
export type OrderRow = Infer<typeof OrderRow>

/** The code of a currency, such as `TRY`. */
export const Currency = pattern(string(), /^[A-Z]{3}$/)

/** By what the lists are narrowed. Days are whole days of the shop. */
export const orderFilters = {
  type: optional(enums(orderTypes)),
  status: optional(several(orderStatuses)),
  /** `part_paid`: something came, and something is outstanding still. */
  payment_status: optional(enums([...paymentStatuses, 'part_paid'] as const)),
  /** `transfer` is either way by which money comes to the bank. */
  payment_method: optional(enums(['transfer', ...paymentMethods] as const)),
  customer_id: optional(IdText),
  product_id: optional(IdText),
  coupon_id: optional(IdText),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
  needs: optional(enums(orderNeeds)),
  channel: optional(OrderChannel),
  currency: optional(Currency),
  /** As it is written in the address to which it goes; `–` where none is. */
  city: optional(size(string(), 1, 255)),
  /** By the shop's clock. */
  hour: optional(pattern(string(), /^([01]\d|2[0-3])$/)),
  weekday: optional(enums(weekdays)),
  variant_id: optional(IdText),
  category_id: optional(IdText),
  brand_id: optional(IdText),
  supplier_id: optional(IdText),
  group_id: optional(IdText),
  user_id: optional(IdText),
  written_by: optional(enums(orderWriters)),
  newness: optional(enums(orderNewness)),
  discount: optional(enums(orderDiscounts)),
  lacks: optional(enums(orderLacks)),
}

/** The customers that have orders, to choose one by. */
export const OrderCustomers = object({ rows: array(object({ id: Id, name: string() })) })
export const OrderCustomersQuery = object({ search: listQuery.search, id: optional(IdText) })

/** What the orders of some days are summed by; the last 30 days unless said otherwise. */
export const OrderSummaryQuery = object({
  type: orderFilters.type,
  period: orderFilters.period,
  from: orderFilters.from,
  to: orderFilters.to,
})
export type OrderSummaryQuery = Infer<typeof OrderSummaryQuery>

/** The orders of one day of the shop in one status and currency. */
const SummaryCell = object({ day: string(), status: OrderStatus, currency: string(), count: Count, total: string() })

/** How many orders there are of each status and day, and what they are worth, newest day first; an open end is empty. */
export const OrderSummary = object({ first: string(), last: string(), cells: array(SummaryCell) })
export type OrderSummary = Infer<typeof OrderSummary>
