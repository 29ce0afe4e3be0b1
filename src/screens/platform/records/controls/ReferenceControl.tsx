import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ReferenceField } from '#api/resources/platform/field.types.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { useMakeHere } from '../make-here/use-make-here.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { type ControlProps, useFormParts } from './control.ts'
import { parentsFor } from './parents.ts'
import { useChoices } from './use-choices.ts'

/** One record of another resource, found by typing. */
export function ReferenceControl({ field, value, onChange, locked }: ControlProps<ReferenceField>) {
  const { i18n } = useLingui()
  const choices = useChoices(field.to, value === null ? [] : [value])
  const { make, making, busy } = useMakeHere(field, ({ value }) => onChange(value))
  const { id } = useFormParts()
  const found = useMemo(
    () => (field.parent ? parentsFor(choices.found, id) : choices.found),
    [field, choices.found, id],
  )
  return (
    <>
      <Combobox
        choices={found}
        selected={choices.named[0] ?? null}
        onSelect={(choice) => onChange(choice?.value ?? null)}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || busy}
        make={make}
        clearable={!field.required}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        refusals={locked}
      />
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}
