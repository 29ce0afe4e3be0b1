import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { PartProps } from '#screens/sales/orders/order-actor.ts'
import { invoicePlace } from '#screens/sales/orders/order-fixes.ts'
import { useReadAnew } from '#screens/sales/orders/use-read-anew.ts'
import { invoiceActions } from '#screens/sales/wiring/invoices.ts'
import { Section } from '#ui/Section.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceDialogs } from './InvoiceDialogs.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** The invoice of an order on its page: where it stands, whom it is to, and what may be done with it. What is under way there goes on while the page reads the order anew. */
export function InvoiceSection({ actor: page, order, past }: PartProps) {
  const { invoice } = order
  const { i18n } = useLingui()
  const desk = useActorRef(invoiceActions, { input: { record: invoice, holder: useHolder() } })
  useReadAnew(desk, page)
  useEffect(() => desk.send({ type: 'SHOW', record: invoice }), [desk, invoice])
  const section = useSelector(desk, ({ context }) => context.record)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'invoices.title', message: 'Fatura' })} place={invoicePlace}>
      <InvoiceFacts section={section} actor={desk} page={page} past={past} />
      {!past && <InvoiceActions actor={desk} section={section} page={page} />}
      <InvoiceDialogs actor={desk} order={order} />
    </Section>
  )
}
