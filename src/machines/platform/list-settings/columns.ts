import { type ColumnChoice, type Columns, columnWidths } from '#api/contract/platform/list-settings.ts'

/** A column as the list is declared. */
export interface Declared {
  readonly id: string
  readonly acts?: true
  /** It is there for whoever wants it. */
  readonly extra?: true
}

/**
 * All columns in the order that a person wants, with what a newer list has at the end and without what it has no more. The first one names the
 * row and stays the first and in sight; what can be done with a row stays at its end and is no column of anybody's choice.
 */
export function arranged(declared: readonly Declared[], chosen: Columns): ColumnChoice[] {
  const own = declared.filter(({ acts }) => !acts)
  const [first, ...others] = own.map((column) => chosen?.find(({ id }) => id === column.id) ?? asDeclared(column))
  const place = ({ id }: ColumnChoice) => chosen?.findIndex((one) => one.id === id) ?? -1
  const known = others.filter((one) => place(one) >= 0).sort((one, other) => place(one) - place(other))
  const added = others.filter((one) => place(one) < 0)
  return first ? [{ ...first, shown: true }, ...known, ...added] : []
}

function asDeclared({ id, extra }: Declared): ColumnChoice {
  return { id, shown: !extra, width: null }
}

/** Shows a column, or hides it. */
export function shownAs(columns: readonly ColumnChoice[], id: string, shown: boolean): ColumnChoice[] {
  return columns.map((column) => (column.id === id ? { ...column, shown } : column))
}

/** Gives a column a width; `null` lets it share what the others leave again. */
export function resized(columns: readonly ColumnChoice[], id: string, width: number | null): ColumnChoice[] {
  const { least, most } = columnWidths
  const next = width === null ? null : Math.round(Math.min(most, Math.max(least, width)))
  return columns.map((column) => (column.id === id ? { ...column, width: next } : column))
}

/** Whether two people would see the same columns. */
export function sameColumns(declared: readonly Declared[], one: Columns, other: Columns): boolean {
  return JSON.stringify(arranged(declared, one)) === JSON.stringify(arranged(declared, other))
}
