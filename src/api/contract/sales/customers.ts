import { array, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { Id, listQuery, Text } from '#api/contract/platform/common.ts'

/** What happened with a customer. */
export const happenings = ['order', 'payment', 'refund', 'mail', 'phone_message', 'note'] as const

/** So many of them are told at once. */
export const happeningsAtOnce = 20

export const CustomerHistoryQuery = object({ page: listQuery.page })

/** What a customer ordered, paid and owes, in each currency, and everything that happened, newest first. */
export const CustomerHistory = object({
  totals: array(
    object({ currency: string(), orders: integer(), net_sales: string(), average: string(), owed: string() }),
  ),
  /** Orders that were given as a guest with the same e-mail. */
  guest_orders: integer(),
  rows: array(
    object({
      kind: enums(happenings),
      id: Id,
      at: string(),
      /** The number of an order, the subject of a mail, a note. */
      text: string(),
      order_id: nullable(Id),
      amount: nullable(string()),
      currency: nullable(string()),
      /** Who wrote it, where that was one of the staff. */
      user: string(),
    }),
  ),
  total: integer(),
})
export type CustomerHistory = Infer<typeof CustomerHistory>

export const NewCustomerNote = object({ note: Text })

/** How many orders became the customer's. */
export const LinkedOrders = object({ customer_id: Id, linked: integer() })
export type LinkedOrders = Infer<typeof LinkedOrders>
