import { useCombobox } from 'downshift'
import { useContext, useRef } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import styles from './Combobox.module.css'
import type { Choice } from './choice.ts'
import { classes } from './classes.ts'
import box from './control.module.css'
import { FieldContext, useFieldControl } from './field-context.ts'

interface SuggestInputProps<V extends string | number> {
  value: string
  /** What is typed stands as it is typed. */
  onChange: (value: string) => void
  choices: readonly Choice<V>[]
  /** One of the suggestions was taken. */
  onChoose: (choice: Choice<V>) => void
  /** The caller searches: told what was typed, it brings `choices`, and says `busy` meanwhile. */
  onSearch: ((text: string) => void) | undefined
  busy: boolean
  placeholder: string
  label: string
}

/** One line of text with suggestions for it. */
export function SuggestInput<V extends string | number>(props: SuggestInputProps<V>) {
  const { value, onChange, choices, onChoose, onSearch, busy, placeholder, label } = props
  const field = useContext(FieldContext)
  const control = useFieldControl()
  const frame = useRef<HTMLDivElement>(null)
  const combobox = useCombobox<Choice<V>>({
    items: [...choices],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    selectedItem: null,
    inputValue: value,
    ...(field ? { inputId: field.id, labelId: field.labelledBy } : {}),
    stateReducer: (state, { type, changes }) => {
      // Leaving takes nothing: what was typed is what was meant.
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: null, inputValue: value }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) return { ...state, isOpen: false }
      return changes
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen && type !== useCombobox.stateChangeTypes.InputChange) onSearch?.(value)
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  return (
    <div ref={frame} className={classes(box.frame, styles.frame)}>
      <input
        {...combobox.getInputProps({
          ...control,
          className: box.inner,
          placeholder,
          spellCheck: false,
          'aria-busy': busy || undefined,
          onChange: (event) => {
            onChange(event.currentTarget.value)
            onSearch?.(event.currentTarget.value)
          },
        })}
      />
      <ChoiceList combobox={combobox} anchor={frame} label={label} items={choices} hidden={0} busy={busy} chosen={[]} />
    </div>
  )
}
