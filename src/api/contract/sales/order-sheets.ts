import { array, enums, type Infer, nullable, object, pick, size, string } from 'superstruct'
import { Id, Ids, RefusalAnswer } from '#api/contract/platform/common.ts'
import { InvoiceDocument } from './invoices.ts'
import { OrderAddress } from './order-address.ts'
import { OrderLine } from './orders.ts'
import { ParcelLabel } from './shipments.ts'

/** What is printed of an order, a page of paper each: what lies in its parcel, its invoice, the label of its parcel. */
export const sheetKinds = ['slip', 'invoice', 'label'] as const
export type SheetKind = (typeof sheetKinds)[number]

/** How many orders go into one document. */
export const mostSheets = 200

/** The return invoices of refunds are printed by the refund, which the ids name then. */
export const OrderSheetsQuery = object({
  kind: enums([...sheetKinds, 'return'] as const),
  ids: size(Ids, 1, mostSheets),
})
export type OrderSheetsQuery = Infer<typeof OrderSheetsQuery>

/** An order as far as paper tells of it, and how it came to its total. */
const SheetOrder = object({
  id: Id,
  number: string(),
  ordered_at: string(),
  customer_name: string(),
  currency: string(),
  discount_total: string(),
  shipping_total: string(),
  tax_total: string(),
  total: string(),
  shipping_address: OrderAddress,
  lines: array(
    pick(OrderLine, [
      ...(['id', 'name', 'stock_code', 'quantity', 'packed', 'left_out'] as const),
      ...(['price', 'tax_rate', 'discount', 'total'] as const),
    ]),
  ),
})
export type SheetOrder = Infer<typeof SheetOrder>

/** A page of paper: the parcel stands on labels alone, the document on invoices alone. */
export const OrderSheet = object({
  order: SheetOrder,
  parcel: nullable(ParcelLabel),
  document: nullable(InvoiceDocument),
})
export type OrderSheet = Infer<typeof OrderSheet>

/** The pages in the order in which they were asked for, and the orders that have none, with the rules in their way. */
export const OrderSheets = object({
  sheets: array(OrderSheet),
  refused: array(object({ id: Id, number: string(), rules: array(RefusalAnswer) })),
})
export type OrderSheets = Infer<typeof OrderSheets>
