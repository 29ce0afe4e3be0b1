import { useActorRef } from '@xstate/react'
import { type ChequePageTypes, chartOf } from '#machines/money/cheque/cheque-page.machine.ts'
import { chequePage } from '#screens/money/wiring/cheques.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'

/** Where a cheque may go from where it is, and what keeps it. */
export default function ChequeNow({ id }: { id: number }) {
  const actor = useActorRef(chequePage, { input: { id, holder: useHolder() } })
  return <StepsNow<ChequePageTypes> kind="cheques" actor={actor} chart={chartOf} />
}
