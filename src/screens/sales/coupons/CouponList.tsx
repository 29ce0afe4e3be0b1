import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { Column } from '#ui/data-table.ts'
import { useMedia } from '#ui/useMedia.ts'

/** Coupons and sales: `/coupons`. */
export default function CouponList() {
  const list = useOpenList('coupons')
  const columns = useRecordColumns(list.actor, list.resource)
  const narrow = useMedia('(max-width: 600px)')
  return (
    <ListPage
      list={list}
      columns={useMemo(() => (narrow ? columns.map(onPhone) : columns), [columns, narrow])}
      actions={<ToSimulator />}
    />
  )
}

/** A phone shows the name, what it is with its code, its days and whether it is on. */
function onPhone(column: Column<ListedRecord>): Column<ListedRecord> {
  const { id, matters } = column
  if (id === 'kind') return { ...column, matters: true, align: 'right', cell: (row) => <KindOf row={row} /> }
  if (id === 'start') return { ...column, matters: true, cell: (row) => <DaysOf row={row} /> }
  return { ...column, matters: id === 'translations' || id === 'status' || (column.acts && matters) || false }
}

function KindOf({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const kind =
    row.kind === 'coupon'
      ? i18n._(/*i18n*/ { id: 'coupons.coupon', message: 'Kupon' })
      : i18n._(/*i18n*/ { id: 'coupons.sale_short', message: 'Kampanya' })
  return [kind, row.code].filter(Boolean).join(' · ')
}

function DaysOf({ row }: { row: ListedRecord }) {
  const formats = useFormats()
  return `${formats.day(String(row.start))} – ${formats.day(String(row.end))}`
}

function ToSimulator() {
  const { i18n } = useLingui()
  return (
    <ButtonLink href="/coupons/simulator">
      {i18n._(/*i18n*/ { id: 'campaign_simulator.title', message: 'Kampanya deneme' })}
    </ButtonLink>
  )
}
