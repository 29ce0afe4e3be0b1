import { pickingOperations } from '#api/operations/sales/picking.ts'
import type { PickingSending } from '#machines/sales/picking/picking-page.context.ts'
import { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** The basket of an order on its screen, with its calls. */
export const pickingPage = pickingPageMachine.provide({
  actors: {
    open: fromOperation(pickingOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    save: fromOperation(pickingOperations.save, ({ id, body, key }: PickingSending) => ({ params: { id }, body, key })),
  },
})
