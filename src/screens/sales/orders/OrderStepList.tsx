import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import type { OrderStepRow } from '#api/contract/sales/order-steps.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { Waited } from '#screens/platform/flow/Waited.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'

const mattering = ['number', 'from_state', 'to_state', 'minutes']

/** The steps that the orders took, each leading to its order: `/order-steps`. */
export default function OrderStepList() {
  const list = useOpenList('order-steps')
  const { i18n } = useLingui()
  const columns = useRecordColumns(list.actor, list.resource)
  // Its cells say their units; in a file they are minutes.
  const waited = i18n._(/*i18n*/ { id: 'order_steps.wait', message: 'Bekleme' })
  return <ListPage list={list} columns={useMemo(() => columns.map((one) => ofStep(one, waited)), [columns, waited])} />
}

function ofStep(column: Column<ListedRecord>, waited: string): Column<ListedRecord> {
  const cell = cells[column.id]
  return {
    ...column,
    matters: mattering.includes(column.id),
    ...(column.id === 'minutes' ? { align: 'right' as const, header: waited } : {}),
    ...(cell ? { cell } : {}),
  }
}

const cells: Readonly<Record<string, (row: ListedRecord) => ReactNode>> = {
  number: (row) => <Link href={`/orders/edit/${stepOf(row).order_id}`}>{stepOf(row).number}</Link>,
  minutes: (row) => <Waited minutes={stepOf(row).minutes} />,
  at: (row) => <When row={row} />,
}

function When({ row }: { row: ListedRecord }) {
  return useFormats().moment(stepOf(row).moment)
}

function stepOf(row: ListedRecord): OrderStepRow {
  return row as unknown as OrderStepRow
}
