import { useActorRef } from '@xstate/react'
import { type GivenChequePageTypes, givenChartOf } from '#machines/money/given-cheque/given-cheque-page.machine.ts'
import { givenChequePage } from '#screens/money/wiring/given-cheques.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'

/** Where a cheque that was given may go, and what keeps it. */
export default function GivenChequeNow({ id }: { id: number }) {
  const actor = useActorRef(givenChequePage, { input: { id, holder: useHolder() } })
  return <StepsNow<GivenChequePageTypes> kind="given-cheques" actor={actor} chart={givenChartOf} />
}
