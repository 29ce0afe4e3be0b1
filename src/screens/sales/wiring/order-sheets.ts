import type { OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { printOperations } from '#api/operations/sales/print.ts'
import { orderSheetsMachine } from '#machines/sales/order-sheets/order-sheets.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What is printed of orders, with its call and the browser's printer. */
export const orderSheets = orderSheetsMachine.provide({
  actors: { open: fromOperation(printOperations.orders, (query: OrderSheetsQuery) => ({ query })) },
  actions: { print: () => window.print() },
})
