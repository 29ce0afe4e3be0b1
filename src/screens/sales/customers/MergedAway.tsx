import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Redirect } from '#screens/platform/frame/Redirect.tsx'
import { customerMerges } from '#screens/sales/wiring/customer-merges.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A customer who was made one with another leads there; one whom nobody knows is missing. */
export function MergedAway({ customer, missing }: { customer: number; missing: ReactNode }) {
  const actor = useActorRef(customerMerges, { input: { query: { id: customer } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  if (data?.survivor) return <Redirect to={`/customers/details/${data.survivor}`} />
  return data || failure ? missing : <Skeleton shape="form" rows={4} />
}
