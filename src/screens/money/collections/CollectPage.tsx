import { useActorRef } from '@xstate/react'
import { useParams, useSearch } from 'wouter'
import { idIn } from '#api/rules/platform/ids.ts'
import { collection } from '#screens/money/wiring/collection.ts'
import { Collecting } from './Collecting.tsx'

/** Collecting of a customer: `/accounting-customers/collect`, `/accounting-customers/collect/:userId?order_id=12`. */
export default function CollectPage() {
  const { userId = '' } = useParams<{ userId?: string }>()
  const order_id = idIn(new URLSearchParams(useSearch()).get('order_id') ?? '')
  return <OfCustomer key={`${userId} ${order_id}`} customer_id={idIn(userId)} order_ids={order_id ? [order_id] : []} />
}

function OfCustomer({ customer_id, order_ids }: { customer_id: number | null; order_ids: readonly number[] }) {
  return <Collecting actor={useActorRef(collection, { input: { customer_id, order_ids } })} />
}
