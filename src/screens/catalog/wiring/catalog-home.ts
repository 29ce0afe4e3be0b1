import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** The catalogue's own page: it counts what needs care. */
export const catalogHome = loaded(fromOperation(catalogOperations.health))
