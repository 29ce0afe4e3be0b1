import { array, boolean, enums, type Infer, integer, nullable, object, optional, size, string } from 'superstruct'
import { Day, Id, IdText, Text, Typed } from '#api/contract/platform/common.ts'
import { periods, several } from '#api/contract/platform/lists.ts'

/** What a movement is (rule R23). `system` is written by orders and refunds alone. */
export const movementTypes = ['inbound', 'outbound', 'adjustment', 'loss', 'system'] as const
export const MovementType = enums(movementTypes)
export type MovementType = Infer<typeof MovementType>

/** What the staff may write. */
export const staffMovementTypes = ['inbound', 'outbound', 'adjustment', 'loss'] as const
export type StaffMovementType = (typeof staffMovementTypes)[number]

/** A movement of the ledger: previous stock + quantity = current stock. */
export const StockMovementRow = object({
  id: Id,
  at: string(),
  day: string(),
  type: MovementType,
  variant_id: Id,
  product_id: Id,
  product: string(),
  stock_code: string(),
  /** Signed: what it added to the stock. */
  quantity: integer(),
  previous_stock: integer(),
  current_stock: integer(),
  /** What a piece cost or brought, and all of them; empty where nobody said. */
  unit_price: string(),
  total: string(),
  user_id: nullable(Id),
  user: string(),
  order_id: nullable(Id),
  order: string(),
  note: string(),
})
export type StockMovementRow = Infer<typeof StockMovementRow>

/** By what the ledger is narrowed. Days are whole days of the shop. */
export const stockMovementFilters = {
  type: optional(several(movementTypes)),
  product_id: optional(IdText),
  variant_id: optional(IdText),
  user_id: optional(IdText),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}

/** Names to narrow the ledger by, or to write a movement of. */
export const NamesQuery = object({ search: optional(size(Text, 0, 255)), id: optional(IdText) })
export const Names = object({ rows: array(object({ id: Id, name: string() })) })

/** A variant as it stands in the shop now. */
export const StockedVariant = object({
  variant_id: Id,
  product_id: Id,
  name: string(),
  options: string(),
  stock_code: string(),
  barcode: string(),
  /** A service has no stock. */
  service: boolean(),
  stock: integer(),
  /** What a piece costs, where that is known. */
  cost: string(),
})
export type StockedVariant = Infer<typeof StockedVariant>

/** By what a variant is found: its id, or exactly its stock code or barcode. */
export const StockedVariantQuery = object({ id: optional(IdText), code: optional(size(Text, 1, 100)) })

/** Movements of one type as the staff write them. Numbers are as they were typed; the rules judge them. */
export const NewStockMovements = object({
  type: enums(staffMovementTypes),
  /** Why: a loss and an adjustment say it. */
  note: size(Text, 0, 255),
  lines: size(array(object({ variant_id: Id, quantity: Typed, unit_price: Typed })), 0, 500),
})
export type NewStockMovements = Infer<typeof NewStockMovements>

export const StoredMovements = object({ count: integer() })
export type StoredMovements = Infer<typeof StoredMovements>

/** Whose stock: one variant's, or that of all of a product's. */
export const StockHistoryQuery = object({ variant_id: optional(IdText), product_id: optional(IdText) })

/** How a stock became what it is: its last movements, newest first, each with what the stock was after it. */
export const StockHistory = object({
  stock: integer(),
  /** How many movements there are in all. */
  total: integer(),
  rows: array(object({ movement: StockMovementRow, before: integer(), after: integer() })),
})
export type StockHistory = Infer<typeof StockHistory>
