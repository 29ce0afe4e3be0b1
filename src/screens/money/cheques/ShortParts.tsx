import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { ChoicesFailed } from '#screens/platform/records/controls/ChoicesFailed.tsx'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'

interface PartProps {
  actor: ShortFormActor
  name: string
  label: Says
  hint?: ReactNode
}

/** An amount of money in a short form. */
export function AmountField({ actor, name, label }: PartProps) {
  const { i18n } = useLingui()
  const amount = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  return (
    <Field name={name} label={i18n._(label)} error={useFieldErrors(actor, name)}>
      <AmountInput value={amount} onChange={(text) => actor.send({ type: 'FILL', field: name, text })} />
    </Field>
  )
}

/** A record that is chosen in a short form, from the list `to`. */
export function ChosenField({ actor, name, label, to }: PartProps & { to: string }) {
  const { i18n } = useLingui()
  const id = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  const choices = useChoices(to, id === '' ? [] : [Number(id)])
  return (
    <Field name={name} label={i18n._(label)} error={useFieldErrors(actor, name)}>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => actor.send({ type: 'FILL', field: name, text: choice ? String(choice.value) : '' })}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Field>
  )
}

/** A day in a short form. */
export function DayField({ actor, name, label, hint }: PartProps) {
  const { i18n } = useLingui()
  const day = useSelector(actor, ({ context }) => context.fields[name] ?? '')
  const fill = (text: string) => actor.send({ type: 'FILL', field: name, text })
  return (
    <Field name={name} label={i18n._(label)} error={useFieldErrors(actor, name)} hint={hint}>
      <DateInput value={day} onChange={fill} onUnread={fill} />
    </Field>
  )
}
