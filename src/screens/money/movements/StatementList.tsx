import { useMemo } from 'react'
import type { CustomerMovementRow } from '#api/contract/money/customer-movements.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

const amounts = ['debit', 'credit', 'balance'] as const
const mattering = ['day', 'text', 'debit', 'credit']

/** The statement of one customer, each row leading to its document: `/account-movements/7`. */
export default function StatementList() {
  const list = useOpenList('customer-movements')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofMovement), [columns])} />
}

function ofMovement({ sort: _, ...column }: Column<ListedRecord>): Column<ListedRecord> {
  const amount = amounts.find((name) => name === column.id)
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(column.id === 'currency' ? { extra: true as const } : {}),
    ...(column.id === 'text' ? { cell: (row) => <Document row={rowOf(row)} /> } : {}),
    ...(amount ? { cell: (row) => <Amount row={rowOf(row)} name={amount} /> } : {}),
  }
}

function rowOf(row: ListedRecord): CustomerMovementRow {
  return row as unknown as CustomerMovementRow
}

/** The refund or the order that it came from. */
function Document({ row: { order_id, refund_id, text } }: { row: CustomerMovementRow }) {
  if (refund_id !== null) return <Link href={`/order-refunds/edit/${refund_id}`}>{text}</Link>
  return order_id === null ? text : <Link href={`/orders/edit/${order_id}`}>{text}</Link>
}

/** In the currency of the movement; nothing on the other side. */
function Amount({ row, name }: { row: CustomerMovementRow; name: (typeof amounts)[number] }) {
  const format = useFormats()
  return row[name] === '' ? null : format.money(row[name], row.currency)
}
