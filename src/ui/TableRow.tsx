import { type MouseEvent, memo, useRef } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { classes } from './classes.ts'
import styles from './DataTable.module.css'
import { type Column, roles, type TreePlace } from './data-table.ts'
import { useWords } from './Kit.tsx'

interface TableRowProps<Row> {
  row: Row
  id: string
  name: string
  index: number
  /** From 1, with the header, over the whole list. */
  place: number
  columns: readonly Column<Row>[]
  selectable: boolean
  selected: boolean
  active: boolean
  openable: boolean
  tree: ((row: Row) => TreePlace) | undefined
  onPress: (index: number, event: MouseEvent<HTMLTableRowElement>) => void
  onToggle: (index: number, range: boolean) => void
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** One row. It is drawn anew only when something of its own changes. */
export const TableRow = memo(Row) as typeof Row

function Row<R>({
  row,
  id,
  name,
  index,
  place,
  columns,
  selectable,
  selected,
  active,
  openable,
  tree,
  onPress,
  onToggle,
  measure,
}: TableRowProps<R>) {
  const words = useWords()
  const shift = useRef(false)
  return (
    <tr
      ref={measure}
      data-index={measure && index}
      {...roles.row}
      className={classes(styles.row, openable && styles.openable)}
      data-key={id}
      aria-rowindex={place}
      {...(tree && placeIn(tree(row)))}
      aria-selected={selectable ? selected : undefined}
      tabIndex={active ? 0 : -1}
      onClick={(event) => onPress(index, event)}
    >
      {selectable && (
        <td {...roles.cell} className={styles.pick} data-pick="">
          <Checkbox
            tabIndex={-1}
            aria-label={words.table.select(name)}
            checked={selected}
            onClick={(event) => {
              shift.current = event.shiftKey
            }}
            onChange={() => onToggle(index, shift.current)}
          />
        </td>
      )}
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.id} {...roles.rowHeader} className={classes(styles.cell, styles[column.align ?? 'left'])}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            {...roles.cell}
            className={classes(styles.cell, styles[column.align ?? 'left'])}
            data-acts={column.acts}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

function placeIn({ level, place, of, open }: TreePlace) {
  return {
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': of,
    'aria-expanded': open ?? undefined,
  }
}
