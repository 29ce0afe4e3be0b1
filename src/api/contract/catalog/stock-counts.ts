import { array, enums, type Infer, integer, max, min, nullable, object, optional, size, string } from 'superstruct'
import { Id, Text } from '#api/contract/platform/common.ts'

/** Where a stock count may stand: the states of its chart. */
export const stockCountStatuses = ['draft', 'frozen', 'counting', 'review', 'booked', 'cancelled'] as const
export const StockCountStatus = enums(stockCountStatuses)
export type StockCountStatus = Infer<typeof StockCountStatus>

const Line = max(min(integer(), 0), 100_000)
const Pieces = max(min(integer(), -1_000_000), 1_000_000)

/** A variant of a count, by its place there: what the ledger had of it when the count was frozen, and what people counted. */
export const CountLine = object({
  line: Line,
  variant_id: Id,
  name: string(),
  options: string(),
  stock_code: string(),
  barcode: string(),
  shelf: string(),
  expected: integer(),
  /** The pieces that all who count found; nothing while nobody was there. */
  counted: nullable(integer()),
  /** Why it differs. */
  reason: string(),
})
export type CountLine = Infer<typeof CountLine>

export const StockCount = object({
  id: Id,
  version: integer(),
  name: string(),
  /** The shelves whose goods are counted, by the beginning of what they are called; empty for all goods. */
  shelf: string(),
  status: StockCountStatus,
  /** How many variants are counted. */
  size: integer(),
  lines: array(CountLine),
  user: string(),
  frozen_at: nullable(string()),
  booked_at: nullable(string()),
  created_at: string(),
})
export type StockCount = Infer<typeof StockCount>

export const StockCountRow = object({
  id: Id,
  version: integer(),
  name: string(),
  shelf: string(),
  status: StockCountStatus,
  size: integer(),
  counted: integer(),
  different: integer(),
  day: string(),
  user: string(),
})
export type StockCountRow = Infer<typeof StockCountRow>

export const stockCountFilters = { status: optional(StockCountStatus) }

/** What somebody counted since they last sent it; what is counted of a line is the sum of everybody's. */
export const CountedPieces = size(array(object({ line: Line, quantity: Pieces })), 0, 5_000)
/** Why lines differ. */
export const CountReasons = size(array(object({ line: Line, reason: size(Text, 0, 255) })), 0, 5_000)

export const NewStockCount = object({ name: size(Text, 0, 100), shelf: size(Text, 0, 100) })
export type NewStockCount = Infer<typeof NewStockCount>
export const StoredCount = object({ id: Id })
