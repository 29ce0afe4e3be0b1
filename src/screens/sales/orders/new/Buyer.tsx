import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { languageNames, panelLanguages } from '#api/contract/platform/languages.ts'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Missed } from './Missed.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { guestNames, names } from './order-names.ts'

const none: readonly number[] = []

/** Who buys: a customer of the shop, or a guest, whose name and phone are written; and in which language they are written to. */
export function Buyer() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const buyer = useWritten((one) => one.buyer)
  const choices = useChoices('new-order/customers', none)
  const asking = useSelector(actor, (snapshot) => snapshot.matches({ form: 'asking' }))
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.buyer', message: 'Müşteri' })}>
      <OrderField
        name="customer_id"
        label={i18n._(names.customer_id)}
        hint={
          !buyer &&
          i18n._(
            /*i18n*/ { id: 'new_order.customer_hint', message: 'Seçilmezse sipariş aşağıdaki misafir adına yazılır.' },
          )
        }
      >
        <Combobox
          choices={choices.found}
          selected={buyer && { value: buyer.id, label: buyer.name }}
          onSelect={(choice) => actor.send(choice ? { type: 'CHOOSE_BUYER', id: choice.value } : { type: 'NO_BUYER' })}
          {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
          busy={choices.busy || asking}
          clearable
          placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        />
        {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
      </OrderField>
      <Missed what="notKnown" />
      {buyer && <p className={styles.quiet}>{[buyer.phone, buyer.email].filter(Boolean).join(' · ')}</p>}
      <div className={styles.fields}>
        {!buyer &&
          (Object.keys(guestNames) as (keyof NewOrder['guest'])[]).map((key) => <Guest key={key} part={key} />)}
        <Language />
      </div>
    </Section>
  )
}

/** In which language the customer is written to. */
function Language() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const language = useWritten(({ draft }) => draft.language)
  return (
    <OrderField name="language" label={i18n._(names.language)}>
      <Select
        value={language}
        onChange={(value) => actor.send({ type: 'CHANGE', changes: { language: value as typeof language } })}
        options={panelLanguages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </OrderField>
  )
}

function Guest({ part }: { part: keyof NewOrder['guest'] }) {
  const { i18n } = useLingui()
  const actor = useOrder()
  const value = useWritten(({ draft }) => draft.guest[part])
  return (
    <OrderField name={`guest.${part}`} label={i18n._(guestNames[part])} required={part !== 'email'}>
      <TextInput value={value} onChange={(text) => actor.send({ type: 'SET_GUEST', key: part, value: text })} />
    </OrderField>
  )
}
