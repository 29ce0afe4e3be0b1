import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams, useSearch } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { isUnsaved } from '#machines/sales/picking/picking-page.context.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { WhyOf } from '#screens/platform/flow/WhyOf.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { RefusedDialog } from '#screens/platform/steps/RefusedDialog.tsx'
import { pickingPage } from '#screens/sales/wiring/picking.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ArrowLeftIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Basket } from './Basket.tsx'
import { pickingPath, queueIn } from './queue.ts'
import { Resting } from './Resting.tsx'
import { Stored } from './Stored.tsx'

const title = /*i18n*/ { id: 'picking.title', message: 'Sipariş toplama' }
const numbered = /*i18n*/ { id: 'picking.numbered', message: 'Toplama: {number}' }

/** The basket of one order: `/orders/edit/:order_id/basket-picking`. */
export default function BasketPicking() {
  const { order_id } = useParams<{ order_id: string }>()
  return <Desk key={order_id} id={Number(order_id)} />
}

function Desk({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(pickingPage, { input: { id, holder: useHolder() } })
  const snapshot = useSelector(actor, (now) => now)
  const { picking, failure } = snapshot.context
  const queue = queueIn(useSearch())
  const resting = snapshot.matches('paused') || snapshot.matches('done')
  useUnsavedGuard(() => actor.getSnapshot().matches('basket') && isUnsaved(actor.getSnapshot().context))
  if (snapshot.matches('missing')) return <RecordMissing list="/orders" title={i18n._(title)} />
  return (
    <WhyOf of="pickings" id={id}>
      <Page
        title={picking ? i18n._(numbered.id, { number: picking.number }, { message: numbered.message }) : undefined}
        aside={picking && !resting && <Stored actor={actor} />}
        actions={
          picking &&
          !resting && (
            <>
              <ButtonLink href={`/orders/edit/${id}`} icon={ArrowLeftIcon}>
                {i18n._(/*i18n*/ { id: 'picking.to_order', message: 'Siparişe dön' })}
              </ButtonLink>
              {picking.version > 0 && (
                <WhyLink
                  of="pickings"
                  id={id}
                  says={/*i18n*/ { id: 'picking.way', message: 'Toplamanın geçtiği yol' }}
                />
              )}
              {queue.length > 0 && (
                <ButtonLink href={pickingPath(queue)}>
                  {i18n._(
                    /*i18n*/ { id: 'picking.skip', message: 'Atla ({count} sırada)', values: { count: queue.length } },
                  )}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {snapshot.matches('unreachable') && failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        )}
        {snapshot.matches('opening') && !picking && <Skeleton shape="form" rows={4} />}
        {resting && <Resting actor={actor} id={id} />}
        {picking && !resting && !snapshot.matches('unreachable') && <Basket actor={actor} />}
        <RefusedDialog
          open={snapshot.matches('refused')}
          title={i18n._(/*i18n*/ { id: 'picking.refused', message: 'Toplama kaydedilmedi' })}
          failure={failure}
          act="notSaved"
          onLook={() => actor.send({ type: 'REFRESH' })}
        />
      </Page>
    </WhyOf>
  )
}
