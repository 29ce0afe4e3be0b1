import { array, integer, min, object, string } from 'superstruct'
import { Id, listQuery } from './common.ts'

/** A record that was deleted, and can be taken back for a while. */
const BinRow = object({
  id: Id,
  label: string(),
  deleted_at: string(),
  /** Who deleted it; empty when nobody knows any more. */
  user: string(),
})

export const BinPage = object({ rows: array(BinRow), total: min(integer(), 0) })

export const BinQuery = object({ page: listQuery.page })
