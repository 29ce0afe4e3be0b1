import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { Act } from '#screens/Act.tsx'
import { useSentChoice } from '#screens/bulk/choice.ts'
import { Page } from '#screens/frame/Page.tsx'
import { bulkShipping } from '#screens/wiring/bulk-shipping.ts'
import { ChoosingOrders } from './ChoosingOrders.tsx'
import { HowToShip } from './HowToShip.tsx'
import { ShippingVerdict } from './ShippingVerdict.tsx'

/** Sending many orders to cargo: which, by which method, what stands in the way of each, and then the job (R204, R205, R211, R236, D19). */
export default function BulkShipping() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(bulkShipping, { input: useSent(useSearch()) })
  const work = useSelector(actor, ({ value }) => value.work)
  useEffect(() => {
    const hearing = actor.on('begun', ({ id }) => navigate(`/jobs/${id}`))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  if (work === 'choosing')
    return (
      <Page wide>
        <ChoosingOrders
          goOn={(choice, count) => (
            <Act actor={actor} event={{ type: 'CHOOSE', choice, count }} variant="primary">
              {i18n._(/*i18n*/ { id: 'bulk.go_on', message: 'Devam' })}
            </Act>
          )}
        />
      </Page>
    )
  if (work === 'looking' || work === 'notLooked' || work === 'changing')
    return (
      <Page>
        <HowToShip actor={actor} />
      </Page>
    )
  return (
    <Page wide>
      <ShippingVerdict actor={actor} />
    </Page>
  )
}

/** What a list has sent here, or a job: `?ids=3,5,8`, or `?refused_in=12` for what the cargo company warned of or refused in it. */
function useSent(search: string): { choice: OrderChoice | null; anyway: boolean } {
  const named = useSentChoice(search) as OrderChoice | null
  const [job] = useState(() => new URLSearchParams(search).get('refused_in') ?? '')
  if (!/^[1-9]\d{0,8}$/.test(job)) return { choice: named, anyway: false }
  return { choice: { ids: null, filter: {}, except: [], refused_in: Number(job) }, anyway: true }
}
