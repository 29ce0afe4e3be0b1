import type { ReportAnswer, ReportQuery, ReportRow } from '#api/contract/sales/reports.ts'
import type { Grouping, Report } from '#api/listings/sales/report.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { listOf } from '#screens/sales/orders/summary-sums.ts'

interface Told {
  readonly report: Report
  readonly by: string
  readonly query: ReportQuery
  readonly days: ReportAnswer['days']
  readonly currency: string
}

/** The address of the list of what a row was made from, or without one of all that its currency has. */
export function madeFrom({ report, by, query: { type }, days, currency }: Told, row?: ReportRow): string {
  const grouping = report.by[by]
  const narrowed = {
    ...{ from: days.first, to: days.last },
    ...report.counted,
    currency,
    ...(row && grouping ? only(grouping, row.key, days) : {}),
  }
  if (report.list === 'orders') return listOf({ type, ...narrowed })
  return `/order-refunds?${new URLSearchParams({ ...(type ? { type } : {}), ...narrowed })}`
}

/** What a list is narrowed to so that it has what one row was made from. */
function only({ kind, filter, lacks }: Grouping, key: string, days: ReportAnswer['days']): Record<string, string> {
  if (kind === 'day' || kind === 'week' || kind === 'month') return daysOf(kind, key, days)
  if (key === '' && lacks) return { lacks }
  return filter ? { [filter]: key } : {}
}

/** The days of a row that is one of time, as far as the report reaches. */
function daysOf(kind: 'day' | 'week' | 'month', key: string, { first, last }: ReportAnswer['days']) {
  const from = kind === 'month' ? `${key}-01` : key
  const to = { day: key, week: addDays(from, 6), month: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }[kind]
  return { from: from < first ? first : from, to: to > last ? last : to }
}
