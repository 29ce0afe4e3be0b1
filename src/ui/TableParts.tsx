import type { CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './DataTable.module.css'
import { type Column, roles } from './data-table.ts'
import { SkeletonLine } from './SkeletonLine.tsx'

interface Parts {
  columns: readonly Column<never>[]
  selectable: boolean
}

const pickWidth = 36
/** They share the rest in equal parts, so each of them has what the name of a row needs to be read. */
const leastColumn = 200

/** The widths of the columns; those without one share the rest. */
export function Widths({ columns, selectable }: Parts) {
  return (
    <colgroup>
      {selectable && <col data-pick="" style={wide(pickWidth)} />}
      {columns.map((column) => (
        <col key={column.id} style={wide(column.width)} />
      ))}
    </colgroup>
  )
}

/** Paper has other widths. */
function wide(width: number | undefined) {
  return width === undefined ? undefined : ({ '--wide': `${width}px` } as CSSProperties)
}

/** Under this width the table scrolls sideways instead of squeezing its words. */
export function leastWidth({ columns, selectable }: Parts): number {
  return columns.reduce((sum, column) => sum + (column.width ?? leastColumn), selectable ? pickWidth : 0)
}

/** Stands for rows that are not drawn. */
export function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr {...roles.gap}>
      <td colSpan={span} style={{ height, padding: 0 }} />
    </tr>
  )
}

/** Rows of the real shape, while the first ones are fetched. */
export function WaitingRows({ columns, selectable }: Parts) {
  return [...Array(12).keys()].map((row) => (
    <tr key={row} {...roles.row} className={styles.row} data-skeleton="table">
      {selectable && <td {...roles.cell} className={styles.pick} data-pick="" />}
      {columns.map((column, at) => (
        <td key={column.id} {...roles.cell} className={classes(styles.cell, styles[column.align ?? 'left'])}>
          <SkeletonLine width={`${35 + ((row * 23 + at * 31) % 45)}%`} />
        </td>
      ))}
    </tr>
  ))
}

/** The sums under the columns; on narrow screens each with the words of its column. */
export function Totals({ columns, selectable, narrow }: Parts & { narrow: boolean }) {
  const shown = narrow ? columns.filter((column) => column.total !== undefined) : columns
  return (
    <tfoot {...roles.group} className={styles.foot}>
      <tr {...roles.row}>
        {selectable && !narrow && <td {...roles.cell} className={styles.pick} data-pick="" />}
        {shown.map((column) => (
          <td key={column.id} {...roles.cell} className={classes(styles.cell, styles[column.align ?? 'left'])}>
            {narrow && <span>{column.header}</span>}
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
