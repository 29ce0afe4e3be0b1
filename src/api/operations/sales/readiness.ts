import { SetUp, SkippedStep } from '#api/contract/sales/readiness.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What a shop still lacks, and how far it is set up. */
export const readinessOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/readiness',
    summary: 'What the shop has of what it needs before its first order, parcel and invoice',
    data: SetUp,
    codes: [200],
  }),
  skip: operation({
    method: 'PATCH',
    path: '/v1/panel/readiness',
    summary: 'Leaves a step of the set-up for later, or takes it up again',
    body: SkippedStep,
    data: SetUp,
    codes: [200],
  }),
}
