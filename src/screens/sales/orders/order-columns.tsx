import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import { channelSays, orders, paymentMethodSays } from '#api/listings/sales/orders.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { OrderState, PaymentState } from './OrderState.tsx'

type ExtraColumn = 'shipping_method' | 'tracking_code' | 'city' | 'quantity' | 'age'

/** An order's number and day, whose it is, how it is paid, where it stands and what it is worth. */
export function useOrderColumns(open: boolean): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const label = (key: keyof typeof orders.fields) => i18n._(orders.fields[key].label)
    /** There for whoever wants it. */
    const extra = (id: ExtraColumn, width: number, cell: Column<ListedRecord>['cell']) => {
      return { id, header: label(id), width, cell, extra: true as const }
    }
    return [
      {
        id: 'number',
        header: label('number'),
        cell: (row) => <OrderNumber row={row} open={open} />,
        width: 150,
        matters: true,
        sort: true,
      },
      { id: 'ordered_at', header: label('ordered_at'), cell: (row) => <When row={row} />, width: 160, sort: true },
      {
        id: 'customer_name',
        header: label('customer_name'),
        cell: (row) => orderOf(row).customer_name,
        matters: true,
        sort: true,
      },
      {
        id: 'channel',
        header: label('channel'),
        cell: (row) => i18n._(channelSays[orderOf(row).channel]),
        width: 100,
      },
      {
        id: 'payment_method',
        header: label('payment_method'),
        cell: (row) => i18n._(paymentMethodSays[orderOf(row).payment_method]),
        width: 160,
      },
      {
        id: 'payment_status',
        header: label('payment_status'),
        cell: (row) => <PaymentState status={orderOf(row).payment_status} />,
        width: 130,
        sort: true,
      },
      {
        id: 'status',
        header: label('status'),
        cell: (row) => <OrderState status={orderOf(row).status} />,
        width: 190,
        matters: true,
        sort: true,
      },
      {
        id: 'total',
        header: label('total'),
        cell: (row) => <Amount row={row} name="total" />,
        width: 130,
        align: 'right',
        matters: true,
        sort: true,
      },
      {
        id: 'refunded_total',
        header: label('refunded_total'),
        cell: (row) => <Amount row={row} name="refunded_total" />,
        width: 120,
        align: 'right',
      },
      {
        id: 'marketplace',
        header: i18n._(channelSays.marketplace),
        cell: (row) => orderOf(row).marketplace ?? '–',
        width: 120,
      },
      extra('shipping_method', 150, (row) => orderOf(row).shipping_method ?? '–'),
      extra('tracking_code', 150, (row) => orderOf(row).tracking_code || '–'),
      extra('city', 120, (row) => orderOf(row).city || '–'),
      { ...extra('quantity', 80, (row) => i18n.number(orderOf(row).quantity)), align: 'right' },
      { ...extra('age', 100, (row) => <Age row={row} />), align: 'right' },
    ]
  }, [open, i18n, locale])
}

/** The row of a list of orders. */
export function orderOf(row: ListedRecord): OrderRow {
  return row as unknown as OrderRow
}

function OrderNumber({ row, open }: { row: ListedRecord; open: boolean }) {
  if (!open) return row.label
  return (
    <Link tone="quiet" href={`/orders/edit/${row.id}`}>
      {row.label}
    </Link>
  )
}

/** By the shop's clock, wherever somebody sits. */
function When({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  return formatsOf(i18n).shopTime(orderOf(row).shop_time)
}

/** How long its customer waits; nothing once the order is delivered or has ended. */
function Age({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { age } = orderOf(row)
  if (age === null) return '–'
  if (age === 0) return i18n._(/*i18n*/ { id: 'period.today', message: 'Bugün' })
  return i18n._(/*i18n*/ { id: 'orders.days', message: '{count, plural, other {# gün}}', values: { count: age } })
}

/** In the order's own currency; nothing at all is a dash. */
function Amount({ row, name }: { row: ListedRecord; name: 'total' | 'refunded_total' }) {
  const { i18n } = useLingui()
  const order = orderOf(row)
  const amount = Number(order[name])
  if (amount === 0 && name === 'refunded_total') return '–'
  return formatsOf(i18n).money(amount, order.currency)
}
