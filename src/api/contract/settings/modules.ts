import { array, type Infer, object, type Struct, string } from 'superstruct'
import { Id, RefusalAnswer } from '#api/contract/platform/common.ts'
import { ConnectionState } from '#api/contract/platform/connections.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'

/** What the shop is connected to others by: one kind of connection, those that there are of it, and what it still needs. */
export const Module = object({
  /** The list that has them: `shop-mail-methods`. */
  list: string(),
  connections: array(object({ id: Id, label: string(), state: ConnectionState })),
  missing: array(RefusalAnswer as unknown as Struct<Refusal>),
})
export type Module = Infer<typeof Module>
