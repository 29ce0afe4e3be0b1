import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OrderChoice } from '#api/contract/order-bulk.ts'
import { Act } from '#screens/Act.tsx'
import { useSentChoice } from '#screens/bulk/choice.ts'
import { Page } from '#screens/frame/Page.tsx'
import { bulkStatus } from '#screens/wiring/order-bulk.ts'
import { ChoosingOrders } from './ChoosingOrders.tsx'
import { StatusVerdict } from './StatusVerdict.tsx'
import { WhereTo } from './WhereTo.tsx'

/** Taking many orders of one status to another: which, where to, what would come of each, and then the job (rules R68, R69, D19). */
export default function BulkStatus() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const sent = useSentChoice(useSearch()) as OrderChoice | null
  const actor = useActorRef(bulkStatus, { input: { choice: sent } })
  const value = useSelector(actor, (snapshot) => snapshot.value)
  useEffect(() => {
    const hearing = actor.on('begun', ({ id }) => navigate(`/jobs/${id}`))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  if (value === 'choosing')
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
  if (value === 'looking' || value === 'notLooked' || value === 'changing')
    return (
      <Page>
        <WhereTo actor={actor} />
      </Page>
    )
  return (
    <Page wide>
      <StatusVerdict actor={actor} />
    </Page>
  )
}
