import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './DataTable.module.css'
import { type DataTableProps, roles, rowHeight, thatMatter } from './data-table.ts'
import { useWords } from './Kit.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { TableHead } from './TableHead.tsx'
import { Gap, leastWidth, Totals, WaitingRows, Widths } from './TableParts.tsx'
import { TableRow } from './TableRow.tsx'
import { useMedia } from './useMedia.ts'
import { usePrinting } from './usePrinting.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useRowPress } from './useRowPress.ts'
import { useRows } from './useRows.ts'

/**
 * The table of a list: its headers and first column stay in sight, only the rows in sight are drawn, and on narrow screens a row is two lines
 * of what matters. It is a grid for screen readers, moves by keys, and prints whole.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowName,
    status = 'ready',
    selection,
    onSelection,
    onOpen,
    offset = 0,
    density = 'normal',
    height = 'page',
  } = props
  const words = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const narrow = useMedia('(max-width: 600px)') && !printing
  const shown = useMemo(() => (narrow ? thatMatter(columns) : columns), [columns, narrow])
  const table = useRows(props)
  const model = table.getRowModel().rows
  const tall = rowHeight(density, narrow)
  const selectable = onSelection !== undefined

  const keys = useRowKeys({
    keys: model.map((row) => row.id),
    page: 10,
    show: (index) => virtual.scrollToIndex(index),
    open: (index) => model[index] && onOpen?.(model[index].original),
    toggle: (index) => selectable && toggle(index, false),
  })
  const virtual = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => model[index]?.id ?? index,
    estimateSize: () => tall,
    overscan: 8,
    scrollPaddingStart: tall,
    initialRect: { width: 1024, height: 720 },
    // The active row stays drawn, wherever the page is scrolled to: it holds the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(keys.active, range.count - 1)])].sort((a, b) => a - b),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height of a row changes
  useEffect(() => virtual.measure(), [tall])

  const { press, toggle } = useRowPress({ rows: model, selection, onSelection, onOpen, activate: keys.activate })
  const whole = printing || height === 'content'
  const drawn = whole
    ? model.map((_, index) => ({ index, start: index * tall, end: (index + 1) * tall }))
    : virtual.getVirtualItems()
  const span = shown.length + Number(selectable)
  const waiting = status === 'loading' && model.length === 0
  const slot = status === 'failed' ? props.error : status === 'ready' && rows.length === 0 ? props.empty : null
  return (
    <div
      ref={scroller}
      className={classes(styles.scroller, styles[height])}
      onScroll={(event) => event.currentTarget.toggleAttribute('data-aside', event.currentTarget.scrollLeft > 0)}
    >
      {status === 'loading' && !waiting && (
        <div className={styles.progress}>
          <ProgressBar label={words.loading} />
        </div>
      )}
      <table
        {...roles.grid(selectable)}
        className={classes(styles.table, narrow && styles.narrow)}
        style={{ '--row': `${tall}px`, '--least': `${leastWidth({ columns: shown, selectable })}px` } as CSSProperties}
        aria-label={label}
        aria-rowcount={(props.total ?? model.length) + 1}
        aria-colcount={span}
        aria-busy={status === 'loading'}
      >
        {!narrow && <Widths columns={shown} selectable={selectable} />}
        <TableHead table={table} columns={shown} selectable={selectable} />
        <tbody ref={keys.body} {...roles.group} onKeyDown={keys.onKeyDown}>
          {waiting && <WaitingRows columns={shown} selectable={selectable} />}
          {drawn.map((item, at) => {
            const row = status === 'failed' ? undefined : model[item.index]
            if (!row) return null
            return [
              <Gap key={`${row.id} gap`} height={item.start - (drawn[at - 1]?.end ?? 0)} span={span} />,
              <TableRow
                key={row.id}
                row={row.original}
                id={row.id}
                name={rowName(row.original)}
                index={item.index}
                place={offset + item.index + 2}
                columns={shown}
                selectable={selectable}
                selected={selection?.has(row.id) ?? false}
                active={item.index === keys.active}
                openable={onOpen !== undefined}
                onPress={press}
                onToggle={toggle}
              />,
            ]
          })}
          {!whole && <Gap height={virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)} span={span} />}
        </tbody>
        {model.length > 0 && columns.some((column) => column.total !== undefined) && (
          <Totals columns={narrow ? columns : shown} selectable={selectable} narrow={narrow} />
        )}
      </table>
      {slot}
    </div>
  )
}
