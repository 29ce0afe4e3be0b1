import { reportFileOperations, reportOperations } from '#api/operations/sales/reports.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { couponsSql, ordersSql, productsSql, staffSql, usersSql } from './made-of-orders.ts'
import { refundsSql } from './made-of-refunds.ts'
import { readReport } from './read-report.ts'
import { reportFile } from './report-file.ts'
import type { ReportSql } from './report-sql.ts'

const sides: Readonly<Record<keyof typeof reportOperations, ReportSql>> = {
  orders: ordersSql,
  refunds: refundsSql,
  products: productsSql,
  users: usersSql,
  coupons: couponsSql,
  staff: staffSql,
}
const names = Object.keys(sides) as (keyof typeof reportOperations)[]

/** The calls of the reports. */
export const reportEndpoints: readonly Endpoint[] = names.flatMap((name) => [
  endpoint(reportOperations[name], ({ db, actor: { shop_id }, language, query }) =>
    readReport({ db, shop_id, language }, sides[name], query),
  ),
  endpoint(
    reportFileOperations[name],
    ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) =>
      reportFile({ db, shop_id, language }, sides[name], { query, format, columns, lang }),
  ),
])
