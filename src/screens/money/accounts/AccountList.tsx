import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

const extra = ['iban', 'currency']

/** Cash desks and bank accounts, each balance leading to the movements that it is the sum of: `/bank-accounts`. */
export default function AccountList() {
  const list = useOpenList('bank-accounts')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofAccount), [columns])} />
}

function ofAccount(column: Column<ListedRecord>): Column<ListedRecord> {
  if (column.id === 'balance') return { ...column, matters: true, cell: (row) => <Balance row={row} /> }
  return extra.includes(column.id) ? { ...column, extra: true as const } : column
}

/** In the money of the account. */
function Balance({ row }: { row: ListedRecord }) {
  const amount = useFormats().money(String(row.balance), String(row.currency))
  return <Link href={`/bank-accounts/transactions?account_id=${row.id}`}>{amount}</Link>
}
