import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { incomingOperations } from '#api/operations/money/incoming-invoices.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { openIncoming } from './open.ts'
import { readIncoming } from './read.ts'
import { readUbl } from './read-ubl.ts'
import { takeIncomingStep } from './steps.ts'
import { storeIncoming } from './store.ts'

/** The calls of incoming invoices. */
export const incomingEndpoints: readonly Endpoint[] = [
  endpoint(incomingOperations.read, {
    prepare: async ({ body }) => readUbl(body),
    handle: ({ prepared, ...context }) => storeIncoming(context, prepared),
  }),
  endpoint(incomingOperations.open, ({ body, ...context }) => openIncoming(context, body)),
  ...stepEndpoints(incomingInvoices, { read: readIncoming, take: takeIncomingStep }),
]
