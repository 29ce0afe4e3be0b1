import type { ReactNode } from 'react'
import type { KeptScroll } from './useKeptScroll.ts'

/** One column of a table. */
export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** In pixels. Without one it shares what the others leave. */
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
  /** Kept on narrow screens, where a row is two lines: at most four, the first one names the row. */
  readonly matters?: boolean
  /** What can be done with the row: narrow screens keep it beside both lines. */
  readonly acts?: true
  /** Hidden until somebody chooses it, in a list that lets people choose its columns. */
  readonly extra?: true
  /** `true`: the caller sorts (`onSorting`). A function: the table sorts by what it answers; `null` comes last. */
  readonly sort?: true | ((row: Row) => string | number | null)
  /** Under the column: a sum. */
  readonly total?: ReactNode
}

/** By which column the rows are sorted. */
export interface Sorting {
  readonly column: string
  readonly descending: boolean
}

/** Where a row stands in a tree. */
export interface TreePlace {
  /** From 1. */
  readonly level: number
  /** Among its shown brothers, from 1, and how many they are. */
  readonly place: number
  readonly of: number
  /** Whether what is below it is shown; `null` when nothing is. */
  readonly open: boolean | null
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers, and its list on paper. */
  label: string
  /** Keep it stable (module scope or `useMemo`): a new list builds the table anew. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The row's key, the same for the same record. */
  rowKey: (row: Row) => string
  /** The row in words, for its checkbox. */
  rowName: (row: Row) => string
  /** `loading` draws skeleton rows, or lets the old rows stand; `failed` shows `error`. */
  status?: 'ready' | 'loading' | 'failed'
  empty?: ReactNode
  error?: ReactNode
  /** The sorting that the caller carries out. */
  sorting?: Sorting | null
  onSorting?: (sorting: Sorting | null) => void
  /** The keys of the chosen rows, also of those on other pages. */
  selection?: ReadonlySet<string>
  onSelection?: (selection: ReadonlySet<string>) => void
  /** Enter, or a press on the row. */
  onOpen?: (row: Row) => void
  /** Of all records, and how many come before the first row, when this is a page of a longer list. */
  total?: number
  offset?: number
  /** Told when somebody gives a column another width, in pixels; `null`: it shares what the others leave again. */
  onResize?: (column: string, width: number | null) => void
  /** The rows are a tree, told from top to bottom; the arrows open and close its branches. Keep it stable. */
  tree?: (row: Row) => TreePlace
  /** Opens or closes a branch. */
  onTurn?: (row: Row) => void
  /** The row that the focus goes to as soon as it is there; another `at` asks for it again. */
  focused?: { readonly key: string; readonly at: number } | null
  /** The row that something beside the table is about: it is brought into sight, without the focus, and Tab leads to it. */
  shown?: string | null
  /** Where it was left before, and who keeps where it is left now. */
  kept?: KeptScroll
  /** A row is as tall as what stands in it, where the caller lets that wrap. */
  wraps?: true
  density?: 'normal' | 'compact' | 'touch'
  /** Nothing in it takes the focus: where it is wider than its place, its frame does, to be scrolled by key. */
  still?: boolean
  /** `page` takes the height that is left and scrolls inside; `content` is as tall as its rows and draws all of them, for small tables. */
  height?: 'page' | 'content'
}

/** The height of one row in pixels; on narrow screens it has two lines. */
export function rowHeight(density: NonNullable<DataTableProps<unknown>['density']>, narrow: boolean): number {
  if (narrow) return density === 'touch' ? 68 : 56
  return { normal: 36, compact: 28, touch: 48 }[density]
}

/** The height of the headers, which lie over the rows. */
export function headHeight(narrow: boolean): number {
  return narrow ? 36 : 32
}

/** The columns that a narrow screen keeps. */
export function thatMatter<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const marked = columns.filter((column) => column.matters)
  const acts = columns.filter((column) => column.acts)
  return [...(marked.length > 0 ? marked : columns.filter((column) => !column.acts)).slice(0, 4), ...acts]
}

/**
 * The table's roles, told outright: rows that can be moved through and chosen make it a grid, and on narrow screens its rows are no table
 * boxes, which would take the roles away.
 */
export const roles = {
  grid: (multiple: boolean, tree: boolean) =>
    ({ role: tree ? 'treegrid' : 'grid', 'aria-multiselectable': multiple || undefined }) as const,
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  gap: { 'aria-hidden': true },
} as const
