import { collectionOperations } from '#api/operations/money/collections.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { collect } from './collect.ts'
import { readOutstanding } from './outstanding.ts'
import { readCollection } from './read.ts'
import { undoCollection } from './undo.ts'

/** The calls by which money of customers is collected, and taken back. */
export const collectionEndpoints: readonly Endpoint[] = [
  endpoint(collectionOperations.outstanding, ({ query, ...context }) => readOutstanding(context, query.customer_id)),
  endpoint(collectionOperations.collect, ({ body, ...context }) => collect(context, body)),
  endpoint(collectionOperations.read, ({ params, ...context }) => readCollection(context, params.id)),
  endpoint(collectionOperations.undo, ({ params, ...context }) => undoCollection(context, params.id)),
]
