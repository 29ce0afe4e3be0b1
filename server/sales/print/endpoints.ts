import { printOperations } from '#api/operations/sales/print.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { sheetsOf } from './read.ts'

const read = endpoint(printOperations.orders, ({ query, ...context }) => sheetsOf(context, query))

/** The call of what is printed of many orders at once. Its path has a word where an order's has its id. */
export const sheetEndpoints: readonly Endpoint[] = [read]
