import { array, enums, type Infer, integer, min, object, string } from 'superstruct'
import type { OrderStatus } from './order-status.ts'

const Count = min(integer(), 0)

/** How many days the dashboard looks back on, today among them; it compares them with as many before. */
export const dashboardDays = 30

/** Where an order stands that is to be prepared, and where one is on its way. */
export const inPreparation = [
  'accepted',
  'preparing',
  'being_packed',
  'unpacked',
] as const satisfies readonly OrderStatus[]
export const onTheirWay = [
  'reported_to_cargo',
  'picked_up',
  'in_cargo',
  'delayed',
  'delivery_exception',
  'on_delivery',
  'at_collection_point',
  'undelivered',
] as const satisfies readonly OrderStatus[]

/** What came in the last days, and in as many before. */
const Trend = object({ now: Count, before: Count })

/** The products of the shop, as its lists count them. */
export const ProductsBlock = object({ total: Count, active: Count, no_stock: Count, no_price: Count })
export type ProductsBlock = Infer<typeof ProductsBlock>

/** The orders of the last days, those that ended without a sale left out, and how many are under way. */
export const OrdersBlock = object({
  ordered: Trend,
  today: Count,
  /** One for each of the last days, the oldest first. */
  days: array(Count),
  /** To be prepared, and on their way. */
  to_prepare: Count,
  on_their_way: Count,
})
export type OrdersBlock = Infer<typeof OrdersBlock>

/** The customers of the shop, and those who came lately. */
export const UsersBlock = object({ customers: Count, joined: Trend, staff: Count })
export type UsersBlock = Infer<typeof UsersBlock>

/** What was sold in one currency, in that currency as decimal text: what was paid back is taken off. */
const Turnover = object({
  currency: string(),
  now: string(),
  before: string(),
  orders: Count,
  /** One for each of the last days, the oldest first. */
  days: array(string()),
})
export type Turnover = Infer<typeof Turnover>

/** What was sold in the last days, each currency by itself (D10), the one that sold most orders first. */
export const TurnoverBlock = object({ currencies: array(Turnover) })
export type TurnoverBlock = Infer<typeof TurnoverBlock>

/** What the files of the shop take, in bytes. */
export const SizeBlock = object({ used_size: Count, allowed_size: Count, files: Count })
export type SizeBlock = Infer<typeof SizeBlock>

/** What may wait for a person, in the order in which it is told: what cannot wait first. */
export const needNames = [
  'orders',
  'late',
  'invoices',
  'transfers',
  'refunds',
  'refunds_unpaid',
  'money_back',
  'cheques_overdue',
  'cheques',
  'given_cheques_overdue',
  'given_cheques',
  'reviews',
  'listings',
  'stock',
  'low_stock',
  'jobs',
  'set_up',
] as const
export type NeedName = (typeof needNames)[number]
/** Those that are rows of a list; what is not set up is none. */
export type ListedNeed = Exclude<NeedName, 'set_up'>

/** What waits for a person, as far as they may open its list; what there is none of is left out. */
export const NeedsAnswer = object({ needs: array(object({ name: enums(needNames), count: min(integer(), 1) })) })
export type NeedsAnswer = Infer<typeof NeedsAnswer>
