import { fromPromise } from 'xstate'
import { shipmentOperations } from '#api/operations/sales/shipments.ts'
import { type ShipmentSending, shipmentDeskMachine } from '#machines/sales/shipment/shipment-desk.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The parcel of an order on its page, with its calls. */
export const shipmentDesk = shipmentDeskMachine.provide({
  actors: { send: fromPromise(({ input }: { input: ShipmentSending }) => send(input)) },
})

function send({ id, version, doing, shipping_method_id, key }: ShipmentSending) {
  if (doing === 'FOLLOW') return call(shipmentOperations.updates, { params: { id }, key })
  return call(shipmentOperations.move, { params: { id }, body: { step: doing, version, shipping_method_id }, key })
}
