import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { ReferencesField } from '#api/resources/platform/field.types.ts'
import { Combobox } from '#ui/Combobox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { SortableList } from '#ui/SortableList.tsx'
import { useMakeHere } from '../make-here/use-make-here.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { NoValue } from './NoValue.tsx'
import { useChoices } from './use-choices.ts'

/** Several records of another resource in the order that people put them in; the next one is found by typing. */
export function OrderedReferences({ field, value, onChange, locked }: ControlProps<ReferencesField>) {
  const { i18n } = useLingui()
  const words = useWords()
  const [said, say] = useState('')
  const choices = useChoices(field.to, value)
  const { make, making, busy } = useMakeHere(field, (made) => onChange([...value, made.value]))
  const open = locked.length === 0
  return (
    <div className={styles.ordered}>
      <SortableList
        label={i18n._(field.label)}
        items={choices.named}
        itemKey={(one) => String(one.value)}
        itemName={(one) => one.label}
        onSort={(sorted) => onChange(sorted.map((one) => one.value))}
        say={say}
        render={(one) => (
          <span className={styles.chosen}>
            <span>{one.label}</span>
            {open && (
              <IconButton
                icon={CloseIcon}
                size="compact"
                label={words.remove(one.label)}
                onPress={() => onChange(value.filter((id) => id !== one.value))}
              />
            )}
          </span>
        )}
      />
      {!open && value.length === 0 && <NoValue />}
      {open && (
        <Combobox
          choices={choices.found.filter((one) => !value.includes(one.value))}
          selected={null}
          onSelect={(choice) => choice && onChange([...value, choice.value])}
          {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
          busy={choices.busy || busy}
          make={make}
          placeholder={i18n._(/*i18n*/ { id: 'records.find', message: 'Yazarak arayın' })}
        />
      )}
      {making}
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
      <ReaderOnly live="polite">{said}</ReaderOnly>
    </div>
  )
}
