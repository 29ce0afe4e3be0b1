import { array, coerce, enums, type Infer, integer, min, nullable, object, optional, string } from 'superstruct'
import { Day, Id, Ids, IdText, listQuery } from '#api/contract/platform/common.ts'
import { OrderStatus } from './order-status.ts'
import { PaymentMethod, PaymentStatus, paymentMethods } from './orders.ts'

/** Where an order came from: written by the staff in the shop or on the phone, by the customer online, or taken over from a marketplace. */
export const orderChannels = ['online', 'in_store', 'phone', 'marketplace'] as const
export const OrderChannel = enums(orderChannels)
export type OrderChannel = Infer<typeof OrderChannel>

/** The lists of orders: all but the marketplaces', those that the staff wrote, those of the online shop, those of marketplaces. */
export const orderTypes = ['shop', 'physical', 'online', 'marketplace'] as const

/** Days of the shop, counted from its own today, so that a kept view stays true. */
export const orderPeriods = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month', 'last_month'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

/** What somebody must still do about the money: an open transfer that has not come, or money of an order that has ended. */
export const orderNeeds = ['transfer', 'refund'] as const

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
})
export type OrderRow = Infer<typeof OrderRow>

const Count = min(integer(), 0)

/** How many rows of a list have each value of what it is counted by; the filter by that itself is left aside. */
const Counts = array(object({ value: string(), count: Count }))

/** A page of the list; see `RecordPage` for `newest`. `noted` are the orders of the shop whose money somebody must see to. */
export const OrderPage = object({ rows: array(OrderRow), total: Count, newest: Count, counts: Counts, noted: Counts })
export type OrderPage = Infer<typeof OrderPage>

/** What a list of orders may be asked by beside page, order and search. Days are whole days of the shop. */
export const orderFilters = {
  type: optional(enums(orderTypes)),
  status: optional(OrderStatus),
  payment_status: optional(PaymentStatus),
  /** `transfer` is either way by which money comes to the bank. */
  payment_method: optional(enums(['transfer', ...paymentMethods] as const)),
  customer_id: optional(IdText),
  period: optional(enums(orderPeriods)),
  from: optional(Day),
  to: optional(Day),
  needs: optional(enums(orderNeeds)),
}

export const OrderQuery = object({
  ...listQuery,
  ...orderFilters,
  until: optional(coerce(min(integer(), 0), string(), Number)),
  id: optional(Ids),
  /** What the rows are counted by. */
  count_by: optional(enums(['status', 'payment_status'] as const)),
})
export type OrderQuery = Infer<typeof OrderQuery>

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
