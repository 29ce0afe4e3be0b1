import type { FoundRecord } from '#api/contract/platform/search.ts'
import type { Database } from '#server/db/open.ts'

export interface Searching {
  readonly db: Database
  readonly shop_id: number
  /** The content language that names are told in. */
  readonly language: number
  readonly text: string
}

export type Finder = (context: Searching) => Promise<FoundRecord[]>

/** So many of a kind are told at once. */
export const most = 5
