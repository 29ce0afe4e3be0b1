import { useActorRef, useSelector } from '@xstate/react'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { refundPage } from '#screens/sales/wiring/refunds.ts'
import { RefundChart } from './RefundChart.tsx'

/** Where a refund's chart has it, which steps leave from there, and what keeps some of them. */
export default function RefundNow({ id }: { id: number }) {
  const actor = useActorRef(refundPage, { input: { id, holder: useHolder() } })
  const refund = useSelector(actor, ({ context }) => context.record)
  return refund && <RefundChart refund={refund} />
}
