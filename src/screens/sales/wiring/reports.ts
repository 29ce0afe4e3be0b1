import type { ReportQuery } from '#api/contract/sales/reports.ts'
import { reportOperations } from '#api/operations/sales/reports.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

const asked = ({ query }: LoadedInput<ReportQuery>) => ({ query })

/** Each report with its call. */
export const reports = {
  orders: loaded(fromOperation(reportOperations.orders, asked)),
  refunds: loaded(fromOperation(reportOperations.refunds, asked)),
  products: loaded(fromOperation(reportOperations.products, asked)),
  users: loaded(fromOperation(reportOperations.users, asked)),
  coupons: loaded(fromOperation(reportOperations.coupons, asked)),
  staff: loaded(fromOperation(reportOperations.staff, asked)),
}
