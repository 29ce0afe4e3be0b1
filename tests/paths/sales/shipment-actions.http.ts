import { expect } from 'vitest'
import { shipmentActions } from '#screens/sales/wiring/shipments.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { ShipmentWorld } from './shipment-actions.consequences.ts'
import spec from './shipment-actions.paths.ts'
import { shipmentReplay } from './shipment-actions.replay.ts'

/** The parcel of an order of a real shop on its page. */
export default overHttp(spec)<typeof shipmentActions, ShipmentWorld>({
  ...onHttp(shipmentReplay),
  machine: shipmentActions,
  input: ({ record }) => ({ record, holder: seller }),
  event: async (event, { world: { shop, id } }) => {
    if (event.type === 'CHOOSE') return { ...event, shipping_method_id: shop.own.shipping_method }
    if (event.type !== 'SHOW') return event
    return { ...event, record: (await shop.call('GET', `${ordersPath}/${id}`)).body.data }
  },
  see: async ({ value, context: { record: order, failure } }, { shop, id }) => {
    if (value !== 'shown' || failure) return
    const { status } = await orderIn(shop, id)
    expect(order.status).toBe(status)
    expect(order.shipping.shipments[0]?.status).toBe((await parcelIn(shop, id))?.status)
  },
})
