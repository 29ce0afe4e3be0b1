import { useSelector } from '@xstate/react'
import { LookupFailed } from '#screens/platform/steps/LookupFailed.tsx'
import { useOrder } from './order-form.ts'

/** A product, a customer or a coupon that could not be asked for. */
export function Missed({ what }: { what: 'notFound' | 'notKnown' | 'notChecked' }) {
  const actor = useOrder()
  const missed = useSelector(actor, (snapshot) => (snapshot.matches({ form: what }) ? snapshot.context.missed : null))
  return missed && <LookupFailed actor={actor} failure={missed} />
}
