import { Checkbox } from './Checkbox.tsx'
import { ColumnGrip } from './ColumnGrip.tsx'
import { classes } from './classes.ts'
import styles from './DataTable.module.css'
import { type Column, roles } from './data-table.ts'
import { ArrowDownIcon, ArrowUpIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { type HeadingStop, useHeadingKeys } from './useHeadingKeys.ts'
import type { useRows } from './useRows.ts'

interface TableHeadProps<Row extends object> {
  table: ReturnType<typeof useRows<Row>>
  columns: readonly Column<Row>[]
  selectable: boolean
  /** Where columns can be made wider and narrower. */
  sizing?: ColumnSizing | undefined
}

export interface ColumnSizing {
  onPull: (column: string, width: number | null) => void
  onResize: (column: string, width: number | null) => void
}

/** The headers: a button where a column sorts, and the box that chooses every row in sight. */
export function TableHead<Row extends object>({ table, columns, selectable, sizing }: TableHeadProps<Row>) {
  const words = useWords()
  const headingStop = useHeadingKeys(columns)
  const all = table.getIsAllRowsSelected()
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row} aria-rowindex={1}>
        {selectable && (
          <th {...roles.header} className={styles.pick} data-pick="">
            <Checkbox
              aria-label={words.table.selectAll}
              checked={all || (table.getIsSomeRowsSelected() ? 'mixed' : false)}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.id}
            table={table}
            column={column}
            sizing={sizing}
            first={at === 0}
            stop={headingStop(column.id)}
          />
        ))}
      </tr>
    </thead>
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const

interface HeadCellProps<Row extends object> {
  table: TableHeadProps<Row>['table']
  column: Column<Row>
  sizing: ColumnSizing | undefined
  first: boolean
  stop: HeadingStop
}

function HeadCell<Row extends object>({ table, column, sizing, first, stop }: HeadCellProps<Row>) {
  const model = table.getColumn(column.id)
  const sorted = model?.getIsSorted() || null
  const look = classes(styles.headCell, styles[column.align ?? 'left'])
  const grip = sizing && !column.acts && (
    <ColumnGrip
      stops={first}
      header={column.header}
      width={column.width}
      onPull={(width) => sizing.onPull(column.id, width)}
      onResize={(width) => sizing.onResize(column.id, width)}
    />
  )
  if (!column.sort) {
    return (
      <th {...roles.header} className={look}>
        {column.header}
        {grip}
      </th>
    )
  }
  return (
    <th {...roles.header} className={look} aria-sort={sorted ? directions[sorted] : 'none'}>
      <button {...stop} type="button" className={styles.sort} onClick={() => model?.toggleSorting()}>
        {column.header}
        {sorted === 'desc' ? <ArrowDownIcon aria-hidden /> : <ArrowUpIcon aria-hidden />}
      </button>
      {grip}
    </th>
  )
}
