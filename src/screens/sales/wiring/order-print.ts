import { fromPromise } from 'xstate'
import type { OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import { orderPrintMachine } from '#machines/sales/order-print/order-print.machine.ts'

/** Printing from a list, with the browser's windows. It opens while the press that asked for it lasts: later ones are blocked. */
export const orderPrint = orderPrintMachine.provide({
  actors: {
    openWindow: fromPromise<boolean, OrderSheetsQuery | null>(
      async ({ input }) => input !== null && Boolean(window.open(addressOf(input), '_blank')),
    ),
  },
})

function addressOf({ kind, ids }: OrderSheetsQuery): string {
  return `/orders/print?kind=${kind}&ids=${ids.join(',')}`
}
