import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { WhyOf } from '#screens/platform/flow/WhyOf.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { Neighbours } from '#screens/platform/records/Neighbours.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { refundPage } from '#screens/sales/wiring/refunds.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { RefundBody } from './RefundBody.tsx'
import { RefundDialogs } from './RefundDialogs.tsx'
import { RefundHeader } from './RefundHeader.tsx'

const title = /*i18n*/ { id: 'refunds.title', message: 'İadeler' }
const one = /*i18n*/ { id: 'refunds.of_order', message: '{number} siparişinin iadesi' }
const refresh = /*i18n*/ { id: 'refunds.refresh', message: 'İadeyi yenile' }

/** One refund, and all that may be done with it: `/order-refunds/edit/:id`. */
export default function RefundPage() {
  const { id } = useParams<{ id: string }>()
  return <Desk key={id} id={Number(id)} />
}

function Desk({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(refundPage, { input: { id, holder: useHolder() } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { record: refund, failure } = context
  const shown = value !== 'unreachable' && refund
  if (value === 'missing') return <RecordMissing list="/order-refunds" title={i18n._(title)} />
  return (
    <WhyOf of="order-refunds" id={id}>
      <Page
        title={refund ? i18n._(one.id, { number: refund.order.number }, { message: one.message }) : undefined}
        aside={refund && <RefundHeader refund={refund} />}
        actions={
          shown && (
            <>
              <Neighbours list="order-refunds" id={id} />
              <WhyLink of="order-refunds" id={id} />
              <IconButton
                icon={RetryIcon}
                label={i18n._(refresh)}
                busy={value === 'opening'}
                onPress={() => actor.send({ type: 'REFRESH' })}
              />
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
        {value === 'opening' && !refund && <Skeleton shape="form" rows={6} />}
        {shown && <RefundBody actor={actor} refund={refund} />}
        <RefundDialogs actor={actor} />
      </Page>
    </WhyOf>
  )
}
