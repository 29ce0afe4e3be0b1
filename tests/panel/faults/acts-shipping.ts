import { createActor, waitFor } from 'xstate'
import type { ShipmentAct } from '#machines/sales/shipment/shipment-desk.machine.ts'
import { shipmentDesk } from '#screens/sales/wiring/shipments.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import type { Act, At } from './acts.ts'
import { toldIn } from './opening-act.ts'

const holder = { permissions: [100] }
const shipment = '/v1/panel/orders/:id/shipment'

/** Something that is done with the parcel of an order. */
function doing(name: string, at: At, stands: string, act: ShipmentAct, changes: number): Act {
  return {
    name,
    at,
    says: 'notSent',
    changes,
    ready: async ({ shop }) => {
      const id = await orderWithParcel(shop, stands)
      const { body } = await shop.call('GET', `${ordersPath}/${id}`)
      const open = () => createActor(shipmentDesk, { input: { order: body.data, holder } }).start()
      let actor = open()
      await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      return {
        actor: () => actor,
        go: () => {
          const { value } = actor.getSnapshot()
          if (value === 'notSent') actor.send({ type: 'RETRY' })
          else {
            // What the server refused is looked at anew by the page, and done again from there.
            if (value === 'refused') {
              actor.send({ type: 'LOOK' })
              actor = open()
            }
            actor.send({ type: 'ACT', act })
          }
        },
        told: () => toldIn(actor, 'notSent', 'notSent', 'refused'),
        kept: () => actor.getSnapshot().context.shipping_method_id,
        done: () =>
          actor.getSnapshot().matches('shown') && actor.getSnapshot().context.order.version > body.data.version,
      }
    },
  }
}

export const shippingActs: readonly Act[] = [
  doing('announcing a parcel', ['POST', shipment], 'accepted', 'REGISTER', 2),
  doing('asking for the news of a parcel', ['POST', `${shipment}/news`], 'sent', 'FOLLOW', 2),
]
