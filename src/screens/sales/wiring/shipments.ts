import { fromPromise } from 'xstate'
import { shipmentOperations } from '#api/operations/sales/shipments.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { type ShipmentTypes, shipmentActionsMachine } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The parcel of an order on its page, with its calls. */
export const shipmentActions = shipmentActionsMachine.provide({
  actors: { send: fromPromise(({ input }: { input: Sending<ShipmentTypes> }) => send(input)) },
})

function send({ record: { id, version }, command, key }: Sending<ShipmentTypes>) {
  if (command.type === 'FOLLOW') return call(shipmentOperations.updates, { params: { id }, key })
  const { type: step, shipping_method_id = null, size, tracking_code } = command
  const body = {
    ...{ step, version, shipping_method_id },
    ...(size ? { size } : {}),
    ...(tracking_code === undefined ? {} : { tracking_code }),
  }
  return call(shipmentOperations.move, { params: { id }, body, key })
}
