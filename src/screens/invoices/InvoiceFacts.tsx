import { useLingui } from '@lingui/react'
import type { Invoice, InvoiceAddress, OrderInvoice } from '#api/contract/invoices.ts'
import { recipientName, statusKnown } from '#api/rules/invoices.ts'
import { broken } from '#api/rules/rule.ts'
import { Amount } from '#screens/orders/Amount.tsx'
import { sentenceOf, sentencesOf } from '#screens/sentences.ts'
import { StatusDot } from '#ui/StatusDot.tsx'
import { answerSays, profileWords, statusSays, tones } from './invoice-words.ts'
import styles from './invoices.module.css'

/** Where the invoice of an order stands, why it was not taken, whom it is to, and those before it. */
export function InvoiceFacts({ section: { standing, invoice, past } }: { section: OrderInvoice }) {
  const { i18n } = useLingui()
  const { status, answer, recipient } = standing
  return (
    <>
      <p className={styles.line} role="status">
        <StatusDot tone={tones[status]}>{i18n._(statusSays(status))}</StatusDot>
        {status === 'succeed' && <span>{i18n._(answerSays(answer))}</span>}
      </p>
      {status === 'unknown' && <p className={styles.told}>{sentencesOf(i18n, broken([statusKnown], standing))}</p>}
      {invoice?.reason && (
        <p className={styles.told}>{sentenceOf(i18n, invoice.reason as Parameters<typeof sentenceOf>[1])}</p>
      )}
      <dl className={styles.facts}>
        {invoice && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'invoices.number', message: 'Numara' })}</dt>
            <dd>
              <Numbered invoice={invoice} />
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
        <dd>{[recipient.address, recipient.city, recipient.state].filter(Boolean).join(', ') || '–'}</dd>
      </dl>
      {past.length > 0 && (
        <ul className={styles.past}>
          {past.map((one) => (
            <li key={one.id}>
              <Numbered invoice={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function numberOf({ contact_type, tax_number, tc_number }: InvoiceAddress): string {
  return contact_type === 'corporate' ? tax_number : tc_number
}

function Numbered({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  const { number, profile, issued_at, cancelled_at, status, total, currency } = invoice
  return (
    <span className={styles.line}>
      <span className={styles.number}>{number}</span>
      <span>{i18n._(profileWords[profile])}</span>
      <span>{i18n.date(issued_at, { dateStyle: 'short', timeStyle: 'short' })}</span>
      <span>
        <Amount of={total} currency={currency} />
      </span>
      {cancelled_at && (
        <span>
          {i18n._(
            /*i18n*/ {
              id: 'invoices.cancelled_at',
              message: 'İptal edildi: {at}',
              values: { at: i18n.date(cancelled_at, { dateStyle: 'short', timeStyle: 'short' }) },
            },
          )}
        </span>
      )}
      {status === 'error' && <span>{i18n._(statusSays('error'))}</span>}
    </span>
  )
}
