import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

/** What narrow screens show of a parcel, and what stands in its file and is seen by whoever chooses it. */
const mattering = ['number', 'recipient', 'tracking_code', 'status']
const extra = [
  'reference',
  'phone',
  'country',
  'neighborhood',
  'address',
  'zip',
  'weight',
  'desi',
  'collect',
  'currency',
]

/** The parcels of all orders, each leading to its own: `/parcels`. */
export default function ParcelList() {
  const list = useOpenList('parcels')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useMemo(() => columns.map(ofParcel), [columns])} />
}

function ofParcel({ sort: _, ...column }: Column<ListedRecord>): Column<ListedRecord> {
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(extra.includes(column.id) ? { extra: true as const } : {}),
    ...(column.id === 'number' ? { cell: (row) => <OrderOf row={row} /> } : {}),
  }
}

function OrderOf({ row: { order_id, number } }: { row: ListedRecord }) {
  return <Link href={`/orders/edit/${order_id}`}>{String(number)}</Link>
}
