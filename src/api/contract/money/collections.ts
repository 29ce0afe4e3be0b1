import { array, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Day, Id, IdText, RefusalAnswer, Text, Typed } from '#api/contract/platform/common.ts'
import { CollectionMethod, collectionMethods, PaymentChoice, PaymentMethod } from '#api/contract/sales/orders.ts'
import { Account } from '#api/contract/sales/payments.ts'
import { ChequePaper } from './cheques.ts'

/** An order of which something is owed. Money is in its currency, as decimal text. */
export const OutstandingOrder = object({
  id: Id,
  number: string(),
  ordered_at: string(),
  currency: string(),
  total: string(),
  paid_total: string(),
  outstanding: string(),
})
export type OutstandingOrder = Infer<typeof OutstandingOrder>

/** Where money of a currency may come in, and which account usually takes it, by the way of paying. */
const Till = object({
  currency: string(),
  accounts: array(Account),
  usual: array(object({ method: PaymentMethod, account_id: nullable(Id) })),
})

/** What a customer owes: the orders, oldest first; how it may be paid, and today by the shop's clock. */
export const Outstanding = object({
  customer: object({ id: Id, name: string(), email: string(), phone: string() }),
  orders: array(OutstandingOrder),
  methods: array(PaymentChoice),
  tills: array(Till),
  day: string(),
  /** The last day that the books closed. */
  closed_until: nullable(string()),
})
export type Outstanding = Infer<typeof Outstanding>

export const OutstandingQuery = object({ customer_id: IdText })

/** As many orders as one collection is spread over at most. */
const mostOrders = 10_000

/** Money of a customer for these orders: spread oldest first, over those that are pinned before all others. */
export const NewCollection = object({
  customer_id: Id,
  order_ids: size(array(Id), 0, mostOrders),
  pinned_ids: optional(size(array(Id), 0, mostOrders)),
  amount: Typed,
  method: CollectionMethod,
  /** Without one it goes into the account that usually takes such money. */
  account_id: nullable(Id),
  /** The day on which it came, today where nobody says otherwise, and how the bank or the receipt calls it. */
  day: optional(Day),
  reference: optional(Text),
  /** What was owed of these orders when the money was spread; where that is said and no more true, nothing is collected. */
  debt: optional(Typed),
  /** The cheque, where it came by one. */
  cheque: optional(ChequePaper),
})
export type NewCollection = Infer<typeof NewCollection>

/** What an order got of a collection, and what was outstanding of it then. */
const CollectedPart = object({ order_id: Id, number: string(), amount: string(), rest: string() })

export const collectionStates = ['standing', 'undone'] as const

/** Money that came from a customer, and the orders that it was spread over, in the order in which they filled. */
export const Collection = object({
  id: Id,
  customer: object({ id: Id, name: string() }),
  currency: string(),
  amount: string(),
  method: CollectionMethod,
  account: string(),
  /** The cheque by which it came. */
  cheque_id: nullable(Id),
  day: string(),
  reference: string(),
  user: string(),
  at: string(),
  state: enums(collectionStates),
  /** When it was taken back, and by whom. */
  undone: nullable(object({ at: string(), user: string() })),
  parts: array(CollectedPart),
  /** What stands in the way of taking it back. */
  undo_refusals: array(RefusalAnswer),
})
export type Collection = Infer<typeof Collection>

/** A row of the list of collections. */
export const CollectionRow = object({
  id: Id,
  day: string(),
  customer_id: Id,
  customer: string(),
  amount: string(),
  currency: string(),
  method: CollectionMethod,
  account: string(),
  reference: string(),
  user: string(),
  state: enums(collectionStates),
})
export type CollectionRow = Infer<typeof CollectionRow>

/** By what the list is narrowed. Days are whole days of the shop. */
export const collectionFilters = {
  method: optional(enums(collectionMethods)),
  state: optional(enums(collectionStates)),
}

/** How old the oldest unpaid order of a customer is at least, in days. */
export const debtAges = ['30', '60', '90'] as const

/** A customer who owes: by currency how much of how many orders, and since when. */
export const AccountingCustomerRow = object({
  id: Id,
  name: string(),
  email: string(),
  phone: string(),
  orders: min(integer(), 0),
  /** The day of the oldest of them. */
  oldest: string(),
  debts: array(object({ currency: string(), amount: string(), orders: min(integer(), 0) })),
})
export type AccountingCustomerRow = Infer<typeof AccountingCustomerRow>

export const accountingCustomerFilters = { age: optional(enums(debtAges)) }
