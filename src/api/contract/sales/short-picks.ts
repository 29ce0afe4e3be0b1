import { array, enums, type Infer, integer, min, object } from 'superstruct'
import { Id, Switch } from '#api/contract/platform/common.ts'
import { ShortReason } from './picking.ts'

const Count = min(integer(), 0)

/** A line of an order of which fewer pieces were packed than are to go, and what was decided about the rest. */
export const ShortLine = object({
  line_id: Id,
  /** Pieces that are in no parcel, and why. */
  missing: Count,
  reason: ShortReason,
  /** So many of them are held by refunds: they are not sent, and their money goes back. */
  refunded: Count,
  /** The order waits for what no refund holds. */
  awaited: Switch,
})
export type ShortLine = Infer<typeof ShortLine>

export const ShortLines = array(ShortLine)

/** What becomes of the rest without a refund: the order waits for it; or it stays out of the parcel, and the stock is corrected. */
export const restChoices = ['wait', 'write_off'] as const
export type RestChoice = (typeof restChoices)[number]

/** What was decided about the rest of a line, from the version of the order that was looked at. */
export const RestDecision = object({ line_id: Id, choice: enums(restChoices), version: integer() })
