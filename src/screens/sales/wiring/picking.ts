import { fromPromise } from 'xstate'
import type { Picking } from '#api/contract/sales/picking.ts'
import { pickingOperations } from '#api/operations/sales/picking.ts'
import type { PickingSending } from '#machines/sales/picking/picking-page.context.ts'
import { pickingPageMachine } from '#machines/sales/picking/picking-page.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { answerOrKept, keepAnswers } from '#screens/platform/wiring/kept-answers.ts'
import { keepPanel } from '#screens/platform/wiring/kept-panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { connection } from './connection.ts'
import { keepBasket, recallBasket } from './kept-baskets.ts'

/** The basket of an order on its screen, with its calls, and what the browser keeps of it. */
export const pickingPage = pickingPageMachine.provide({
  actors: {
    open: fromPromise(async ({ input: { id } }) => {
      keepPanel()
      const asking = read(id)
      return {
        picking: await answerOrKept(keptPath(id), pickingOperations.read.data, asking),
        kept: await recallBasket(id),
      }
    }),
    look: fromPromise(({ input: { id } }) => read(id)),
    save: fromPromise(({ input: { id, body, key } }: { input: PickingSending }) =>
      keep(call(pickingOperations.save, { params: { id }, body, key })),
    ),
    connection,
  },
  actions: { keep: (_, { order_id, kept }) => keepBasket(order_id, kept) },
})

function read(id: number): Promise<Picking> {
  return keep(call(pickingOperations.read, { params: { id } }))
}

/** What is answered is kept, without whose order it is, beside who picks it: with both the page opens where there is no network. */
async function keep(answering: Promise<Picking>): Promise<Picking> {
  const picking = await answering
  const { user, shop } = sessionActor().getSnapshot().context
  const answers = { me: { user, shop }, [keptPath(picking.order_id)]: { ...picking, customer_name: '' } }
  keepAnswers(answers).catch(() => {})
  return picking
}

function keptPath(id: number): string {
  return `picking/${id}`
}
