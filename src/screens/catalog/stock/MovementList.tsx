import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { StockMovementRow } from '#api/contract/catalog/stock-movements.ts'
import { stockMovements } from '#api/listings/catalog/stock-movements.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { Column } from '#ui/data-table.ts'
import { PlusIcon } from '#ui/icons.ts'
import { LinkTo } from './LinkTo.tsx'

/** What narrow screens show of a movement, and what is seen by whoever chooses it. */
const mattering = ['product', 'type', 'quantity', 'current_stock']
const extra = ['stock_code', 'unit_price', 'total']

/** So that the product and the note have room. */
const widths: Readonly<Record<string, number>> = {
  ...{ day: 150, type: 100, previous_stock: 110, quantity: 80, current_stock: 110, order: 120, user: 150 },
  ...{ stock_code: 130, unit_price: 120, total: 120 },
}

/** The stock ledger: `/stock-movements`. Each movement leads to its product, its order and whoever made it. */
export default function MovementList() {
  const list = useOpenList('stock-movements')
  const columns = useRecordColumns(list.actor, list.resource)
  const shown = useMemo(() => columns.map(ofMovement), [columns])
  return <ListPage list={list} columns={shown} adding={list.may.add && <AddLink />} />
}

function AddLink() {
  const { i18n } = useLingui()
  return (
    <ButtonLink variant="primary" icon={PlusIcon} href="/stock-movements/add">
      {titleOf(i18n, { title: stockMovements.one, adds: true })}
    </ButtonLink>
  )
}

function ofMovement({ sort: _, ...column }: Column<ListedRecord>): Column<ListedRecord> {
  const Drawn = cells[column.id]
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(widths[column.id] ? { width: widths[column.id] as number } : {}),
    ...(extra.includes(column.id) ? { extra: true as const } : {}),
    ...(Drawn ? { cell: (row) => <Drawn row={row as unknown as StockMovementRow} /> } : {}),
  }
}

interface CellProps {
  row: StockMovementRow
}

const cells: Readonly<Record<string, (props: CellProps) => ReactNode>> = {
  product: ({ row }) => <LinkTo path={`/products/edit/${row.product_id}`}>{row.product}</LinkTo>,
  order: ({ row }) => (row.order_id === null ? '' : <LinkTo path={`/orders/edit/${row.order_id}`}>{row.order}</LinkTo>),
  user: ({ row }) => (row.user_id === null ? '' : <LinkTo path={`/users/edit/${row.user_id}`}>{row.user}</LinkTo>),
  day: ({ row }) => <Moment at={row.at} />,
  quantity: ({ row }) => <Signed quantity={row.quantity} />,
}

function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return formatsOf(i18n).moment(at)
}

/** What came is told with its plus. */
function Signed({ quantity }: { quantity: number }) {
  const { i18n } = useLingui()
  return formatsOf(i18n).change(quantity)
}
