import type { ImportChoices, ImportMode } from '#api/contract/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import type { JobKind } from '#server/platform/jobs/kind.ts'
import type { Column } from './columns.ts'
import type { ImportContext } from './import-context.ts'
import type { Unit } from './row-result.ts'
import type { RawRow } from './values.ts'

/** What a kind of file is made of, how its rows are judged, and the job that applies them. */
export interface ImportHandler {
  readonly job: JobKind
  columns(context: ImportContext): readonly Column[]
  check(checking: Checking, rows: readonly RawRow[]): Promise<Unit[]>
}

export interface Checking {
  readonly db: Database
  readonly context: ImportContext
  readonly mode: ImportMode
  readonly choices: ImportChoices
}
