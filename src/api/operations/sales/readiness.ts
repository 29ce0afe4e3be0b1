import { Readiness } from '#api/contract/sales/readiness.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What a shop still lacks. */
export const readinessOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/readiness',
    summary: 'What the shop has of what it needs before its first order, parcel and invoice',
    data: Readiness,
    codes: [200],
  }),
}
