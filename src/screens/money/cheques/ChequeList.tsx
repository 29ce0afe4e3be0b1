import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ChequeRow, ChequeStatus } from '#api/contract/money/cheques.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { Column } from '#ui/data-table.ts'
import { CalendarIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { ChequeState } from './ChequeState.tsx'
import { ChequeTotals } from './ChequeTotals.tsx'
import { NewCheque } from './NewCheque.tsx'

/** What narrow screens show of a cheque, and what is seen by whoever chooses it. */
const mattering = ['number', 'due_on', 'customer', 'amount', 'status']
const extra = ['currency', 'received_on']

/** The cheques of customers, with what those of each state come to: `/cheques`. */
export default function ChequeList() {
  const list = useOpenList('cheques')
  const columns = useRecordColumns(list.actor, list.resource)
  const opens = list.may.view
  return (
    <ListPage
      list={list}
      columns={useMemo(() => columns.map((column) => ofCheque(column, opens)), [columns, opens])}
      notes={<ChequeTotals />}
      actions={<ToCalendar />}
      adding={list.may.add && <NewCheque />}
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
    ...(id === 'amount' ? { cell: (row) => <Amount row={row as unknown as ChequeRow} /> } : {}),
    ...(id === 'status' ? { cell: (row) => <ChequeState status={row.status as ChequeStatus} /> } : {}),
  }
}

function ToCalendar() {
  const { i18n } = useLingui()
  return (
    <ButtonLink href="/cheques/calendar" icon={CalendarIcon}>
      {i18n._(/*i18n*/ { id: 'cheques.calendar', message: 'Vade takvimi' })}
    </ButtonLink>
  )
}

function ToCheque({ row }: { row: ListedRecord }) {
  return <Link href={`/cheques/edit/${row.id}`}>{String(row.number)}</Link>
}

function Amount({ row }: { row: ChequeRow }) {
  return useFormats().money(row.amount, row.currency)
}
