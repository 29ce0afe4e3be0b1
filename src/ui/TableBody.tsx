import type { MouseEvent, RefObject } from 'react'
import { type Column, roles, type TreePlace } from './data-table.ts'
import { Gap, WaitingRows } from './TableParts.tsx'
import { TableRow } from './TableRow.tsx'
import type { RowHandlers } from './useRowKeys.ts'
import type { DrawnRow } from './useVirtualRows.ts'

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly { readonly id: string; readonly original: Row }[]
  rowName: (row: Row) => string
  /** Those that are drawn, and the height of what follows them. */
  drawn: readonly DrawnRow[]
  rest: number
  waiting: boolean
  selectable: boolean
  selection: ReadonlySet<string> | undefined
  active: number
  openable: boolean
  offset: number
  tree: ((row: Row) => TreePlace) | undefined
  body: RefObject<HTMLTableSectionElement | null>
  handlers: RowHandlers
  onPress: (index: number, event: MouseEvent<HTMLTableRowElement>) => void
  onToggle: (index: number, range: boolean) => void
  /** Hears how tall the rows are, where they are not all as tall as one. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** The rows of a table, with gaps in the place of those that are not drawn. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, selectable, selection, active, offset } = props
  const span = columns.length + Number(selectable)
  return (
    <tbody ref={props.body} {...roles.group} {...props.handlers}>
      {props.waiting && <WaitingRows columns={columns} selectable={selectable} />}
      {props.drawn.flatMap(({ index, gap }) => {
        const row = rows[index]
        if (!row) return []
        return [
          <Gap key={`${row.id} gap`} height={gap} span={span} />,
          <TableRow
            key={row.id}
            id={row.id}
            row={row.original}
            name={props.rowName(row.original)}
            index={index}
            place={offset + index + 2}
            columns={columns}
            selectable={selectable}
            selected={selection?.has(row.id) ?? false}
            active={index === active}
            openable={props.openable}
            tree={props.tree}
            onPress={props.onPress}
            onToggle={props.onToggle}
            measure={props.measure}
          />,
        ]
      })}
      <Gap height={props.rest} span={span} />
    </tbody>
  )
}
