import { createActor, waitFor } from 'xstate'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { ShipmentTypes } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { shipmentActions } from '#screens/sales/wiring/shipments.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import type { Act, At } from './acts.ts'
import { messagesIn } from './opening-act.ts'

const holder = { permissions: [100] }
const shipment = '/v1/panel/orders/:id/shipment'

/** Something that is done with the parcel of an order. */
function doing(name: string, at: At, stands: string, event: PageEvent<ShipmentTypes>, changes: number): Act {
  return {
    name,
    at,
    says: 'notSent',
    changes,
    ready: async ({ shop }) => {
      const id = await orderWithParcel(shop, stands)
      const { body } = await shop.call('GET', `${ordersPath}/${id}`)
      const open = () => createActor(shipmentActions, { input: { record: body.data, holder } }).start()
      let actor = open()
      await waitFor(actor, (snapshot) => snapshot.matches('shown'))
      return {
        actor: () => actor,
        go: () => {
          const { value } = actor.getSnapshot()
          if (value === 'failed') actor.send({ type: 'RETRY' })
          else {
            // What the server refused is looked at anew by the page, and done again from there.
            if (value === 'refused') {
              actor.send({ type: 'REFRESH' })
              actor = open()
            }
            actor.send(event)
          }
        },
        told: () => messagesIn(actor, 'notSent', 'failed', 'refused'),
        kept: () => actor.getSnapshot().context.shipping_method_id,
        done: () =>
          actor.getSnapshot().matches('shown') && actor.getSnapshot().context.record.version > body.data.version,
      }
    },
  }
}

export const shippingActs: readonly Act[] = [
  doing('announcing a parcel', ['POST', shipment], 'accepted', { type: 'STEP', step: { type: 'REGISTER' } }, 2),
  doing('asking for the news of a parcel', ['POST', `${shipment}/news`], 'sent', { type: 'FOLLOW' }, 2),
]
