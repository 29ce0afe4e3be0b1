import {
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, DataTableProps, Sorting } from './data-table.ts'

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** The rows of a table in their order, with what is sorted and chosen. */
export function useRows<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sorting, onSorting, selection, onSelection } = props
  const defined = useMemo(() => columns.map(defineColumn), [columns])
  const data = useMemo(() => [...rows], [rows])
  const sorted = useMemo(() => (sorting ? [{ id: sorting.column, desc: sorting.descending }] : []), [sorting])
  const chosen = useMemo(
    () => Object.fromEntries([...(selection ?? [])].map((key) => [key, true as const])),
    [selection],
  )
  return useTable<typeof features, Row>({
    features,
    columns: defined,
    data,
    getRowId: rowKey,
    enableMultiSort: false,
    manualSorting: onSorting !== undefined,
    enableRowSelection: onSelection !== undefined,
    state: { rowSelection: chosen, ...(onSorting ? { sorting: sorted } : {}) },
    onRowSelectionChange: (next: Updater<RowSelectionState>) =>
      onSelection?.(new Set(Object.keys(apply(next, chosen)))),
    ...(onSorting
      ? { onSortingChange: (next: Updater<SortingState>) => onSorting(asSorting(apply(next, sorted))) }
      : {}),
  })
}

function apply<T>(next: Updater<T>, old: T): T {
  return typeof next === 'function' ? (next as (old: T) => T)(old) : next
}

function asSorting(state: SortingState): Sorting | null {
  const [first] = state
  return first ? { column: first.id, descending: first.desc } : null
}

function defineColumn<Row extends object>(column: Column<Row>) {
  const value = (row: Row) => (typeof column.sort === 'function' ? (column.sort(row) ?? undefined) : undefined)
  return {
    id: column.id,
    header: column.header,
    accessorFn: value,
    enableSorting: column.sort !== undefined,
    sortDescFirst: false,
    sortUndefined: 'last' as const,
    sortFn: (a: { original: Row }, b: { original: Row }) => inOrder(value(a.original), value(b.original)),
  }
}

/** Numbers by their size; people's words as the page's language sorts them. */
function inOrder(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator().compare(String(a), String(b))
}

const collators = new Map<string, Intl.Collator>()

function collator(): Intl.Collator {
  const language = document.documentElement.lang || 'und'
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true })
  collators.set(language, known)
  return known
}
