import { useMemo } from 'react'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { Link } from '#ui/Link.tsx'

/** The parcels of all orders, each leading to its own: `/parcels`. */
export default function ParcelList() {
  const list = useOpenList('parcels')
  const columns = useRecordColumns(list.actor, list.resource)
  const own = useMemo(
    () =>
      columns.map(({ sort: _, ...column }) =>
        column.id === 'number'
          ? {
              ...column,
              cell: (row: Parameters<typeof column.cell>[0]) => (
                <Link href={`/orders/edit/${row.order_id}`}>{String(row.number)}</Link>
              ),
            }
          : column,
      ),
    [columns],
  )
  return <ListPage list={list} columns={own} />
}
