import { array, type Infer, integer, min, nullable, object, string, unknown } from 'superstruct'
import { Id, listQuery } from '#api/contract/platform/common.ts'

/** A field that somebody changed, as its form has it. */
const FieldChange = object({ field: string(), from: unknown(), to: unknown() })
export type FieldChange = Infer<typeof FieldChange>

/** Something that somebody did to a record. */
const PastChange = object({
  id: Id,
  at: string(),
  user: string(),
  event: string(),
  /** The moment that it set for something to happen by itself; null where it set none. */
  planned: nullable(string()),
  changes: array(FieldChange),
})
export type PastChange = Infer<typeof PastChange>

/** A page of what was done to a record, newest first. */
export const History = object({ rows: array(PastChange), total: min(integer(), 0) })
export type History = Infer<typeof History>

const { page, limit } = listQuery
export const HistoryQuery = object({ page, limit })
