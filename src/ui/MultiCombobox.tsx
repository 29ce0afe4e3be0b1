import { useCombobox } from 'downshift'
import { type KeyboardEvent, useContext, useRef } from 'react'
import { Chip } from './Chip.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import styles from './Combobox.module.css'
import type { Choice, MakeHere } from './choice.ts'
import { classes } from './classes.ts'
import box from './control.module.css'
import { FieldContext, useFieldControl } from './field-context.ts'
import { ChevronDownIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { useLocked } from './locked.ts'
import { TextInput } from './TextInput.tsx'
import { useFirstFound, useSearch } from './useSearch.ts'

interface MultiComboboxProps<V extends string | number> {
  choices: readonly Choice<V>[]
  selected: readonly Choice<V>[]
  onSelect: (selected: readonly Choice<V>[]) => void
  /** See `Combobox`. */
  onSearch?: (text: string) => void
  busy?: boolean
  make?: MakeHere | undefined
  placeholder?: string
  /** Names it where no `Field` does. */
  label?: string
}

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes

/** Several of many values, each a chip that can be taken away. Choosing one again takes it away too, and so does Backspace for the last. */
export function MultiCombobox<V extends string | number>(props: MultiComboboxProps<V>) {
  const locked = useLocked().length > 0
  if (!locked) return <OpenMultiCombobox {...props} />
  const names = props.selected.map((choice) => choice.label).join(', ')
  return <TextInput value={names} onChange={() => {}} {...(props.label ? { 'aria-label': props.label } : {})} />
}

function OpenMultiCombobox<V extends string | number>(props: MultiComboboxProps<V>) {
  const { choices, selected, onSelect, onSearch, busy = false, make, placeholder, label } = props
  const words = useWords()
  const field = useContext(FieldContext)
  const control = useFieldControl()
  const frame = useRef<HTMLDivElement>(null)
  const { text, search, items, hidden, firstFor, firstFound } = useSearch({
    ...{ choices, onSearch, busy, make },
    chosen: selected,
  })

  const without = (choice: Choice<V>) => selected.filter((one) => one.value !== choice.value)
  const toggle = (choice: Choice<V>) => {
    const rest = without(choice)
    onSelect(rest.length < selected.length ? rest : [...selected, choice])
  }
  const combobox = useCombobox<Choice<V>>({
    items: [...items],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    isItemDisabled: (choice) => choice.heading === true,
    selectedItem: null,
    inputValue: text ?? '',
    ...(field ? { inputId: field.id, labelId: field.labelledBy } : {}),
    stateReducer: (state, { type, changes }) => {
      // A press into the text places the caret; it does not end the search.
      if (type === InputClick && state.isOpen) return state
      if (type === InputChange) return { ...changes, highlightedIndex: firstFor(changes.inputValue ?? '') }
      if (type === InputBlur) return { ...changes, selectedItem: null }
      if (type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
      // What is still looked for cannot be taken, and what was typed stays until it is found.
      if (type === InputKeyDownEnter && text && state.highlightedIndex === -1) return state
      // The list stays open: one after another is chosen. What was typed to find one is not asked of the next.
      if (type === ItemClick || type === InputKeyDownEnter)
        return { ...changes, isOpen: true, highlightedIndex: text ? -1 : state.highlightedIndex }
      return changes
    },
    onIsOpenChange: ({ isOpen, type }) => {
      // Opened by typing, it searches for what was typed.
      if (isOpen) return type !== InputChange && text === null && onSearch?.('')
      search(null)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      if (selectedItem.making) make?.onMake(selectedItem.making)
      else toggle(selectedItem)
      if (text) search(null)
    },
  })
  useFirstFound(combobox, firstFound, busy)
  const takeLast = (event: KeyboardEvent) => {
    const last = selected.at(-1)
    if (event.key === 'Backspace' && !text && last) onSelect(without(last))
  }
  return (
    <div ref={frame} className={classes(box.frame, styles.frame, styles.many)}>
      {selected.map((choice) => (
        <Chip key={choice.value} name={choice.label} onRemove={() => onSelect(without(choice))}>
          {choice.mark && <>{choice.mark} </>}
          {choice.label}
        </Chip>
      ))}
      <input
        {...combobox.getInputProps({
          ...control,
          ...(label ? { 'aria-label': label } : {}),
          className: classes(box.inner, styles.typed),
          placeholder: selected.length === 0 ? placeholder : undefined,
          spellCheck: false,
          'aria-busy': busy || undefined,
          onChange: (event) => search(event.currentTarget.value),
          onKeyDown: takeLast,
        })}
      />
      <button type="button" className={styles.button} {...combobox.getToggleButtonProps({ 'aria-label': words.open })}>
        <ChevronDownIcon aria-hidden />
      </button>
      <ChoiceList
        combobox={combobox}
        anchor={frame}
        label={label}
        items={items}
        hidden={hidden}
        busy={busy}
        makes={make !== undefined && !text}
        chosen={selected}
      />
    </div>
  )
}
