import { periods } from '#api/contract/platform/lists.ts'
import { orderTypes } from '#api/contract/sales/order-list.ts'
import { comparisons, type ReportQuery } from '#api/contract/sales/reports.ts'
import type { Report } from '#api/listings/sales/report.ts'
import {
  couponsReport,
  ordersReport,
  productsReport,
  refundsReport,
  staffReport,
  usersReport,
} from '#api/listings/sales/reports.ts'

/** The reports in the order of their tabs. */
export const allReports: readonly Report[] = [
  ordersReport,
  refundsReport,
  productsReport,
  usersReport,
  couponsReport,
  staffReport,
] as readonly unknown[] as readonly Report[]

export type ReportName = 'orders' | 'refunds' | 'products' | 'users' | 'coupons' | 'staff'

/** Which report an address is of, and what it asks; what is none of it is passed over. */
export function askedIn(search: string): { readonly report: Report; readonly query: ReportQuery } {
  const given = new URLSearchParams(search)
  const report = allReports.find(({ name }) => name === given.get('report')) ?? (allReports[0] as Report)
  const day = (name: string) => (/^20\d{2}-\d{2}-\d{2}$/.test(given.get(name) ?? '') ? { [name]: given.get(name) } : {})
  const among = <T extends string>(name: string, values: readonly T[]) => {
    const value = values.find((one) => one === given.get(name))
    return value ? { [name]: value } : {}
  }
  const query = {
    ...among('by', Object.keys(report.by)),
    ...among('compare', comparisons),
    ...among('type', orderTypes),
    ...among('period', periods),
    ...day('from'),
    ...day('to'),
  }
  return { report, query }
}

/** Where a report stands: all that it is asked is its address, so that it can be sent to somebody. */
export function addressOf(report: string, query: ReportQuery): string {
  const params = new URLSearchParams({ report, ...(query as Record<string, string>) })
  return `/reports?${params}`
}
