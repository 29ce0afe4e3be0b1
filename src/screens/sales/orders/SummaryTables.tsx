import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderStatusSays, orders } from '#api/listings/sales/orders.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { Amount } from './Amount.tsx'
import { OrderState } from './OrderState.tsx'
import { listOf, type Sums, sumsOf } from './summary-sums.ts'

interface TableProps {
  summary: OrderSummary | null
  type: OrderSummaryQuery['type']
  busy: boolean
}

const words = {
  count: /*i18n*/ { id: 'order_summary.count', message: 'Sipariş' },
  worth: /*i18n*/ { id: 'orders.total', message: 'Toplam' },
  day: /*i18n*/ { id: 'orders.ordered_at', message: 'Tarih' },
  byStatus: /*i18n*/ { id: 'order_summary.by_status', message: 'Duruma göre' },
  byDay: /*i18n*/ { id: 'order_summary.by_day', message: 'Güne göre' },
}

/** The orders of all the days by their status. */
export function StatusTable({ summary, type, busy }: TableProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const rows = useMemo(() => {
    const sums = sumsOf(summary, ({ status }) => status)
    return orders.fields.status.choices.flatMap(({ value }) => sums.find(({ key }) => key === value) ?? [])
  }, [summary])
  const columns = useMemo((): Column<Sums>[] => {
    void locale
    const { first = '', last = '' } = summary ?? {}
    return [
      {
        id: 'status',
        header: i18n._(orders.fields.status.label),
        cell: ({ key }) => <OrderState status={key as OrderStatus} />,
        matters: true,
      },
      {
        id: 'count',
        header: i18n._(words.count),
        cell: ({ key, count }) => (
          <Link href={listOf({ type, from: first, to: last, status: key })}>{i18n.number(count)}</Link>
        ),
        width: 120,
        align: 'right',
        matters: true,
      },
      { id: 'worth', header: i18n._(words.worth), cell: Worth, width: 180, align: 'right', matters: true },
    ]
  }, [summary, type, i18n, locale])
  return (
    <DataTable<Sums>
      label={i18n._(words.byStatus)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ key }) => i18n._(orderStatusSays[key as OrderStatus])}
      status={busy ? 'loading' : 'ready'}
      height="content"
    />
  )
}

/** Each day with its orders, those of each status beside. */
export function DayTable({ summary, type, busy }: TableProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const rows = useMemo(() => sumsOf(summary, ({ day }) => day), [summary])
  const columns = useMemo((): Column<Sums>[] => {
    void locale
    const there = new Set(summary?.cells.map(({ status }) => status))
    const statuses = orders.fields.status.choices.filter(({ value }) => there.has(value as OrderStatus))
    const formatDay = (day: string) => formatsOf(i18n).day(day)
    const ofDay = (day: string, more: { status?: string } = {}) => listOf({ type, from: day, to: day, ...more })
    return [
      { id: 'day', header: i18n._(words.day), cell: ({ key }) => formatDay(key), width: 100, matters: true },
      {
        id: 'count',
        header: i18n._(words.count),
        cell: ({ key, count }) => <Link href={ofDay(key)}>{i18n.number(count)}</Link>,
        width: 80,
        align: 'right',
        matters: true,
      },
      { id: 'worth', header: i18n._(words.worth), cell: Worth, width: 130, align: 'right', matters: true },
      ...statuses.map(
        ({ value, says }): Column<Sums> => ({
          id: value,
          header: i18n._(says),
          cell: ({ key, statuses: counts }) =>
            counts[value] ? <Link href={ofDay(key, { status: value })}>{i18n.number(counts[value])}</Link> : '–',
          width: widthOf(i18n._(says)),
          align: 'right',
        }),
      ),
    ]
  }, [summary, type, i18n, locale])
  return (
    <DataTable<Sums>
      label={i18n._(words.byDay)}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ key }) => key}
      status={busy ? 'loading' : 'ready'}
      height="content"
    />
  )
}

/** Room for a header whose words stand in two lines: most days count few orders of a status. */
function widthOf(header: string): number {
  const words = header.split(' ')
  const lines = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
  return 28 + 6.6 * Math.min(...lines.map(([first = '', second = '']) => Math.max(first.length, second.length)))
}

/** In each currency, none of them added to another. */
function Worth({ worth }: Sums) {
  return (
    <>
      {worth.map(({ currency, total }, at) => (
        <span key={currency}>
          {at > 0 && ' + '}
          <Amount of={total} currency={currency} />
        </span>
      ))}
    </>
  )
}
