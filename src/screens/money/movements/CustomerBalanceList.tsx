import { useMemo } from 'react'
import type { CustomerBalanceRow } from '#api/contract/money/customer-movements.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

/** The customers' accounts, each leading to its statement: `/account-movements`. */
export default function CustomerBalanceList() {
  const list = useOpenList('account-movements')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofCustomer), [columns])} />
}

function ofCustomer(column: Column<ListedRecord>): Column<ListedRecord> {
  if (column.id === 'balance')
    return { ...column, matters: true, align: 'right', cell: (row) => <Balances row={rowOf(row)} /> }
  return column.id === 'name' ? { ...column, matters: true, cell: (row) => <Customer row={rowOf(row)} /> } : column
}

function rowOf(row: ListedRecord): CustomerBalanceRow {
  return row as unknown as CustomerBalanceRow
}

function Customer({ row: { id, name } }: { row: CustomerBalanceRow }) {
  return (
    <Link tone="quiet" href={`/account-movements/${id}`}>
      {name}
    </Link>
  )
}

/** One amount for each currency, never a sum of them. */
function Balances({ row: { id, balances } }: { row: CustomerBalanceRow }) {
  const format = useFormats()
  const told = balances.map(({ amount, currency }) => format.money(amount, currency)).join(' · ')
  return <Link href={`/account-movements/${id}`}>{told}</Link>
}
