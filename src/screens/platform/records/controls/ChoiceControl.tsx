import { useLingui } from '@lingui/react'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'
import { choiceWord } from '#screens/platform/records/choice-word.ts'
import { Select } from '#ui/Select.tsx'
import type { ControlProps } from './control.ts'

export function ChoiceControl({ field, value, onChange, locked }: ControlProps<ChoiceField>) {
  const { i18n } = useLingui()
  return (
    <Select
      value={value}
      onChange={onChange}
      options={field.choices.map((choice) => ({ value: choice.value, label: choiceWord(i18n, field, choice) }))}
      placeholder={i18n._(/*i18n*/ { id: 'records.choose', message: 'Seçin' })}
      refusals={locked}
    />
  )
}
