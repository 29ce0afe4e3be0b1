import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import { useSentChoice } from '#screens/catalog/bulk/choice.ts'
import { bulkShipping } from '#screens/sales/wiring/bulk-shipping.ts'
import { HowToShip } from './HowToShip.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { ShippingDryRun } from './ShippingDryRun.tsx'

/** Sending many orders to cargo: which, by which method, what stands in the way of each, and then the job (R204, R205, R211, R236, D19). */
export default function BulkShipping() {
  const actor = useActorRef(bulkShipping, { input: useSent(useSearch()) })
  const step = useSelector(actor, ({ value }) => value.work)
  const failure = useSelector(actor, ({ context }) => context.failure)
  return (
    <OrderSteps
      actor={actor}
      step={step}
      failure={failure}
      fields={<HowToShip actor={actor} />}
      result={<ShippingDryRun actor={actor} />}
    />
  )
}

/** What a list has sent here, or a job: `?ids=3,5,8`, or `?refused_in=12` for what the cargo company warned of or refused in it. */
function useSent(search: string): { choice: OrderChoice | null; anyway: boolean } {
  const named = useSentChoice(search) as OrderChoice | null
  const [job] = useState(() => new URLSearchParams(search).get('refused_in') ?? '')
  if (!/^[1-9]\d{0,8}$/.test(job)) return { choice: named, anyway: false }
  return { choice: { ids: null, filter: {}, except: [], refused_in: Number(job) }, anyway: true }
}
