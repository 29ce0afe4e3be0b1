import { and, asc, inArray, sql } from 'drizzle-orm'
import { mostShown, type PreviewRow } from '#api/contract/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import { import_rows } from '#server/db/schema/imports.ts'
import { type RowResult, rowResults } from './row-result.ts'
import { recordsOfImport } from './rows.ts'
import type { Stored } from './stage.ts'

/** Rows as a check judges them, without the result of their unit. */
export type Previewed = Omit<PreviewRow, 'result'>

/** Which units of a check are shown before the file is applied: the first of each result, and the first with advice. */
export class Previews {
  readonly #left = { create: mostShown, update: mostShown, advised: mostShown }

  /** Rows of a unit to keep for showing; none when enough are kept already. */
  kept(verdict: RowResult, rows: () => readonly Previewed[], advised: boolean): readonly PreviewRow[] {
    const result = verdict === rowResults.create ? 'create' : verdict === rowResults.update ? 'update' : null
    if (!result) return []
    const place = this.#left[result] > 0 ? result : advised && this.#left.advised > 0 ? 'advised' : null
    if (!place) return []
    const own = rows().slice(0, this.#left[place])
    this.#left[place] -= own.length
    return own.map((row) => ({ ...row, result }))
  }
}

/** The good rows of a file as they will be stored: those that its check kept for showing. */
export async function previewOf(db: Database, file: Stored): Promise<{ rows: PreviewRow[] }> {
  const good = inArray(import_rows.verdict, [rowResults.create, rowResults.update])
  const shown = sql<PreviewRow[]>`${import_rows.plan} -> 'shown'`
  const units = await db
    .select({ shown })
    .from(import_rows)
    .where(and(recordsOfImport(file), good, sql`jsonb_array_length(${shown}) > 0`))
    .orderBy(asc(import_rows.position))
  const rows = file.state === 'checked' ? units.flatMap((unit) => unit.shown) : []
  return { rows: rows.toSorted((one, other) => one.position - other.position) }
}
