import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { identified, invoiceFacts, notTaken, reachable } from '#api/rules/sales/invoices.ts'
import { invoiceAt, invoiceCodes, invoiceSteps } from '#machines/sales/invoice/invoice.chart.ts'
import type { InvoiceTypes } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Steps } from '#screens/platform/steps/Steps.tsx'
import { InvoiceFile } from '#screens/sales/invoices/InvoiceFile.tsx'
import { statusSays, stepSays, tones } from '#screens/sales/invoices/invoice-words.ts'
import styles from '#screens/sales/invoices/invoices.module.css'
import { StoredInvoice } from '#screens/sales/invoices/StoredInvoice.tsx'
import { useReadAnew } from '#screens/sales/orders/use-read-anew.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { invoiceActions } from '#screens/sales/wiring/invoices.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { ReturnInvoiceDialogs } from './ReturnInvoiceDialogs.tsx'
import type { RefundActor } from './refund-actor.ts'

interface ReturnInvoiceActionsProps {
  page: RefundActor
  section: OrderInvoice
  order: Refund['order']
}

/** Where a return invoice stands at the tax authority, those that were not taken before it, and what may be done with it. */
export function ReturnInvoiceActions({ page, section: given, order }: ReturnInvoiceActionsProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const desk = useActorRef(invoiceActions, { input: { record: given, holder } })
  useReadAnew(desk, page)
  useEffect(() => desk.send({ type: 'SHOW', record: given }), [desk, given])
  const { standing, invoice, past } = useSelector(desk, ({ context }) => context.record)
  const at = invoiceAt(invoiceFacts(standing))
  const setUpFix = setUpFixOf(i18n, holder)
  const linkOf = (refusal: Refusal) =>
    ofRecipient.has(refusal.id)
      ? {
          label: i18n._(/*i18n*/ { id: 'invoices.mend_address', message: 'Fatura adresini düzelt' }),
          href: `/orders/edit/${order.id}`,
        }
      : setUpFix(refusal)
  const troubles = useShown(invoice?.reason ? [invoice.reason as Refusal] : [], { linkOf })
  return (
    <>
      <p className={styles.line} role="status">
        <StatusDot tone={tones[standing.status]}>{i18n._(statusSays(standing.status))}</StatusDot>
        {invoice && <StoredInvoice invoice={invoice} />}
      </p>
      {troubles.length > 0 && (
        <div className={styles.notice}>
          <RefusalList refusals={troubles} />
        </div>
      )}
      {past.length > 0 && (
        <ul className={styles.past}>
          {past.map((one) => (
            <li key={one.id}>
              <StoredInvoice invoice={one} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Steps<InvoiceTypes>
          actor={desk}
          at={at}
          steps={invoiceSteps(at)
            .filter((type) => type !== 'PRINT')
            .map((type) => ({ type }) as InvoiceTypes['step'])}
          says={stepSays}
          waiting="each"
          linkOf={linkOf}
        />
        {invoice && standing.status !== 'error' && permits(holder, orders.codes.view) && (
          <ButtonLink href={`/order-refunds/edit/${given.refund_id}/invoice`} icon={PrintIcon}>
            {i18n._(stepSays('PRINT'))}
          </ButtonLink>
        )}
        {invoice && permits(holder, invoiceCodes) && <InvoiceFile invoice={invoice} />}
      </div>
      <ReturnInvoiceDialogs actor={desk} order={order} />
    </>
  )
}

/** What is mended at the order, whose invoice address is the recipient's. */
const ofRecipient: ReadonlySet<string> = new Set([identified.id, reachable.id, notTaken.id])
