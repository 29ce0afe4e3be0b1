import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import { hasUnsaved } from '#machines/sales/new-order/new-order.context.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { newOrder } from '#screens/sales/wiring/new-order.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { OrderForm } from './OrderForm.tsx'

/** An order that the staff write: `/orders/add`. */
export default function NewOrder() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(newOrder)
  const failure = useSelector(actor, ({ value, context }) => (value === 'unreachable' ? context.failure : null))
  useUnsavedGuard(() => hasUnsaved(actor.getSnapshot().context))
  useEffect(
    function leadOn() {
      const hearing = actor.subscribe(({ context: { stored } }) => {
        if (!stored) return
        toast({ type: 'success', message: outcomes.saved })
        navigate(`/orders/edit/${stored.id}`, { replace: true })
      })
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
  if (failure)
    return (
      <Page>
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      </Page>
    )
  return (
    <Page>
      <OrderForm actor={actor} />
    </Page>
  )
}
