import { useCombobox } from 'downshift'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import styles from './Combobox.module.css'
import type { Choice, MakeHere } from './choice.ts'
import { classes } from './classes.ts'
import box from './control.module.css'
import { FieldContext, useFieldControl } from './field-context.ts'
import { ChevronDownIcon, CloseIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { useLocked } from './locked.ts'
import { TextInput } from './TextInput.tsx'
import { type RefusableControl, useControl } from './useControl.tsx'
import { useFirstFound, useSearch } from './useSearch.ts'

interface ComboboxProps<V extends string | number> extends RefusableControl {
  /** All of them, or with `onSearch` those that the search found; a tree is told from top to bottom with `depth`. */
  choices: readonly Choice<V>[]
  selected: Choice<V> | null
  onSelect: (choice: Choice<V> | null) => void
  /** The caller searches: told what was typed, it brings `choices`, and says `busy` meanwhile. */
  onSearch?: (text: string) => void
  busy?: boolean
  make?: MakeHere | undefined
  placeholder?: string
  /** May be emptied again. */
  clearable?: boolean
  /** Names it where no `Field` does. */
  label?: string
  /** Of what was opened to choose from, and has nothing else: the list is open at once, and Escape leaves both. */
  onLeave?: () => void
}

/** One of many values, found by typing. */
export function Combobox<V extends string | number>({ refusals, ...props }: ComboboxProps<V>) {
  const { refused, control, explanation } = useControl(refusals)
  const locked = useLocked().length > 0
  if (!refused) return <OpenCombobox {...props} />
  // Where everything is only there to be read, the page has said why.
  if (locked)
    return (
      <TextInput
        value={props.selected?.label ?? ''}
        onChange={() => {}}
        {...(props.label ? { 'aria-label': props.label } : {})}
      />
    )
  return (
    <>
      <TextInput
        {...control}
        readOnly
        aria-label={props.label}
        value={props.selected?.label ?? ''}
        onChange={() => {}}
      />
      {explanation}
    </>
  )
}

const { FunctionOpenMenu, InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes

function OpenCombobox<V extends string | number>(props: Omit<ComboboxProps<V>, 'refusals'>) {
  const { choices, selected, onSelect, onSearch, busy = false, make, placeholder, clearable, label, onLeave } = props
  const words = useWords()
  const field = useContext(FieldContext)
  const control = useFieldControl()
  const frame = useRef<HTMLDivElement>(null)
  const { text, search, items, hidden, firstFor, firstFound } = useSearch({
    ...{ choices, onSearch, busy, make },
    chosen: selected ? [selected] : [],
  })

  const combobox = useCombobox<Choice<V>>({
    items: [...items],
    itemToString: (choice) => choice?.label ?? '',
    itemToKey: (choice) => choice?.value,
    isItemDisabled: (choice) => choice.heading === true,
    selectedItem: selected,
    inputValue: text ?? selected?.label ?? '',
    ...(field ? { inputId: field.id, labelId: field.labelledBy } : {}),
    stateReducer: (state, { type, changes }) => {
      // A press into the text places the caret; it does not end the search.
      if (type === InputClick && state.isOpen) return state
      if (type === InputChange) return { ...changes, highlightedIndex: firstFor(changes.inputValue ?? '') }
      // What is still looked for cannot be taken, and what was typed stays until it is found.
      if (type === InputKeyDownEnter && text && state.highlightedIndex === -1) return state
      // Leaving keeps what was chosen before, not what happened to be highlighted; Escape closes and takes nothing away.
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem }
      if (type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
      return changes
    },
    onIsOpenChange: ({ isOpen, type }) => {
      // Opened by typing, it searches for what was typed; what comes up open has its first choices.
      if (isOpen) return type !== InputChange && type !== FunctionOpenMenu && text === null && onSearch?.('')
      if (text === '' && clearable && type === InputBlur) onSelect(null)
      search(null)
      if (type === InputKeyDownEscape) onLeave?.()
    },
    onSelectedItemChange: ({ selectedItem }) =>
      selectedItem?.making ? make?.onMake(selectedItem.making) : onSelect(selectedItem ?? null),
  })
  useFirstFound(combobox, firstFound, busy)
  const openFirst = useEffectEvent(() => {
    if (onLeave) combobox.openMenu()
  })
  useEffect(function openAtOnce() {
    openFirst()
  }, [])
  const clear = () => {
    search(null)
    onSelect(null)
    frame.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={frame} className={classes(box.frame, styles.frame)}>
      <input
        {...combobox.getInputProps({
          ...control,
          ...(label ? { 'aria-label': label } : {}),
          className: box.inner,
          placeholder,
          spellCheck: false,
          'aria-busy': busy || undefined,
          onChange: (event) => search(event.currentTarget.value),
          onFocus: (event) => event.currentTarget.select(),
        })}
      />
      {clearable && selected && (
        <button type="button" className={styles.button} aria-label={words.clear} title={words.clear} onClick={clear}>
          <CloseIcon aria-hidden />
        </button>
      )}
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
        chosen={selected ? [selected] : []}
      />
    </div>
  )
}
