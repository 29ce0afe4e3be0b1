import { createActor, waitFor } from 'xstate'
import { bulkStatus } from '#screens/sales/wiring/order-bulk.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import type { Act, Place } from './acts.ts'
import { lookingAct, verdictActs } from './verdict-acts.ts'

const path = '/v1/panel/orders/bulk'

/** A desk with one order of its own, as a list sends it. */
async function desk({ shop }: Place) {
  const { id } = await newOrder(shop)
  return createActor(bulkStatus, { input: { choice: { ids: [id], filter: null, except: [] } } })
}

/** The same, once it is known where the order stands, with the status that it is to go to. */
async function deskOf(place: Place) {
  const actor = (await desk(place)).start()
  await waitFor(actor, (snapshot) => snapshot.matches('changing'))
  actor.send({ type: 'SET_TO', to: 'accepted' })
  return actor
}

export const orderBulkActs: readonly Act[] = [
  lookingAct({ name: 'where many orders stand', at: ['POST', `${path}/standing`], ready: desk }),
  ...verdictActs({
    name: 'a new status of many orders',
    path: `${path}/status`,
    ready: deskOf,
    kept: ({ to }) => to,
  }),
]
