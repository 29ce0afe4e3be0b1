import { readinessOperations } from '#api/operations/sales/readiness.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What the shop has of what its first order, parcel and invoice need. */
export const readiness = loaded(fromOperation(readinessOperations.read))
