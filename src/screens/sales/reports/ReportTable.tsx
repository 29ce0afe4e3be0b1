import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ReportAnswer, ReportQuery, ReportRow, ReportSums } from '#api/contract/sales/reports.ts'
import type { Figure, Grouping, Report } from '#api/listings/sales/report.ts'
import { rowName } from '#api/listings/sales/report-rows.ts'
import { listOf } from '#screens/sales/orders/summary-sums.ts'
import { addDays } from '#ui/calendar-days.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { Change } from './Change.tsx'
import { FigureOf } from './FigureOf.tsx'
import { readerOf } from './reader.ts'

interface TableProps {
  report: Report
  by: string
  query: ReportQuery
  days: ReportAnswer['days']
  sums: ReportSums
  busy: boolean
}

/** The rows of a report with every figure; what was made of orders leads to them. */
export function ReportTable({ report, by, query, days, sums, busy }: TableProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const columns = useMemo((): Column<ReportRow>[] => {
    void locale
    const grouping = report.by[by]
    if (!grouping) return []
    const figures = Object.entries(report.figures) as [string, Figure][]
    const first = figures[0]?.[0]
    const told = figures.map(
      ([name, { says, kind }]): Column<ReportRow> => ({
        id: name,
        header: i18n._(says),
        cell: (row) => {
          const figure = <FigureOf kind={kind} value={row.figures[name] ?? 0} currency={sums.currency} />
          const href = name === first ? madeFrom(report, by, { query, days, row }) : null
          return href ? <Link href={href}>{figure}</Link> : figure
        },
        width: kind === 'count' ? 90 : 120,
        align: 'right',
        matters: name === first || name === report.main,
        sort: (row) => Number(row.figures[name] ?? 0),
        total: <FigureOf kind={kind} value={sums.total[name] ?? 0} currency={sums.currency} />,
      }),
    )
    const change: Column<ReportRow> = {
      id: 'change',
      header: i18n._(/*i18n*/ { id: 'reports.change', message: 'Değişim' }),
      cell: (row) => <Change now={row.figures[report.main]} before={row.before?.[report.main]} />,
      width: 90,
      align: 'right',
    }
    return [
      {
        id: 'key',
        header: i18n._(grouping.says),
        cell: (row) => rowName(readerOf(i18n), grouping, row),
        matters: true,
      },
      ...told,
      ...(sums.rows.some(({ before }) => before) ? [change] : []),
    ]
  }, [report, by, query, days, sums, i18n, locale])
  const grouping = report.by[by]
  return (
    <DataTable<ReportRow>
      label={i18n._(report.title)}
      columns={columns}
      rows={sums.rows}
      rowKey={({ key }) => key}
      rowName={(row) => (grouping ? rowName(readerOf(i18n), grouping, row) : row.key)}
      status={busy ? 'loading' : 'ready'}
      height="content"
    />
  )
}

interface Made {
  readonly query: ReportQuery
  readonly days: ReportAnswer['days']
  readonly row: ReportRow
}

/** The list of what a row was made from, where lists can be narrowed to that. */
function madeFrom(report: Report, by: string, { query: { type }, days, row: { key } }: Made): string | null {
  const { kind, filter } = report.by[by] ?? {}
  const own = kind && daysOf(kind, key, days)
  if (key === '' || !(own || filter)) return null
  const narrowed = {
    ...report.counted,
    ...(own ?? { from: days.first, to: days.last }),
    ...(filter ? { [filter]: key } : {}),
  }
  if (report.list === 'orders') return listOf({ type, ...narrowed })
  // Refunds have no list of one type of orders.
  return type ? null : `/order-refunds?${new URLSearchParams(narrowed)}`
}

/** The days of a row that is one of time, as far as the report reaches. */
function daysOf(kind: Grouping['kind'], key: string, { first, last }: ReportAnswer['days']) {
  if (kind !== 'day' && kind !== 'week' && kind !== 'month') return null
  const from = kind === 'month' ? `${key}-01` : key
  const to = { day: key, week: addDays(from, 6), month: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }[kind]
  return { from: from < first ? first : from, to: to > last ? last : to }
}
