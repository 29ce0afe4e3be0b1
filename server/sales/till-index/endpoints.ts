import { tillIndexOperations } from '#api/operations/sales/till-index.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readIndex } from './read-index.ts'

const read = endpoint(tillIndexOperations.read, ({ query: { since }, ...context }) => readIndex(context, since))

/** The catalog as tills keep it. */
export const tillIndexEndpoints: readonly Endpoint[] = [read]
