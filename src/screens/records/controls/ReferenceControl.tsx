import { useLingui } from '@lingui/react'
import type { ReferenceField } from '#api/resources/fields.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import type { ControlProps } from './control.ts'
import { useChoices } from './use-choices.ts'

/** One record of another resource, found by typing. */
export function ReferenceControl({ field, value, onChange, locked }: ControlProps<ReferenceField>) {
  const { i18n } = useLingui()
  const choices = useChoices(field.to, value === null ? [] : [value])
  return (
    <>
      <Combobox
        choices={choices.found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => onChange(choice?.value ?? null)}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
        clearable={!field.required}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        refusals={locked}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}
