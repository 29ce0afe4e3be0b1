import { array, type Infer, integer, min, object, string } from 'superstruct'
import { Id, listQuery } from './common.ts'

/** How long what was deleted can be had back. */
export const keptDays = 30

/** A record that was deleted, and can be taken back for a while. */
const TrashRow = object({
  id: Id,
  label: string(),
  deleted_at: string(),
  /** How many days it can still be had back, the last one counted as one. */
  days_left: min(integer(), 0),
  /** Who deleted it; empty when nobody knows any more. */
  user: string(),
})

export const TrashPage = object({ rows: array(TrashRow), total: min(integer(), 0) })
export type TrashPage = Infer<typeof TrashPage>
export type TrashRow = Infer<typeof TrashRow>

export const TrashQuery = object({ page: listQuery.page, search: listQuery.search })

/** Rows of a page. */
export const trashPage = 100
