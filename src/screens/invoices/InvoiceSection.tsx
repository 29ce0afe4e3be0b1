import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { told } from '#api/rules/outcomes.ts'
import type { PartProps } from '#screens/orders/order-actor.ts'
import { sentencesOf } from '#screens/sentences.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { invoiceDesk } from '#screens/wiring/invoices.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { InvoiceActs } from './InvoiceActs.tsx'
import { InvoiceDialogs } from './InvoiceDialogs.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** The invoice of an order on its page: where it stands, whom it is to, and what may be done with it. */
export function InvoiceSection({ actor, order, past }: PartProps) {
  // What changes the order may change what its invoice may do.
  return <Desk key={order.version} actor={actor} order={order} past={past} />
}

function Desk({ actor: page, order }: PartProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(invoiceDesk, { input: { order_id: order.id, holder: useHolder() } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { section, failure } = context
  const unreachable = value === 'unreachable' && failure
  return (
    <Section title={i18n._(/*i18n*/ { id: 'invoices.title', message: 'Fatura' })}>
      {unreachable && (
        <ErrorState
          title={sentencesOf(i18n, told(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'opening' && !section && <Skeleton shape="form" rows={2} />}
      {section && !unreachable && (
        <>
          <InvoiceFacts section={section} actor={actor} page={page} />
          <InvoiceActs actor={actor} section={section} page={page} />
        </>
      )}
      <InvoiceDialogs actor={actor} />
    </Section>
  )
}
