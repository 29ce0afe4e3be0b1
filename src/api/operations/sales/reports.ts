import type { Report } from '#api/listings/sales/report.ts'
import {
  couponsReport,
  ordersReport,
  productsReport,
  refundsReport,
  staffReport,
  usersReport,
} from '#api/listings/sales/reports.ts'
import { exportOperation } from '#api/operations/platform/exports.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** The reports: figures of some days, told apart by one thing, each currency by itself. */
export const reportOperations = {
  orders: reading(ordersReport, '/v1/panel/reports/orders', 'What was ordered in some days of the shop'),
  refunds: reading(refundsReport, '/v1/panel/reports/refunds', 'What customers sent back in some days of the shop'),
  products: reading(productsReport, '/v1/panel/reports/products', 'Which products were sold in some days of the shop'),
  users: reading(usersReport, '/v1/panel/reports/users', 'Who bought in some days of the shop'),
  coupons: reading(couponsReport, '/v1/panel/reports/coupons', 'What campaigns brought in some days of the shop'),
  staff: reading(staffReport, '/v1/panel/reports/staff', 'Who of the staff sold what in some days of the shop'),
}

function reading<const Path extends string>({ codes, query, answer }: Report, path: Path, summary: string) {
  return operation({ method: 'GET', path, summary, query, data: answer, codes })
}

/** Each of them as a file, with all its rows. */
export const reportFileOperations = {
  orders: file(ordersReport),
  refunds: file(refundsReport),
  products: file(productsReport),
  users: file(usersReport),
  coupons: file(couponsReport),
  staff: file(staffReport),
}

function file({ name, codes, query }: Report) {
  return exportOperation({ name: `reports/${name}`, codes: { list: codes } }, query, `The report of ${name} as a file`)
}
