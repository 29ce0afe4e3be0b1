import { useLingui } from '@lingui/react'
import { Combobox } from '#ui/Combobox.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { useChoices } from './use-choices.ts'

const none: readonly number[] = []

interface SearchChoiceProps {
  /** What is searched: a list, or the path of a search that answers ids and names. */
  to: string
  onChoose: (choice: { readonly value: number; readonly label: string }) => void
  /** What was chosen last is on its way. */
  busy?: boolean
  placeholder?: string
}

/** A search whose results are taken one after the other, such as the products of an order: nothing stays chosen in it. */
export function SearchChoice({ to, onChoose, busy = false, placeholder }: SearchChoiceProps) {
  const { i18n } = useLingui()
  const choices = useChoices(to, none)
  return (
    <>
      <Combobox
        choices={choices.found}
        selected={null}
        onSelect={(choice) => choice && onChoose(choice)}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy || busy}
        placeholder={placeholder ?? i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}
