import type { PreviewRow, RowRefusal, ToBeMade } from '#api/contract/platform/imports.ts'
import type { About } from '#api/rules/platform/rule.ts'
import type { RawRow } from './values.ts'

/** What the check of a row came to, as the database has it. */
export const rowResults = { unchecked: 0, create: 1, update: 2, same: 3, faulty: 4 } as const
export type RowResult = (typeof rowResults)[keyof typeof rowResults]

/** Rows that make one record together. */
export interface Unit {
  readonly rows: readonly RawRow[]
  readonly verdict: RowResult
  /** By the number of the row. A unit with any is faulty as a whole. */
  readonly refusals: ReadonlyMap<number, readonly RowRefusal[]>
  readonly plan: unknown
  /** What its record is called, for the list of results. */
  readonly label: string
  /** Units of a higher turn are applied after those that they lie under. */
  readonly turn?: number
  /** What it has made beside its own record. */
  readonly makes?: readonly ToBeMade[]
  /** Its rows as they will be stored, where they are among those that are shown. */
  readonly shown?: readonly PreviewRow[]
}

/** Gathers what is wrong with rows. */
export class Faults {
  readonly found = new Map<number, RowRefusal[]>()

  add(position: number, id: string, columns: readonly string[], about?: About): void {
    const own = this.found.get(position) ?? []
    this.found.set(position, own)
    if (own.some((one) => one.id === id && one.columns.join() === columns.join())) return
    own.push({ id, ...(about ? { about } : {}), columns: [...columns] })
  }

  has(rows: readonly RawRow[]): boolean {
    return rows.some(({ position }) => this.found.has(position))
  }

  of(rows: readonly RawRow[]): ReadonlyMap<number, readonly RowRefusal[]> {
    return new Map(
      rows.flatMap(({ position }) => (this.found.has(position) ? [[position, this.found.get(position) ?? []]] : [])),
    )
  }
}
