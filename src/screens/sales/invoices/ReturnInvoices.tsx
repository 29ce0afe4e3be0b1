import { useLingui } from '@lingui/react'
import type { Invoice } from '#api/contract/sales/order-invoice.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './invoices.module.css'
import { StoredInvoice } from './StoredInvoice.tsx'

/** The return invoices of an order's refunds, each with the way to its refund. */
export function ReturnInvoices({ returns }: { returns: readonly Invoice[] }) {
  const { i18n } = useLingui()
  const opens = permits(useHolder(), orderRefunds.codes.edit)
  if (returns.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{i18n._(/*i18n*/ { id: 'invoices.returns', message: 'İade faturaları' })}</h3>
      <ul className={styles.past}>
        {returns.map((one) => (
          <li key={one.id}>
            <StoredInvoice invoice={one} />{' '}
            {opens && (
              <Link href={`/order-refunds/edit/${one.refund_id}`}>
                {i18n._(/*i18n*/ { id: 'invoices.to_refund', message: 'İadeyi aç' })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
