import { fromPromise } from 'xstate'
import { orderSheetCalls } from '#api/client/sales/order-sheets.ts'
import type { OrderSheets, OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { orderSheetsMachine } from '#machines/sales/order-sheets/order-sheets.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = orderSheetCalls(http)

/** What is printed of orders, with its call and the browser's printer. */
export const orderSheets = orderSheetsMachine.provide({
  actors: { open: fromPromise<OrderSheets, OrderSheetsQuery>(({ input }) => calls.get(input)) },
  actions: { print: () => window.print() },
})
