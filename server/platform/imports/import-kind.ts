import type { ImportMode } from '#api/contract/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import type { JobKind } from '#server/platform/jobs/kind.ts'
import type { Around } from './around.ts'
import type { Column } from './columns.ts'
import type { RawRow } from './values.ts'
import type { Unit } from './verdict.ts'

/** What a kind of file is made of, how its rows are judged, and the job that applies them. */
export interface ImportHandler {
  readonly job: JobKind
  columns(around: Around): readonly Column[]
  check(context: { db: Database; around: Around; mode: ImportMode }, rows: readonly RawRow[]): Promise<Unit[]>
}
