import { array, enums, type Infer, integer, min, nullable, object, string } from 'superstruct'
import { Id, Switch } from '#api/contract/platform/common.ts'

/** Where a refund may stand: the states of its chart. */
export const refundStatuses = ['pending', 'accepted', 'rejected', 'refunded'] as const
export const RefundStatus = enums(refundStatuses)
export type RefundStatus = Infer<typeof RefundStatus>

/** What was decided about a line of a refund. */
export const refundDecisions = ['pending', 'accepted', 'rejected'] as const
export const RefundDecision = enums(refundDecisions)
export type RefundDecision = Infer<typeof RefundDecision>

const Count = min(integer(), 0)

/** The refunds of an order, and what one that is opened now is judged with. */
export const OrderRefunds = object({
  /** The days that the shop takes goods back for; 0: never (rule R234). */
  max_days: Count,
  /** Whole days of the shop since the order was delivered, or since it was placed where it never was. */
  days_since: integer(),
  /** The last day for a refund. */
  until: string(),
  lines: array(
    object({
      line_id: Id,
      /** The product takes refunds. */
      refundable: Switch,
      /** Pieces that refunds hold already, those that still wait for a decision included. */
      held: Count,
      /** Pieces of refunds that were approved: what one more piece is worth follows from them. */
      approved: Count,
    }),
  ),
  reasons: array(object({ id: Id, name: string(), description_required: Switch })),
  /** Newest first. */
  rows: array(
    object({
      id: Id,
      status: RefundStatus,
      received: Switch,
      pieces: Count,
      /** What it is worth, once it is approved. */
      amount: nullable(string()),
      created_at: string(),
    }),
  ),
})
export type OrderRefunds = Infer<typeof OrderRefunds>
