import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

/** What narrow screens show of a collection, and what is seen by whoever chooses it. */
const mattering = ['customer', 'amount', 'currency', 'state']
const extra = ['reference', 'account']

/** What was collected, each leading to its receipt: `/collections`. */
export default function CollectionList() {
  const list = useOpenList('collections')
  const columns = useRecordColumns(list.actor, list.resource)
  const { i18n } = useLingui()
  const opens = list.may.view
  return (
    <ListPage
      list={list}
      columns={useMemo(() => columns.map((column) => ofCollection(column, opens)), [columns, opens])}
      adding={
        list.may.add && (
          <ButtonLink variant="primary" href="/accounting-customers/collect">
            {i18n._(/*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' })}
          </ButtonLink>
        )
      }
    />
  )
}

function ofCollection({ sort: _, ...column }: Column<ListedRecord>, opens: boolean): Column<ListedRecord> {
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(extra.includes(column.id) ? { extra: true as const } : {}),
    ...(column.id === 'customer' && opens ? { cell: (row) => <ToReceipt row={row} /> } : {}),
  }
}

function ToReceipt({ row }: { row: ListedRecord }) {
  return <Link href={`/collections/edit/${row.id}`}>{String(row.customer)}</Link>
}
