import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams, useSearch } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PackingSlip } from './PackingSlip.tsx'
import { asking, otherPaper, paperIn } from './slip-paper.ts'

const title = /*i18n*/ { id: 'orders.title', message: 'Siparişler' }

/** The packing slip of one order, as it will be on paper: `/orders/edit/:id/packing-slip?prices=0&paper=a5`. */
export default function PackingSlipPage() {
  const { i18n } = useLingui()
  const { id = '' } = useParams<{ id: string }>()
  const search = new URLSearchParams(useSearch())
  const prices = search.get('prices') !== '0'
  const paper = paperIn(search)
  const path = `/orders/edit/${id}/packing-slip`
  const other = otherPaper(path, search)
  const actor = useActorRef(orderPage, { input: { id: Number(id), holder: useHolder() } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { record: order, failure } = context
  if (value === 'missing') return <RecordMissing list="/orders" title={i18n._(title)} />
  return (
    <Page
      paper
      actions={
        order && (
          <>
            <ButtonLink href={`/orders/edit/${id}`}>
              {i18n._(/*i18n*/ { id: 'order_page.to_order', message: 'Siparişe dön' })}
            </ButtonLink>
            <ButtonLink href={asking(path, search, 'prices', prices ? '0' : null)}>
              {prices
                ? i18n._(/*i18n*/ { id: 'order_page.without_prices', message: 'Fiyatsız göster' })
                : i18n._(/*i18n*/ { id: 'order_page.with_prices', message: 'Fiyatlı göster' })}
            </ButtonLink>
            <ButtonLink href={other.href}>{i18n._(other.says)}</ButtonLink>
            <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
              {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
            </Button>
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
      {value === 'opening' && <Skeleton shape="form" rows={6} />}
      {order && <PackingSlip order={order} prices={prices} paper={paper} />}
    </Page>
  )
}
