import { useLingui } from '@lingui/react'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './collection.module.css'
import type { PartProps } from './collection-actor.ts'

const none: readonly number[] = []

/** Whom it is collected of: those who owe are found by name, phone or e-mail. */
export function ChooseCustomer({ actor }: PartProps) {
  const { i18n } = useLingui()
  const choices = useChoices('accounting-customers', none)
  return (
    <div className={styles.customer}>
      <Field
        name="customer_id"
        label={i18n._(/*i18n*/ { id: 'orders.customer', message: 'Müşteri' })}
        hint={i18n._(/*i18n*/ { id: 'collect.customer_hint', message: 'Ödenmemiş siparişi olan müşteriler bulunur.' })}
      >
        <Combobox
          choices={choices.found}
          selected={null}
          onSelect={(choice) => choice && actor.send({ type: 'CHOOSE_CUSTOMER', id: choice.value })}
          {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
          busy={choices.busy}
          placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        />
        {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
      </Field>
      <Link href="/accounting-customers">
        {i18n._(/*i18n*/ { id: 'collect.to_customers', message: 'Borçlu müşterilerin listesi' })}
      </Link>
    </div>
  )
}
