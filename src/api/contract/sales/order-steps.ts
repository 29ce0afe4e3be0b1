import { enums, type Infer, integer, min, nullable, object, optional, string } from 'superstruct'
import { Day, Id, IdText } from '#api/contract/platform/common.ts'
import { periods } from '#api/contract/platform/lists.ts'
import { OrderChannel, orderChannels } from './order-list.ts'
import { orderStatuses } from './order-status.ts'

/** A step that an order took: from where to where, how long it had stood there, when and by whom. */
export const OrderStepRow = object({
  id: Id,
  order_id: Id,
  number: string(),
  /** `null` where it began there. */
  from_state: nullable(string()),
  event: string(),
  to_state: string(),
  /** Whole minutes, where that is known. */
  minutes: nullable(min(integer(), 0)),
  /** The day of the shop, and the moment. */
  at: string(),
  moment: string(),
  user: string(),
  channel: nullable(OrderChannel),
  carrier: string(),
})
export type OrderStepRow = Infer<typeof OrderStepRow>

/** By what the steps are narrowed. Days are whole days of the shop. */
export const orderStepFilters = {
  from_state: optional(enums(orderStatuses)),
  to_state: optional(enums(orderStatuses)),
  /** As many minutes at least. */
  waited: optional(IdText),
  channel: optional(enums(orderChannels)),
  carrier_id: optional(IdText),
  user_id: optional(IdText),
  period: optional(enums(periods)),
  from: optional(Day),
  to: optional(Day),
}
