import type { NewStockMovements } from '#api/contract/catalog/stock-movements.ts'
import { stockMovementOperations } from '#api/operations/catalog/stock-movements.ts'
import { stockEntryMachine } from '#machines/catalog/stock-entry/stock-entry.machine.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** Movements that the staff write, with their calls. */
export const stockEntry = stockEntryMachine.provide({
  actors: {
    find: fromOperation(stockMovementOperations.variant, ({ wanted }: { wanted: Wanted }) => ({
      query: 'code' in wanted ? { code: wanted.code } : { id: wanted.id },
    })),
    store: fromOperation(
      stockMovementOperations.add,
      ({ movements, key }: { movements: NewStockMovements; key: string }) => ({ body: movements, key }),
    ),
    renewals,
  },
})
