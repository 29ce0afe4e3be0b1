import { createActor, waitFor } from 'xstate'
import { bulkShipping } from '#screens/sales/wiring/bulk-shipping.ts'
import { newShippable, restShipping } from '#tests/fixtures/shipments.fixture.ts'
import type { Act, Place } from './acts.ts'
import { lookingAct, verdictActs } from './verdict-acts.ts'

const path = '/v1/panel/orders/bulk/shipping'
const within = 'work'

/** A desk with one order of its own, as a list sends it. */
async function desk({ shop }: Place) {
  await restShipping(shop, false)
  const { id } = await newShippable(shop)
  return createActor(bulkShipping, { input: { choice: { ids: [id], filter: null, except: [] }, anyway: false } })
}

/** The same, once it knows the shop's methods, of which one is chosen. */
async function deskOf(place: Place) {
  const actor = (await desk(place)).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ work: 'changing' }))
  actor.send({ type: 'SET_METHOD', id: place.shop.own.shipping_method })
  return actor
}

export const bulkShippingActs: readonly Act[] = [
  lookingAct({ name: 'how long bulk shipping rests', at: ['GET', `${path}/wait`], ready: desk, within }),
  ...verdictActs({
    name: 'the shipping of many orders',
    path,
    ready: deskOf,
    kept: ({ method_id }) => method_id,
    within,
  }),
]
