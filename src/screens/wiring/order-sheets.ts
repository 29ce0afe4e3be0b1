import { fromPromise } from 'xstate'
import { orderSheetCalls } from '#api/client/order-sheets.ts'
import type { OrderSheets, OrderSheetsQuery } from '#api/contract/order-sheets.ts'
import { orderSheetsMachine } from '#machines/order-sheets/order-sheets.machine.ts'
import { http } from './http.ts'

const calls = orderSheetCalls(http)

/** What is printed of orders, with its call and the browser's printer. */
export const orderSheets = orderSheetsMachine.provide({
  actors: { open: fromPromise<OrderSheets, OrderSheetsQuery>(({ input }) => calls.get(input)) },
  actions: { print: () => window.print() },
})
