import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { type TrashPage, type TrashRow, trashPage } from '#api/contract/platform/trash.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'

export interface TrashInput {
  readonly list: ListName
  readonly holder: Holder
}

/** What is asked for. */
export interface TrashRequest {
  readonly list: ListName
  /** From 0. */
  readonly page: number
  readonly search: string
}

/** A record that is to come back. */
export type Wanted = Pick<TrashRow, 'id' | 'label'>

export interface TrashContext extends TrashInput, TrashRequest {
  /** `null` until the first answer: placeholders are shown. */
  readonly rows: readonly TrashRow[] | null
  readonly total: number
  readonly failure: ApiFailure | null
  readonly wanted: Wanted | null
  /** Kept over retries, so that a record whose answer was lost comes back once. */
  readonly key: string
  /** What stands in the way of the wanted one. */
  readonly refused: readonly Refusal[]
  readonly restoreFailure: ApiFailure | null
}

type Changes = Partial<TrashContext>

/** Trash that nobody has looked into yet. */
export function initialContext(input: TrashInput): TrashContext {
  return { ...input, page: 0, search: '', rows: null, total: 0, failure: null, ...nothingWanted }
}

export const nothingWanted = { wanted: null, key: '', refused: [], restoreFailure: null } satisfies Changes

export function shownAs({ rows, total }: TrashPage): Changes {
  return { rows, total, failure: null }
}

/** What came back goes at once; the page is asked for anew. */
export function without({ rows, total, wanted }: TrashContext): Changes {
  return {
    rows: rows?.filter(({ id }) => id !== wanted?.id) ?? null,
    total: Math.max(0, total - 1),
    ...nothingWanted,
  }
}

/** The last page that has rows. */
export function lastPage(total: number): number {
  return Math.max(0, Math.ceil(total / trashPage) - 1)
}
