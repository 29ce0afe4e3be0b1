import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { told } from '#api/rules/outcomes.ts'
import { Page } from '#screens/frame/Page.tsx'
import { RecordMissing } from '#screens/records/FormStates.tsx'
import { sentencesOf } from '#screens/sentences.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { orderPage } from '#screens/wiring/order.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderBody } from './OrderBody.tsx'
import { Standing } from './Standing.tsx'
import { StepDialogs } from './StepDialogs.tsx'

const title = /*i18n*/ { id: 'orders.title', message: 'Siparişler' }
const one = /*i18n*/ { id: 'order_page.numbered', message: 'Sipariş {number}' }

const refresh = /*i18n*/ { id: 'order_page.refresh', message: 'Siparişi yenile' }

/** One order, and all that may be done with it: `/orders/edit/:id`. */
export default function OrderPage() {
  const { id } = useParams<{ id: string }>()
  return <Desk key={id} id={Number(id)} />
}

function Desk({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(orderPage, { input: { id, holder: useHolder() } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { order, failure } = context
  if (value === 'missing') return <RecordMissing list="/" title={i18n._(title)} />
  const shown = order && value !== 'unreachable'
  return (
    <Page
      title={order ? i18n._(one.id, { number: order.number }, { message: one.message }) : undefined}
      aside={order && <Standing order={order} />}
      actions={
        shown && (
          <>
            <IconButton label={i18n._(refresh)} icon={RetryIcon} onPress={() => actor.send({ type: 'LOOK' })} />
            <NextStep actor={actor} order={order} />
          </>
        )
      }
    >
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, told(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'opening' && !order && <Skeleton shape="form" rows={6} />}
      {shown && <OrderBody actor={actor} order={order} />}
      <StepDialogs actor={actor} />
    </Page>
  )
}
