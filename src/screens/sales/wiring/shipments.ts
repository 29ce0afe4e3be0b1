import { fromPromise } from 'xstate'
import { shipmentCalls } from '#api/client/sales/shipments.ts'
import { type ShipmentSending, shipmentDeskMachine } from '#machines/sales/shipment/shipment-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = shipmentCalls(http)

/** The parcel of an order on its page, with its calls. */
export const shipmentDesk = shipmentDeskMachine.provide({
  actors: { send: fromPromise(({ input }: { input: ShipmentSending }) => send(input)) },
})

function send({ id, version, doing, shipping_method_id, key }: ShipmentSending) {
  if (doing === 'FOLLOW') return calls.news(id, key)
  return calls.step(id, { step: doing, version, shipping_method_id }, key)
}
