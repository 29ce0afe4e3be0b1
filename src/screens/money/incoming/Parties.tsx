import { useLingui } from '@lingui/react'
import type { IncomingInvoice, IncomingParty } from '#api/contract/money/incoming-invoices.ts'
import styles from '#screens/money/purchases/purchases.module.css'
import { Section } from '#ui/Section.tsx'

/** Who issued the invoice, and to whom, as it says. */
export function Parties({ invoice: { sender, recipient } }: { invoice: IncomingInvoice }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'incoming.parties', message: 'Taraflar' })}>
      <div className={styles.fields}>
        <Party label={i18n._(/*i18n*/ { id: 'incoming.sender', message: 'Düzenleyen' })} party={sender} />
        <Party label={i18n._(/*i18n*/ { id: 'incoming.recipient', message: 'Alıcı' })} party={recipient} />
      </div>
    </Section>
  )
}

function Party({ label, party }: { label: string; party: IncomingParty }) {
  const { name, tax_number, tax_office, address, district, city, phone, email } = party
  const place = [address, [district, city].filter(Boolean).join(' / ')].filter(Boolean).join(', ')
  return (
    <div className={styles.what}>
      <span className={styles.quiet}>{label}</span>
      <strong>{name}</strong>
      <span className={styles.quiet}>{[tax_office, tax_number].filter(Boolean).join(' · ')}</span>
      <span className={styles.quiet}>{place}</span>
      <span className={styles.quiet}>{[phone, email].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
