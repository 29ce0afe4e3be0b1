import { fromCallback, fromPromise } from 'xstate'
import { pickingOperations } from '#api/operations/sales/picking.ts'
import type { PickingSending } from '#machines/sales/picking/picking-page.context.ts'
import { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { keepBasket, recallBasket } from './kept-baskets.ts'

/** The basket of an order on its screen, with its calls, and what the browser keeps of it. */
export const pickingPage = pickingPageMachine.provide({
  actors: {
    open: fromPromise(async ({ input: { id } }) => ({
      picking: await call(pickingOperations.read, { params: { id } }),
      kept: await recallBasket(id),
    })),
    look: fromOperation(pickingOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    save: fromOperation(pickingOperations.save, ({ id, body, key }: PickingSending) => ({ params: { id }, body, key })),
    connection: fromCallback<{ type: 'ONLINE' }>(({ sendBack }) => {
      const hear = () => sendBack({ type: 'ONLINE' })
      // Where machines are walked without a browser there is no network that comes and goes.
      globalThis.addEventListener?.('online', hear)
      return () => globalThis.removeEventListener?.('online', hear)
    }),
  },
  actions: { keep: (_, { order_id, kept }) => keepBasket(order_id, kept) },
})
