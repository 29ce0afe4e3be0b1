import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { stockCountOperations } from '#api/operations/catalog/stock-counts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { openCount } from './open.ts'
import { readCount } from './read.ts'
import { takeCountStep } from './steps.ts'

const open = endpoint(stockCountOperations.open, ({ body, ...context }) => openCount(context, body))

/** The calls of stock counts. */
export const countEndpoints: readonly Endpoint[] = [
  open,
  ...stepEndpoints(stockCounts, { read: readCount, take: takeCountStep }),
]
