import { useActorRef } from '@xstate/react'
import { chartOf, type IncomingPageTypes } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { incomingPage } from '#screens/money/wiring/incoming-invoices.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'

/** Where an incoming invoice may go, and what keeps it. */
export default function IncomingNow({ id }: { id: number }) {
  const actor = useActorRef(incomingPage, { input: { id, holder: useHolder() } })
  return <StepsNow<IncomingPageTypes> kind="incoming-invoices" actor={actor} chart={chartOf} />
}
