import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { LinkedOrders } from '#api/contract/sales/customers.ts'
import { customerOperations } from '#api/operations/sales/customers.ts'
import { permits } from '#api/rules/platform/session.ts'
import { ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { guestKeeping } from '#screens/sales/wiring/customers.ts'

/** Makes the guest of an order a customer, and opens that customer's page. */
export function KeepGuest({ order }: { order: number }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(
    useMemo(() => guestKeeping(order), [order]),
    { input: { fields: {} } },
  )
  useEffect(() => {
    const hearing = actor.on('sent', ({ answer }) =>
      navigate(`/customers/details/${(answer as LinkedOrders).customer_id}`),
    )
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  if (!permits(useHolder(), customerOperations.keepGuest.codes)) return null
  return (
    <ShortFields
      actor={actor}
      act="notApplied"
      labels={{}}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'order_page.keep_guest', message: 'Müşteri yap' })}
    >
      {null}
    </ShortFields>
  )
}
