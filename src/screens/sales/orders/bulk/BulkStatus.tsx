import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { useSentChoice } from '#screens/catalog/bulk/choice.ts'
import { bulkStatus } from '#screens/sales/wiring/order-bulk.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { StatusDryRun } from './StatusDryRun.tsx'
import { WhereTo } from './WhereTo.tsx'

/** Taking many orders of one status to another: which, where to, what would come of each, and then the job (rules R68, R69, D19). */
export default function BulkStatus() {
  const sent = useSentChoice(useSearch()) as OrderChoice | null
  const actor = useActorRef(bulkStatus, { input: { choice: sent } })
  const step = useSelector(actor, ({ value }) => value)
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <OrderSteps
      actor={actor}
      step={step}
      failure={failure}
      fields={<WhereTo actor={actor} />}
      result={<StatusDryRun actor={actor} />}
    />
  )
}
