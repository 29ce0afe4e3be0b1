import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { RefundRow } from '#api/contract/sales/refunds.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { RefundState } from './RefundState.tsx'

/** A refund's order and whose it is, how much goes back, where it stands and whether the goods came. */
export function useRefundColumns(open: boolean): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const label = (key: keyof typeof orderRefunds.fields) => i18n._(orderRefunds.fields[key].label)
    return [
      {
        id: 'number',
        header: label('number'),
        cell: (row) => <OrderNumber row={row} open={open} />,
        width: 150,
        matters: true,
      },
      {
        id: 'created_at',
        header: i18n._(/*i18n*/ { id: 'refunds.opened', message: 'Açıldığı gün' }),
        cell: (row) => formatsOf(i18n).dayOf(refundOf(row).created_at),
        width: 120,
      },
      {
        id: 'customer',
        header: i18n._(/*i18n*/ { id: 'refunds.customer', message: 'Müşteri' }),
        cell: (row) => refundOf(row).customer_name,
        matters: true,
      },
      {
        id: 'pieces',
        header: i18n._(/*i18n*/ { id: 'refunds.pieces', message: 'Adet' }),
        cell: (row) => i18n.number(refundOf(row).pieces),
        width: 80,
        align: 'right',
      },
      {
        id: 'received',
        header: label('received'),
        cell: (row) => <Receipt row={row} />,
        width: 190,
        sort: true,
      },
      {
        id: 'status',
        header: label('status'),
        cell: (row) => <RefundState status={refundOf(row).status} />,
        width: 160,
        matters: true,
        sort: true,
      },
      {
        id: 'amount',
        header: i18n._(/*i18n*/ { id: 'refunds.amount', message: 'Tutar' }),
        cell: (row) => <Amount row={row} />,
        width: 130,
        align: 'right',
        matters: true,
      },
    ]
  }, [open, i18n, locale])
}

function refundOf(row: ListedRecord): RefundRow {
  return row as unknown as RefundRow
}

/** It leads to the order, which knows its refunds. */
function OrderNumber({ row, open }: { row: ListedRecord; open: boolean }) {
  if (!open) return row.label
  return (
    <Link tone="quiet" href={`/orders/edit/${refundOf(row).order_id}`}>
      {row.label}
    </Link>
  )
}

function Receipt({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const says = orderRefunds.fields.received.choices.find(({ value }) => Number(value) === refundOf(row).received)?.says
  return says ? i18n._(says) : null
}

/** It stands once the refund is approved; until then it is a dash. */
function Amount({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { amount, currency } = refundOf(row)
  return amount === null ? '–' : formatsOf(i18n).money(amount, currency)
}
