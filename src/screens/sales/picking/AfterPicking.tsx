import { useActorRef, useSelector } from '@xstate/react'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ShippingSection } from '#screens/sales/shipping/ShippingSection.tsx'
import { orderPage } from '#screens/sales/wiring/order.ts'

/** What comes after picking: the parcel is announced, and its label printed, where the order was packed. */
export function AfterPicking({ id }: { id: number }) {
  const actor = useActorRef(orderPage, { input: { id, holder: useHolder() } })
  const order = useSelector(actor, ({ context }) => context.record)
  return order && <ShippingSection actor={actor} order={order} past={false} />
}
