import { useMemo } from 'react'
import type { TransactionRow } from '#api/contract/money/transactions.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

const amounts = ['incoming', 'outgoing', 'balance'] as const
const mattering = ['day', 'text', 'incoming', 'outgoing']

/** The movements of the accounts, each leading to what it came from: `/bank-accounts/transactions`. */
export default function TransactionList() {
  const list = useOpenList('account-transactions')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofTransaction), [columns])} />
}

function ofTransaction({ sort: _, ...column }: Column<ListedRecord>): Column<ListedRecord> {
  const amount = amounts.find((name) => name === column.id)
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(column.id === 'currency' ? { extra: true as const } : {}),
    ...(column.id === 'text' ? { cell: (row) => <Source row={rowOf(row)} /> } : {}),
    ...(amount ? { cell: (row) => <Amount row={rowOf(row)} name={amount} /> } : {}),
  }
}

function rowOf(row: ListedRecord): TransactionRow {
  return row as unknown as TransactionRow
}

/** The refund, the order or what was written by hand. */
function Source({ row }: { row: TransactionRow }) {
  const path = pathOf(row)
  return path ? <Link href={path}>{row.text}</Link> : row.text
}

function pathOf({ order_id, refund_id, entry_id, cheque_id, given_cheque_id }: TransactionRow): string | null {
  if (cheque_id !== null) return `/cheques/edit/${cheque_id}`
  if (given_cheque_id !== null) return `/given-cheques/edit/${given_cheque_id}`
  if (refund_id !== null) return `/order-refunds/edit/${refund_id}`
  if (order_id !== null) return `/orders/edit/${order_id}`
  return entry_id === null ? null : `/account-entries?id=${entry_id}`
}

/** In the money of its account; nothing where none went this way. */
function Amount({ row, name }: { row: TransactionRow; name: (typeof amounts)[number] }) {
  const format = useFormats()
  return row[name] === '' ? null : format.money(row[name], row.currency)
}
