import { fromPromise } from 'xstate'
import { pickingCalls } from '#api/client/sales/picking.ts'
import type { PickingSending } from '#machines/sales/picking/picking-desk.context.ts'
import { pickingDeskMachine } from '#machines/sales/picking/picking-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = pickingCalls(http)

/** The basket of an order on its screen, with its calls. */
export const pickingDesk = pickingDeskMachine.provide({
  actors: {
    open: fromPromise(({ input: { id } }: { input: { id: number } }) => calls.get(id)),
    save: fromPromise(({ input: { id, body, key } }: { input: PickingSending }) => calls.save(id, body, key)),
  },
})
