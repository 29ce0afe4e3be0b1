import type { ApiFailure } from '#api/contract/failure.ts'
import type { Import, ImportKind, ImportMode, ImportRow } from '#api/contract/imports.ts'
import type { Job } from '#api/contract/jobs.ts'
import type { Refusal } from '#api/rules/rule.ts'
import type { Dropped } from '#machines/upload/file-upload.machine.ts'

export interface ImportInput {
  readonly kind: ImportKind
}

/** Plain data: the file's bytes stay on the shelf of the wiring, under its key. */
export interface ImportContext {
  readonly kind: ImportKind
  readonly file: Dropped | null
  /** Why the last file that was chosen is none to send. */
  readonly refused: readonly Refusal[]
  /** The file as the server read it. */
  readonly staged: Import | null
  readonly mode: ImportMode
  /** What each column is taken for. */
  readonly columns: readonly (string | null)[]
  /** The faulty rows, as many as are shown. */
  readonly rows: readonly ImportRow[]
  /** Rows that were mended here and not yet checked, by their numbers. */
  readonly mended: Readonly<Record<number, readonly string[]>>
  readonly leave_faulty: 0 | 1
  readonly job: Job | null
  readonly failure: ApiFailure | null
  /** The Idempotency-Key of the act under way: kept over retries, so that what was done without an answer is done once. */
  readonly key: string
}

export function nothingChosen({ kind }: ImportInput): ImportContext {
  return {
    kind,
    file: null,
    refused: [],
    staged: null,
    mode: 'both',
    columns: [],
    rows: [],
    mended: {},
    leave_faulty: 0,
    job: null,
    failure: null,
    key: '',
  }
}

/** The rows with what was typed into them. A row that says again what it said before is not mended. */
export function mendedWith({ rows, mended }: ImportContext, position: number, at: number, text: string) {
  const { [position]: own, ...others } = mended
  const stored = rows.find((row) => row.position === position)?.cells ?? []
  const cells = (own ?? stored).map((cell, place) => (place === at ? text : cell))
  return cells.every((cell, place) => cell === stored[place]) ? others : { ...others, [position]: cells }
}

/** How many rows would be applied, and how many are left out for their faults. */
export function readiness({ staged }: ImportContext): { ready: number; faulty: number } {
  const { create, update, faulty } = staged?.counts ?? { create: 0, update: 0, faulty: 0 }
  return { ready: create + update, faulty }
}
