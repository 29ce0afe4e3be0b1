import { useLingui } from '@lingui/react'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import styles from '#screens/sales/orders/order.module.css'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { EditCheque } from './EditCheque.tsx'

interface FactsProps {
  cheque: Cheque
  onEdited: () => void
}

/** What stands on the cheque, whose it is, and what it paid. */
export function ChequeFacts({ cheque, onEdited }: FactsProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const opensOrders = permits(useHolder(), [1501])
  const { branch, iban, customer, orders, collection_id, account, supplier } = cheque
  const bank = [cheque.bank, branch].filter(Boolean).join(', ')
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'cheques.one', message: 'Çek' })}
      actions={<EditCheque cheque={cheque} onEdited={onEdited} />}
    >
      <dl className={styles.facts}>
        <dt>{i18n._(chequeLabels.amount)}</dt>
        <dd>{format.money(cheque.amount, cheque.currency)}</dd>
        <dt>{i18n._(chequeLabels.due_on)}</dt>
        <dd>{format.day(cheque.due_on)}</dd>
        <dt>{i18n._(chequeLabels.number)}</dt>
        <dd>{cheque.number}</dd>
        <dt>{i18n._(chequeLabels.bank)}</dt>
        <dd>{bank}</dd>
        <dt>{i18n._(chequeLabels.drawer)}</dt>
        <dd>{cheque.drawer}</dd>
        {iban !== '' && (
          <>
            <dt>{i18n._(chequeLabels.iban)}</dt>
            <dd>{iban}</dd>
          </>
        )}
        <dt>{i18n._(chequeLabels.customer_id)}</dt>
        <dd>
          <Link href={`/account-movements/${customer.id}`}>{customer.name}</Link>
        </dd>
        <dt>{i18n._(chequeLabels.received_on)}</dt>
        <dd>{format.day(cheque.received_on)}</dd>
        {cheque.note !== '' && (
          <>
            <dt>{i18n._(chequeLabels.note)}</dt>
            <dd>{cheque.note}</dd>
          </>
        )}
        {account && (
          <>
            <dt>{i18n._(chequeLabels.account_id)}</dt>
            <dd>{account.name}</dd>
          </>
        )}
        {supplier && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'cheques.endorsed_to', message: 'Ciro edilen' })}</dt>
            <dd>{supplier.name}</dd>
          </>
        )}
        {collection_id !== null && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'collections.one', message: 'Tahsilat' })}</dt>
            <dd>
              <Link href={`/collections/edit/${collection_id}`}>#{collection_id}</Link>
            </dd>
            <dt>{i18n._(/*i18n*/ { id: 'cheques.orders', message: 'Ödediği siparişler' })}</dt>
            <dd>
              {orders.map(({ id, number, amount }) => (
                <div key={id}>
                  {opensOrders ? <Link href={`/orders/edit/${id}`}>{number}</Link> : number}{' '}
                  {format.money(amount, cheque.currency)}
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </Section>
  )
}
