import { useLingui } from '@lingui/react'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'

const mattering = ['number', 'supplier', 'payable', 'status']
/** In pixels; names share what these leave. */
const widths: Readonly<Record<string, number>> = {
  number: 180,
  day: 120,
  profile: 150,
  size: 80,
  payable: 140,
  currency: 110,
  answer: 160,
  status: 140,
}

/** The invoices that suppliers sent: `/fastBuy/invoices`. */
export default function IncomingList() {
  const { i18n } = useLingui()
  const list = useOpenList('incoming-invoices')
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
          <ButtonLink variant="primary" icon={PlusIcon} href="/fastBuy/invoices/new">
            {titleOf(i18n, { title: incomingInvoices.one, adds: true })}
          </ButtonLink>
        )
      }
    />
  )
}
