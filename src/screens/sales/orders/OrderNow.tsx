import { useActorRef, useSelector } from '@xstate/react'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { OrderChart } from './OrderChart.tsx'
import { PathToStatus } from './PathToStatus.tsx'
import { StepDialogs } from './StepDialogs.tsx'

/** What must happen before an order goes to cargo, or wherever is asked for, and where its chart has it. */
export default function OrderNow({ id }: { id: number }) {
  const actor = useActorRef(orderPage, { input: { id, holder: useHolder() } })
  const order = useSelector(actor, ({ context }) => context.record)
  if (!order) return null
  return (
    <>
      <PathToStatus actor={actor} order={order} past={false} first="reported_to_cargo" />
      <OrderChart actor={actor} order={order} past={false} />
      <StepDialogs actor={actor} />
    </>
  )
}
