import { useLingui } from '@lingui/react'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './collection.module.css'
import type { PartProps } from './collection-actor.ts'

/** Whom it is collected of: those who owe are found by name, phone or e-mail. */
export function ChooseCustomer({ actor }: PartProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.customer}>
      <Field
        name="customer_id"
        label={i18n._(/*i18n*/ { id: 'orders.customer', message: 'Müşteri' })}
        hint={i18n._(/*i18n*/ { id: 'collect.customer_hint', message: 'Ödenmemiş siparişi olan müşteriler bulunur.' })}
      >
        <SearchChoice
          to="accounting-customers"
          onChoose={({ value }) => actor.send({ type: 'CHOOSE_CUSTOMER', id: value })}
        />
      </Field>
      <Link href="/accounting-customers">
        {i18n._(/*i18n*/ { id: 'collect.to_customers', message: 'Borçlu müşterilerin listesi' })}
      </Link>
    </div>
  )
}
