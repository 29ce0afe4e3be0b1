import { useLingui } from '@lingui/react'
import type { PurchaseReceipt } from '#api/contract/money/purchases.ts'
import { LinkTo } from '#screens/catalog/stock/LinkTo.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { Section } from '#ui/Section.tsx'
import styles from './purchases.module.css'

/** What came, newest first; each leads to the movements of its variant. */
export function Arrived({ receipts }: { receipts: readonly PurchaseReceipt[] }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'purchases.arrived', message: 'Gelenler' })}>
      <ul className={styles.lines}>
        {receipts.map(({ id, at, user, variant_id, name, quantity }) => (
          <li key={id} className={`${styles.line} ${styles.coming}`}>
            <LinkTo path={`/stock-movements?variant_id=${variant_id}`}>{name}</LinkTo>
            <span className={styles.quiet}>{[format.moment(at), user].filter(Boolean).join(' · ')}</span>
            <span className={styles.sum}>{format.change(quantity)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
