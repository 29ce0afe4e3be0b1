import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { orderThen, whenOrdered } from '#machines/sales/order/order-then.ts'
import { isUnsaved } from '#machines/sales/order-page/order-page.context.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { WhyOf } from '#screens/platform/flow/WhyOf.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { Neighbours } from '#screens/platform/records/Neighbours.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { PickingAct } from '#screens/sales/picking/PickingAct.tsx'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon, RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { NextStep } from './NextStep.tsx'
import { OrderBody } from './OrderBody.tsx'
import { OrderHeader } from './OrderHeader.tsx'
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
  const { record: order, failure } = context
  useUnsavedGuard(() => isUnsaved(actor.getSnapshot().context))
  const past = value === 'viewing' && context.visited !== null
  const shown = value !== 'unreachable' && order
  const then = order && past ? { ...order, ...orderThen(order, context.visited ?? whenOrdered) } : order
  if (value === 'missing') return <RecordMissing list="/orders" title={i18n._(title)} />
  return (
    <WhyOf of="orders" id={id}>
      <Page
        title={order ? i18n._(one.id, { number: order.number }, { message: one.message }) : undefined}
        aside={then && <OrderHeader order={then} />}
        actions={
          shown && (
            <>
              <Neighbours list="orders" id={id} />
              <WhyLink of="orders" id={id} />
              <ButtonLink href={`/orders/edit/${id}/packing-slip`} icon={PrintIcon}>
                {i18n._(/*i18n*/ { id: 'order_page.slip', message: 'Sevk fişi' })}
              </ButtonLink>
              {!past && (
                <IconButton icon={RetryIcon} label={i18n._(refresh)} onPress={() => actor.send({ type: 'REFRESH' })} />
              )}
              {!past && <PickingAct order={order} />}
              {!past && <NextStep actor={actor} order={order} past={past} />}
            </>
          )
        }
      >
        {value === 'unreachable' && failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        )}
        {value === 'opening' && !order && <Skeleton shape="form" rows={6} />}
        {shown && then && <OrderBody actor={actor} order={then} now={order} past={past} />}
        <StepDialogs actor={actor} />
        <AddressDialog actor={actor} />
      </Page>
    </WhyOf>
  )
}
