import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { catalogHomeMachine } from '#machines/catalog/catalog-home/catalog-home.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** The catalogue's own page, with its call. */
export const catalogHome = catalogHomeMachine.provide({ actors: { count: fromOperation(catalogOperations.health) } })
