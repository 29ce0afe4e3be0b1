import { array, enums, type Infer, integer, min, object, optional, size, string } from 'superstruct'
import { Id, Switch } from '#api/contract/platform/common.ts'
import { LinePicture } from './line-picture.ts'
import { OrderStatus } from './order-status.ts'

export const pickingStatuses = ['open', 'picked'] as const
export const PickingStatus = enums(pickingStatuses)
export type PickingStatus = Infer<typeof PickingStatus>

/** Why fewer pieces are picked than were ordered; `''` while nobody said. */
export const shortReasons = ['', 'missing', 'damaged', 'wrong_stock', 'other'] as const
export const ShortReason = enums(shortReasons)
export type ShortReason = Infer<typeof ShortReason>

const Count = min(integer(), 0)

/** A line of an order as it is picked: what to look for, how many, and how many are in the basket. */
export const PickingLine = object({
  line_id: Id,
  name: string(),
  /** Where in the stock room it lies. */
  shelf: string(),
  stock_code: string(),
  image_url: LinePicture,
  barcode: string(),
  quantity: Count,
  picked: Count,
  short_reason: ShortReason,
  /** The order waits for what is short. */
  awaited: Switch,
})
export type PickingLine = Infer<typeof PickingLine>

export const Picking = object({
  order_id: Id,
  number: string(),
  customer_name: string(),
  order_status: OrderStatus,
  status: PickingStatus,
  /** Of the picking alone: 0 before the first piece. */
  version: integer(),
  lines: array(PickingLine),
})
export type Picking = Infer<typeof Picking>

const mostLines = 500

/** What is in the basket now, line by line, from the version that was looked at; `done` ends the picking. */
export const PickingSave = object({
  version: integer(),
  lines: size(array(object({ line_id: Id, picked: Count, short_reason: optional(ShortReason) })), 0, mostLines),
  done: optional(Switch),
})
export type PickingSave = Infer<typeof PickingSave>
