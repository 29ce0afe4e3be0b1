import { useLingui } from '@lingui/react'
import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { suppliers } from '#api/resources/catalog/suppliers.ts'
import { givenChequeLabels } from '#api/rules/money/given-cheques.ts'
import { permits } from '#api/rules/platform/session.ts'
import { givenChequeWords } from '#machines/money/given-cheque/given-cheque.words.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import styles from '#screens/sales/orders/order.module.css'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'

interface ChequeProps {
  cheque: GivenCheque
}

/** What stands on the cheque, whose it is, and the account it is drawn on. */
export function GivenChequeFacts({ cheque }: ChequeProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const opensSuppliers = permits(useHolder(), suppliers.codes.view)
  const { supplier } = cheque
  return (
    <Section title={i18n._(/*i18n*/ { id: 'cheques.one', message: 'Çek' })}>
      <dl className={styles.facts}>
        <dt>{i18n._(givenChequeLabels.amount)}</dt>
        <dd>{format.money(cheque.amount, cheque.currency)}</dd>
        <dt>{i18n._(givenChequeLabels.due_on)}</dt>
        <dd>{format.day(cheque.due_on)}</dd>
        <dt>{i18n._(givenChequeLabels.number)}</dt>
        <dd>{cheque.number}</dd>
        <dt>{i18n._(givenChequeLabels.account_id)}</dt>
        <dd>
          <Link href={`/bank-accounts/transactions?account_id=${cheque.account.id}`}>{cheque.account.name}</Link>
        </dd>
        <dt>{i18n._(givenChequeLabels.supplier_id)}</dt>
        <dd>
          {opensSuppliers ? <Link href={`/suppliers/details/${supplier.id}`}>{supplier.name}</Link> : supplier.name}
        </dd>
        <dt>{i18n._(givenChequeLabels.given_on)}</dt>
        <dd>{format.day(cheque.given_on)}</dd>
        {cheque.note !== '' && (
          <>
            <dt>{i18n._(givenChequeLabels.note)}</dt>
            <dd>{cheque.note}</dd>
          </>
        )}
      </dl>
    </Section>
  )
}

const gave = /*i18n*/ { id: 'given_cheques.GIVE', message: 'Çek verildi' }

/** Everything that happened to the cheque, newest first; each stands in the books with an entry of its own. */
export function GivenChequeHistory({ cheque }: ChequeProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.history', message: 'Geçmiş' })}>
      <ol className={styles.timeline}>
        {cheque.history.map(({ id, step, day, user, at }) => (
          <li key={id}>
            <strong>{i18n._(givenChequeWords.events[step] ?? gave)}</strong> · {format.day(day)}
            <div className={styles.quiet}>{[format.moment(at), user].join(' · ')}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
