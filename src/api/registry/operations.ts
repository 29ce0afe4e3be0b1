import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import type { Operation } from '#api/operations/platform/operation.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'

/** Everything that the API can be asked to do. Screens import what they call from its own file, never from here. */
export const operations: readonly Operation[] = [sessionOperations, catalogOperations].flatMap((area) =>
  Object.values<Operation>(area),
)
