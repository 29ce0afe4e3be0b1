import { useMemo } from 'react'
import type { GivenChequeRow, GivenChequeStatus } from '#api/contract/money/given-cheques.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { GivenChequeState } from './GivenChequeState.tsx'
import { NewGivenCheque } from './NewGivenCheque.tsx'

/** What narrow screens show of a given cheque, and what is seen by whoever chooses it. */
const mattering = ['number', 'due_on', 'supplier', 'amount', 'status']
const extra = ['currency', 'given_on']

/** The cheques that the shop gave to suppliers: `/given-cheques`. */
export default function GivenChequeList() {
  const list = useOpenList('given-cheques')
  const columns = useRecordColumns(list.actor, list.resource)
  const opens = list.may.view
  return (
    <ListPage
      list={list}
      columns={useMemo(() => columns.map((column) => ofCheque(column, opens)), [columns, opens])}
      adding={list.may.add && <NewGivenCheque />}
    />
  )
}

function ofCheque(column: Column<ListedRecord>, opens: boolean): Column<ListedRecord> {
  const { id } = column
  return {
    ...column,
    matters: mattering.includes(id),
    ...(extra.includes(id) ? { extra: true as const } : {}),
    ...(id === 'number' && opens ? { cell: (row) => <ToCheque row={row} /> } : {}),
    ...(id === 'amount' ? { cell: (row) => <Amount row={row as unknown as GivenChequeRow} /> } : {}),
    ...(id === 'status' ? { cell: (row) => <GivenChequeState status={row.status as GivenChequeStatus} /> } : {}),
  }
}

function ToCheque({ row }: { row: ListedRecord }) {
  return <Link href={`/given-cheques/edit/${row.id}`}>{String(row.number)}</Link>
}

function Amount({ row }: { row: GivenChequeRow }) {
  return useFormats().money(row.amount, row.currency)
}
