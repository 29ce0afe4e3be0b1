import { useActorRef, useSelector } from '@xstate/react'
import type { Order } from '#api/contract/sales/orders.ts'
import { type ShipmentTypes, shipmentOf } from '#machines/sales/shipment/shipment-actions.machine.ts'
import type { LifeProps } from '#screens/platform/flow/life-props.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { shipmentActions } from '#screens/sales/wiring/shipments.ts'

/** Where the parcel of an order may go from where it is, and what keeps it. */
export default function ParcelNow({ order_id }: LifeProps) {
  const page = useActorRef(orderPage, { input: { id: order_id ?? 0, holder: useHolder() } })
  const order = useSelector(page, ({ context }) => context.record)
  return order && <Now order={order} />
}

function Now({ order }: { order: Order }) {
  const actor = useActorRef(shipmentActions, { input: { record: order, holder: useHolder() } })
  return (
    <StepsNow<ShipmentTypes>
      kind="shipments"
      actor={actor}
      chart={(record, { shipping_method_id }) => shipmentOf(record, shipping_method_id)}
    />
  )
}
