/** A date is told as `2026-11-21`, an amount as its decimal text; nothing is an empty cell. */
export type Cell = string | number | null

export type CellKind = 'text' | 'number' | 'amount' | 'date'

export interface SheetColumn {
  readonly header: string
  readonly kind: CellKind
}

/** A table on its way into a file. Its rows are fetched as they are written. */
export interface Sheet {
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly rows: AsyncIterable<readonly Cell[]>
  /** What the rows were chosen by, in words. */
  readonly notes: readonly Note[]
  /** Names the place of the notes. */
  readonly notesTitle: string
}

export interface Note {
  readonly label: string
  readonly value: string
}
