import { useLingui } from '@lingui/react'
import type { Invoice } from '#api/contract/sales/order-invoice.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { profileWords, statusSays } from './invoice-words.ts'
import styles from './invoices.module.css'

/** An invoice in a line: its number, what it is, when it was issued and over what, and whether it counts. */
export function StoredInvoice({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui()
  const { number, profile, issued_at, cancelled_at, status, total, currency } = invoice
  return (
    <span className={styles.line}>
      <span className={styles.number}>{number}</span>
      <span>{i18n._(profileWords[profile])}</span>
      <span>{formatsOf(i18n).moment(issued_at)}</span>
      <span>
        <Amount of={total} currency={currency} />
      </span>
      {cancelled_at && (
        <span>
          {i18n._(
            /*i18n*/ {
              id: 'invoices.cancelled_at',
              message: 'İptal edildi: {at}',
              values: { at: formatsOf(i18n).moment(cancelled_at) },
            },
          )}
        </span>
      )}
      {status === 'error' && <span>{i18n._(statusSays('error'))}</span>}
    </span>
  )
}
