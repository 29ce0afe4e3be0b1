import type { SQL } from 'drizzle-orm'
import type { Report } from '#api/listings/sales/report.ts'
import type { Span } from '#server/platform/lists/days.ts'

/** By what the rows of a report are told apart: `key` as text, and what it is called where the key does not say it. */
export interface GroupSql {
  readonly key: SQL
  readonly label?: SQL
  /** The same in a language, of the `key` and `label` of a row; asked for no more rows than are told. */
  readonly named?: (shop_id: number, language: number) => SQL
  /** The tables that are needed for it beside the report's own. */
  readonly join?: SQL
}

/** The server's side of a report: its rows and the SQL of each name. Figures are whole: counts, and amounts in minor units. */
export interface ReportSql<By extends string = string, F extends string = string> {
  readonly report: Report<By, F>
  /** What it is made of; orders are `o` in all of them. */
  readonly from: SQL
  /** The moment whose day of the shop it belongs to. */
  readonly moment: SQL
  readonly scope: SQL
  /** Beside those by time, which every report has. */
  readonly by: (span: Span) => { readonly [K in Exclude<By, TimeName>]: GroupSql }
  readonly figures: { readonly [K in F]: SQL }
}

export type TimeName = 'day' | 'week' | 'month' | 'hour' | 'weekday'

/** Declares the server's side of a report. */
export function reportFrom<By extends string, F extends string>(
  report: Report<By, F>,
  sides: Omit<ReportSql<By, F>, 'report'>,
): ReportSql {
  return { report, ...sides } as unknown as ReportSql
}
