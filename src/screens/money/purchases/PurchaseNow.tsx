import { useActorRef } from '@xstate/react'
import { chartOf, type PurchasePageTypes } from '#machines/money/purchase/purchase-page.machine.ts'
import { purchasePage } from '#screens/money/wiring/purchases.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'

/** Where a purchase may go, and what keeps it. */
export default function PurchaseNow({ id }: { id: number }) {
  const actor = useActorRef(purchasePage, { input: { id, holder: useHolder() } })
  return <StepsNow<PurchasePageTypes> kind="purchases" actor={actor} chart={chartOf} />
}
