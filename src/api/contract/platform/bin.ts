import { array, type Infer, integer, min, object, string } from 'superstruct'
import { Id, listQuery } from './common.ts'

/** How long what was deleted can be had back. */
export const keptDays = 30

/** A record that was deleted, and can be taken back for a while. */
const BinRow = object({
  id: Id,
  label: string(),
  deleted_at: string(),
  /** How many days it can still be had back, the last one counted as one. */
  days_left: min(integer(), 0),
  /** Who deleted it; empty when nobody knows any more. */
  user: string(),
})

export const BinPage = object({ rows: array(BinRow), total: min(integer(), 0) })
export type BinPage = Infer<typeof BinPage>
export type BinRow = Infer<typeof BinRow>

export const BinQuery = object({ page: listQuery.page, search: listQuery.search })

/** Rows of a page. */
export const binPage = 100
