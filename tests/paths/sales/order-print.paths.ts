import { orderPrintMachine } from '#machines/sales/order-print/order-print.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** Printing from a list of orders, in a browser that lets windows open, and in one that does not. */
export default paths(orderPrintMachine)({
  inputs: { selecting: undefined },
  events: () => [{ type: 'PRINT', query: { kind: 'slip', ids: [7] } }, { type: 'RETRY' }, { type: 'CLOSE' }],
  answers: { openWindow: { done: [true, false], failed: [] } },
  key: ({ value }) => JSON.stringify(value),
})
