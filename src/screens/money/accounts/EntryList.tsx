import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

const extra = ['to_account_id', 'counter']

/** What was written by hand; whatever was not taken back yet leads to its reversal: `/account-entries`. */
export default function EntryList() {
  const { i18n } = useLingui()
  const { locale } = i18n
  const list = useOpenList('account-entries')
  const columns = useRecordColumns(list.actor, list.resource)
  const may = list.may.add
  const own = useMemo(() => {
    void locale
    return [...columns.map(ofEntry), ...(may ? [reversing] : [])]
  }, [columns, may, locale])
  return <ListPage list={list} columns={own} />
}

function ofEntry(column: Column<ListedRecord>): Column<ListedRecord> {
  if (column.id === 'amount') return { ...column, matters: true, cell: (row) => <Amount row={row} /> }
  if (column.id === 'kind') return { ...column, matters: true }
  return extra.includes(column.id) ? { ...column, extra: true as const } : column
}

/** In the money of its account, which the row does not know: an amount by itself. */
function Amount({ row }: { row: ListedRecord }) {
  return useFormats().amount(Number(row.amount))
}

const reversing: Column<ListedRecord> = {
  id: 'acts',
  header: '',
  width: 130,
  align: 'right',
  acts: true,
  cell: (row) => (row.kind === 'reversal' ? null : <ReverseLink row={row} />),
}

function ReverseLink({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'account_entries.reverse', message: 'Geri al' })
  return (
    <Link href={`/account-entries/add?reverses_id=${row.id}`} aria-label={`${label}: ${row.label}`}>
      {label}
    </Link>
  )
}
