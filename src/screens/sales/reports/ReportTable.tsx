import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ReportAnswer, ReportQuery, ReportRow, ReportSums } from '#api/contract/sales/reports.ts'
import type { Figure, Report } from '#api/listings/sales/report.ts'
import { rowName } from '#api/listings/sales/report-rows.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Change } from './Change.tsx'
import { FigureLink } from './FigureLink.tsx'
import { madeFrom } from './made-from.ts'
import { readerOf } from './reader.ts'

interface TableProps {
  report: Report
  by: string
  query: ReportQuery
  days: ReportAnswer['days']
  sums: ReportSums
  busy: boolean
}

/** The rows of a report; every figure leads to what it was made from. */
export function ReportTable({ report, by, query, days, sums, busy }: TableProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const columns = useMemo((): Column<ReportRow>[] => {
    void locale
    const grouping = report.by[by]
    if (!grouping) return []
    const figures = Object.entries(report.figures) as [string, Figure][]
    const figure = (name: string, row?: ReportRow) => (
      <FigureLink
        {...{ report, name, currency: sums.currency, figures: row?.figures ?? sums.total }}
        href={madeFrom({ report, by, query, days, currency: sums.currency }, row)}
      />
    )
    const told = figures.map(
      ([name, { says, kind }]): Column<ReportRow> => ({
        id: name,
        header: i18n._(says),
        cell: (row) => figure(name, row),
        width: kind === 'count' ? 90 : 120,
        align: 'right',
        matters: name === report.rows || name === report.main,
        sort: (row) => Number(row.figures[name] ?? 0),
        total: figure(name),
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
