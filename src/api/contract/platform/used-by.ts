import { array, type Infer, object, type Struct } from 'superstruct'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { Id, Ids, RefusalAnswer } from './common.ts'

/** The records that somebody would delete. */
export const UsedByQuery = object({ id: Ids })

/** Those of them that cannot go, each with what stands in its way; whatever is not named may go. */
export const UsedBy = object({
  rows: array(object({ id: Id, rules: array(RefusalAnswer as unknown as Struct<Refusal>) })),
})
export type UsedBy = Infer<typeof UsedBy>
