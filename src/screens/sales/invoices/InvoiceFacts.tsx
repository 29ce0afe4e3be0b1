import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { InvoiceAddress, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { recipientName, statusKnown } from '#api/rules/sales/invoices.ts'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { useShown } from '#screens/platform/sentences.ts'
import type { OrderActor } from '#screens/sales/orders/order-actor.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { answerSays, statusSays, tones } from './invoice-words.ts'
import styles from './invoices.module.css'
import { ReturnInvoices } from './ReturnInvoices.tsx'
import { StoredInvoice } from './StoredInvoice.tsx'
import { wayOutOf } from './ways-out.ts'

interface InvoiceFactsProps {
  section: OrderInvoice
  actor: Actor<typeof invoiceActionsMachine>
  /** The page of the order, where some of what is amiss is mended. */
  page: OrderActor
  /** A moment of the past is looked at: nothing can be mended there. */
  past: boolean
}

/** Where the invoice of an order stands, why it was not taken, whom it is to, and those before it. */
export function InvoiceFacts(props: InvoiceFactsProps) {
  const { i18n } = useLingui()
  const { standing, invoice, past, returns } = props.section
  const { status, answer, recipient } = standing
  return (
    <>
      <p className={styles.line} role="status">
        <StatusDot tone={tones[status]}>{i18n._(statusSays(status))}</StatusDot>
        {status === 'succeed' && <span>{i18n._(answerSays(answer))}</span>}
      </p>
      <Troubles {...props} />
      <dl className={styles.facts}>
        {invoice && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'invoices.number', message: 'Numara' })}</dt>
            <dd>
              <StoredInvoice invoice={invoice} />
            </dd>
          </>
        )}
        <dt>{i18n._(/*i18n*/ { id: 'invoices.recipient', message: 'Alıcı' })}</dt>
        <dd>{recipientName(recipient) || '–'}</dd>
        <dt>
          {recipient.contact_type === 'corporate'
            ? i18n._(/*i18n*/ { id: 'invoices.tax_number', message: 'Vergi no' })
            : i18n._(/*i18n*/ { id: 'invoices.tc_number', message: 'TC kimlik no' })}
        </dt>
        <dd className={styles.number}>{numberOf(recipient) || '–'}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'invoices.address', message: 'Adres' })}</dt>
        <dd>{[recipient.address, recipient.district, recipient.city].filter(Boolean).join(', ') || '–'}</dd>
      </dl>
      {past.length > 0 && (
        <ul className={styles.past}>
          {past.map((one) => (
            <li key={one.id}>
              <StoredInvoice invoice={one} />
            </li>
          ))}
        </ul>
      )}
      <ReturnInvoices returns={returns} />
    </>
  )
}

/** What the integrator would not take, or does not tell, each with its way out. */
function Troubles({ section: { standing, invoice }, actor, page, past }: InvoiceFactsProps) {
  const { i18n } = useLingui()
  const unknown = standing.status === 'unknown' ? broken([statusKnown], standing) : []
  const reason = invoice?.reason ? [invoice.reason as Refusal] : []
  const shown = useShown([...unknown, ...reason], past ? {} : { linkOf: wayOutOf(i18n, actor, page) })
  return (
    shown.length > 0 && (
      <div className={styles.notice}>
        <RefusalList refusals={shown} />
      </div>
    )
  )
}

function numberOf({ contact_type, tax_number, tc_number }: InvoiceAddress): string {
  return contact_type === 'corporate' ? tax_number : tc_number
}
