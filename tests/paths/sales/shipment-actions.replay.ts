import { orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { methodBeside, orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import { type Replay, sent } from '#tests/paths/cover/faces.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { type ShipmentWorld, shipmentConsequences } from './shipment-actions.consequences.ts'

/** The parcel of an order of a real shop on the order's page: over HTTP and in the browser. */
export const shipmentReplay: Replay<ShipmentWorld> = {
  begin: async (shop, { input }) => {
    const beside = await methodBeside(shop)
    const id = await orderWithParcel(shop, input)
    const record = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    return { shop, id, record, beside, stands: input, token: await shop.as(seller.permissions) }
  },
  whose: ({ method, path }) => (method === 'POST' && /^\/v1\/panel\/orders\/\d+\/shipment/.test(path) ? ['send'] : []),
  answers: {
    // Somebody else was faster.
    send: sent(async ({ shop, id }) => {
      const { version } = await orderIn(shop, id)
      await setOrder(shop, id, { version: version + 1 })
    }),
  },
  consequences: shipmentConsequences,
}
