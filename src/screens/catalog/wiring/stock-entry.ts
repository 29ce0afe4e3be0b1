import type { NewStockMovements } from '#api/contract/catalog/stock-movements.ts'
import { stockMovementOperations } from '#api/operations/catalog/stock-movements.ts'
import type { Sought } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { stockEntryMachine } from '#machines/catalog/stock-entry/stock-entry.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { renewals } from '#screens/platform/wiring/session.ts'

/** Movements that the staff write, with their calls. */
export const stockEntry = stockEntryMachine.provide({
  actors: {
    find: fromOperation(stockMovementOperations.variant, ({ sought }: { sought: Sought }) => ({
      query: 'code' in sought ? { code: sought.code } : { id: sought.id },
    })),
    store: fromOperation(
      stockMovementOperations.add,
      ({ movements, key }: { movements: NewStockMovements; key: string }) => ({ body: movements, key }),
    ),
    renewals,
  },
})
