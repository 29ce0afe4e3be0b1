import { useLingui } from '@lingui/react'
import type { ReferencesField } from '#api/resources/platform/field.types.ts'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useMakeHere } from '../make-here/use-make-here.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import type { ControlProps } from './control.ts'
import { OrderedReferences } from './OrderedReferences.tsx'
import { useChoices } from './use-choices.ts'

/** Several records of another resource: in the order that people put them in, or in none. */
export function ReferencesControl(props: ControlProps<ReferencesField>) {
  return props.field.ordered ? <OrderedReferences {...props} /> : <UnorderedReferences {...props} />
}

/** Several records of another resource, each a chip. */
function UnorderedReferences({ field, value, onChange, locked }: ControlProps<ReferencesField>) {
  const { i18n } = useLingui()
  const choices = useChoices(field.to, value)
  const { make, making, busy } = useMakeHere(field, (made) => onChange([...value, made.value]))
  if (locked.length > 0)
    return <TextInput value={choices.named.map((one) => one.label).join(', ')} onChange={() => {}} readOnly />
  return (
    <>
      <MultiCombobox
        choices={choices.found}
        selected={choices.named}
        onSelect={(selected) => onChange(selected.map((choice) => choice.value))}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || busy}
        make={make}
        placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}
