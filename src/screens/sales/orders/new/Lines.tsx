import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useState } from 'react'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { LineList } from './LineList.tsx'
import { Missed } from './Missed.tsx'
import { NotAdded } from './NotAdded.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

const none: readonly number[] = []

/** The products of the order: scanned or found, each with its pieces and its price. */
export function Lines() {
  const { i18n } = useLingui()
  const empty = useWritten(({ draft }) => draft.lines.length === 0)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.products', message: 'Ürünler' })}>
      <div className={styles.adding}>
        <Scan />
        <Find />
      </div>
      <Missed what="notFound" />
      <NotAdded />
      {empty ? (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
        </p>
      ) : (
        <LineList />
      )}
    </Section>
  )
}

/** A scanner types a code and Enter; so may a person. */
function Scan() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const [code, setCode] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = { type: 'ADD', wanted: { code: code.trim() } } as const
    // While the order is being stored nothing is added: what was typed stays.
    if (!actor.getSnapshot().can(wanted)) return
    if (code.trim() !== '') actor.send(wanted)
    setCode('')
  }
  return (
    <form onSubmit={add}>
      <Field
        name="code"
        label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
        hint={i18n._(/*i18n*/ { id: 'new_order.code_hint', message: 'Okutun ya da yazıp Enter’a basın.' })}
      >
        <TextInput
          value={code}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={setCode}
        />
      </Field>
    </form>
  )
}

function Find() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const choices = useChoices('new-order/variants', none)
  const finding = useSelector(actor, (snapshot) => snapshot.matches({ form: 'finding' }))
  return (
    <OrderField name="product" label={i18n._(names.product)}>
      <Combobox
        choices={choices.found}
        selected={null}
        onSelect={(choice) => choice && actor.send({ type: 'ADD', wanted: { id: choice.value } })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || finding}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </OrderField>
  )
}
