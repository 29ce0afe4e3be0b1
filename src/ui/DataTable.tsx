import { type CSSProperties, type UIEvent, useMemo, useRef, useState } from 'react'
import { classes } from './classes.ts'
import styles from './DataTable.module.css'
import { type Column, type DataTableProps, headHeight, roles, rowHeight, thatMatter } from './data-table.ts'
import { useWords } from './Kit.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import small from './TableNarrow.module.css'
import { leastWidth, Totals, Widths } from './TableParts.tsx'
import { useKeptScroll } from './useKeptScroll.ts'
import { useMedia } from './useMedia.ts'
import { usePrinting } from './usePrinting.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useRowPress } from './useRowPress.ts'
import { useRows } from './useRows.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/**
 * The table of a list: its headers and first column stay in sight, only the rows in sight are drawn, and on narrow screens a row is two lines
 * of what matters. It is a grid for screen readers, moves by keys, and prints whole.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, status = 'ready', selection, tree, onOpen, offset = 0, density = 'normal', height = 'page' } = props
  const scroller = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const narrow = useMedia('(max-width: 600px)') && !printing
  const shown = useMemo(() => (narrow ? thatMatter(columns) : columns), [columns, narrow])
  const table = useRows(props)
  const model = table.getRowModel().rows
  const rows = useMemo(() => (status === 'failed' ? [] : model), [model, status])
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  const selectable = props.onSelection !== undefined
  const summed = rows.length > 0 && columns.some((column) => column.total !== undefined)
  const tall = rowHeight(density, narrow)

  const { active, activate, body, handlers } = useRowKeys({
    keys: ids,
    show: (index) => show(index),
    open: (index) => rows[index] && onOpen?.(rows[index].original),
    toggle: (index) => selectable && toggle(index, false),
    placeOf: (index) => (rows[index] ? tree?.(rows[index].original) : undefined),
    turn: (index) => rows[index] && props.onTurn?.(rows[index].original),
    focused: props.focused ?? null,
    shown: props.shown ?? null,
  })
  const { press, toggle } = useRowPress({ rows, selection, onSelection: props.onSelection, onOpen, activate })
  const covered = headHeight(narrow) + (summed ? tall : 0)
  const whole = printing || height === 'content'
  const from = JSON.stringify([offset, table.state.sorting])
  const { drawn, rest, show, measure } = useVirtualRows({
    ...{ scroller, keys: ids, active, tall, covered, whole, from },
    begun: props.kept?.top ?? 0,
  })
  // After the rows, which begin at their top.
  useKeptScroll(scroller, rows.length > 0, props.kept)

  const steady = useSteadyOffset(offset, status === 'loading')
  const parts = { columns: shown, selectable }
  const { sized, sizing } = useSizing(shown, narrow ? undefined : props.onResize)
  const wide = { columns: sized, selectable }
  const waiting = status === 'loading' && rows.length === 0
  const inside = {
    rows,
    rowName: props.rowName,
    drawn,
    rest,
    selection,
    active,
    offset: steady,
    body,
    handlers,
    tree,
  }
  return (
    <div
      ref={scroller}
      className={classes(styles.scroller, styles[height])}
      onScroll={markAside}
      // Nothing in it takes the focus before its rows are there, and it can be scrolled all the same.
      tabIndex={waiting || props.still ? 0 : undefined}
      {...(props.still ? { role: 'group', 'aria-label': props.label } : {})}
    >
      {status === 'loading' && rows.length > 0 && <Underway />}
      <table
        {...roles.grid(selectable, tree !== undefined)}
        className={classes(
          styles.table,
          narrow ? small.narrow : density === 'compact' && styles.compact,
          narrow && props.wraps && small.wraps,
        )}
        style={{ '--row': `${tall}px`, '--least': `${leastWidth(wide)}px` } as CSSProperties}
        aria-label={props.label}
        aria-rowcount={(props.total ?? rows.length) + 1}
        aria-colcount={shown.length + Number(selectable)}
        aria-busy={status === 'loading'}
      >
        {!narrow && <Widths {...wide} />}
        <TableHead table={table} {...parts} sizing={sizing} />
        <TableBody
          {...parts}
          {...inside}
          waiting={waiting}
          openable={onOpen !== undefined}
          onPress={press}
          onToggle={toggle}
          measure={props.wraps && measure}
        />
        {summed && <Totals {...parts} columns={narrow ? columns : shown} narrow={narrow} />}
      </table>
      {status === 'failed' && props.error}
      {status === 'ready' && rows.length === 0 && props.empty}
    </div>
  )
}

/** How many records come before the rows that are shown: while others are on their way, the old ones stand where they stood. */
function useSteadyOffset(offset: number, waiting: boolean): number {
  const [steady, setSteady] = useState(offset)
  if (!waiting && steady !== offset) setSteady(offset)
  return waiting ? steady : offset
}

/** The widths while a column is pulled, which rows need not know; and what the headers tell of it. */
function useSizing<Row>(columns: readonly Column<Row>[], onResize: DataTableProps<Row & object>['onResize']) {
  const [pulled, setPulled] = useState<{ readonly id: string; readonly width: number } | null>(null)
  const sized = pulled
    ? columns.map((column) => (column.id === pulled.id ? { ...column, width: pulled.width } : column))
    : columns
  const onPull = (id: string, width: number | null) => setPulled(width === null ? null : { id, width })
  return { sized, sizing: onResize && { onPull, onResize } }
}

/** Other rows are on their way, while the old ones stand. */
function Underway() {
  const words = useWords()
  return (
    <div className={styles.progress}>
      <ProgressBar label={words.loading} />
    </div>
  )
}

/** A line beside the first column shows that others are under it. */
function markAside(event: UIEvent<HTMLElement>) {
  event.currentTarget.toggleAttribute('data-aside', event.currentTarget.scrollLeft > 0)
}
