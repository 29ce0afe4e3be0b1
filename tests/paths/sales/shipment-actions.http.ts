import { expect } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { shipmentActions } from '#screens/sales/wiring/shipments.ts'
import { orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { orderWithParcel, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import spec from './shipment-actions.paths.ts'

interface Desk extends World {
  readonly record: Order
}

/** The parcel of an order of a real shop on its page. */
export default overHttp(spec)<typeof shipmentActions, Desk>({
  machine: shipmentActions,
  begin: async (shop, { input }) => {
    const id = await orderWithParcel(shop, input)
    const { body } = await shop.call('GET', `${ordersPath}/${id}`)
    return { shop, record: body.data, token: await shop.as(seller.permissions) }
  },
  input: ({ record }) => ({ record, holder: seller }),
  event: async (event, { world: { shop, record } }) => {
    if (event.type === 'CHOOSE') return { ...event, shipping_method_id: shop.own.shipping_method }
    if (event.type !== 'SHOW') return event
    return { ...event, record: (await shop.call('GET', `${ordersPath}/${record.id}`)).body.data }
  },
  whose: () => ['send'],
  answers: {
    send: async (event, { ahead, world: { shop, record } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        const { version } = await orderIn(shop, record.id)
        await setOrder(shop, record.id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      // An answer that is asked for again was lost on its way back: the parcel is announced once.
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { record: order, failure } }, { shop }) => {
    if (value !== 'shown' || failure) return
    const { status } = await orderIn(shop, order.id)
    expect(order.status).toBe(status)
    expect(order.shipping.shipments[0]?.status).toBe((await parcelIn(shop, order.id))?.status)
  },
})
