import { useLingui } from '@lingui/react'
import { purchases } from '#api/listings/money/purchases.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'

const mattering = ['number', 'supplier', 'total', 'status']
/** In pixels; names share what these leave. */
const widths: Readonly<Record<string, number>> = {
  number: 110,
  day: 120,
  size: 90,
  total: 140,
  currency: 120,
  status: 160,
}

/** The purchases: `/fastBuy`. */
export default function PurchaseList() {
  const { i18n } = useLingui()
  const list = useOpenList('purchases')
  const columns = useRecordColumns(list.actor, list.resource).map((column) => ({
    ...column,
    matters: mattering.includes(column.id),
    ...(widths[column.id] ? { width: widths[column.id] } : {}),
  }))
  return (
    <ListPage
      list={list}
      columns={columns}
      adding={
        list.may.add && (
          <ButtonLink variant="primary" icon={PlusIcon} href="/fastBuy/purchase/new">
            {titleOf(i18n, { title: purchases.one, adds: true })}
          </ButtonLink>
        )
      }
    />
  )
}
