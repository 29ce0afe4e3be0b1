import { useLingui } from '@lingui/react'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CollectBar } from './CollectBar.tsx'
import { ConfirmCollection } from './ConfirmCollection.tsx'
import styles from './collection.module.css'
import { type PartProps, useWritten } from './collection-actor.ts'
import { MoneyFields } from './MoneyFields.tsx'
import { Waterfall } from './Waterfall.tsx'

/** The orders that are owed for, how the money comes, and how it fills them. */
export function CollectForm({ actor }: PartProps) {
  const { i18n } = useLingui()
  const owes = useWritten(actor, ({ outstanding }) => (outstanding?.orders.length ?? 0) > 0)
  if (!owes)
    return (
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'collect.nothing_owed', message: 'Bu müşterinin ödenmemiş siparişi yok.' })}
      />
    )
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <Waterfall actor={actor} />
        <MoneyFields actor={actor} />
      </div>
      <CollectBar actor={actor} />
      <ConfirmCollection actor={actor} />
    </div>
  )
}
