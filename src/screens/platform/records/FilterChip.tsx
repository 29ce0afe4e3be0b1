import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Chip } from '#ui/Chip.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import type { Choice } from '#ui/choice.ts'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import type { ShownRefusal } from '#ui/refusal.ts'
import { choiceWord } from './choice-word.ts'
import { ChoicesFailed } from './controls/ChoicesFailed.tsx'
import { useChoices } from './controls/use-choices.ts'
import { DaysFilter } from './DaysFilter.tsx'
import { PricesFilter } from './PricesFilter.tsx'
import { SeveralFilter } from './SeveralFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

interface FilterChipProps {
  actor: Actor<typeof recordListMachine>
  name: string
  field: Field
}

/** One filter of a list of records. */
export function FilterChip({ actor, name, field }: FilterChipProps) {
  const value = useSelector(actor, ({ context }) => context.query.filters[name])
  if (field.kind === 'date') return <DaysFilter actor={actor} />
  if (field.kind === 'money') return <PricesFilter actor={actor} name={name} field={field} />
  if (field.kind === 'text') return <TextFilter actor={actor} name={name} field={field} />
  if (field.kind === 'choice' && field.several) return <SeveralFilter actor={actor} name={name} field={field} />
  const set = (next: string | null) => actor.send({ type: 'FILTER', name, value: next })
  return <FieldFilter field={field} value={value} set={set} />
}

const free: readonly ShownRefusal[] = []

interface FieldFilterProps {
  field: Field
  value: string | undefined
  /** `null`: it is off. */
  set: (value: string | null) => void
  /** What keeps it as it is. */
  refusals?: readonly ShownRefusal[]
}

/** One filter: a button with its values while it is off, a chip that can be taken away while it is on. */
export function FieldFilter(props: FieldFilterProps) {
  const { field } = props
  if (field.kind === 'reference' || field.kind === 'references') return <ReferenceFilter {...props} to={field.to} />
  return <ChoiceFilter {...props} />
}

function ChoiceFilter(props: FieldFilterProps) {
  const { field, value, set, refusals = free } = props
  const { i18n } = useLingui()
  const values = valuesOf(i18n, field)
  if (value !== undefined) return chip(i18n, props, values.find((one) => one.value === value)?.label ?? value)
  if (refusals.length > 0) return opener(i18n, props)
  return (
    <DropdownMenu
      align="start"
      trigger={opener(i18n, props)}
      groups={[{ items: values.map((one) => ({ id: one.value, label: one.label, onSelect: () => set(one.value) })) }]}
    />
  )
}

type ReferenceProps = FieldFilterProps & { to: string }

function ReferenceFilter(props: ReferenceProps) {
  return props.value === undefined ? <ReferenceOpener {...props} /> : <ChosenReference {...props} />
}

function ChosenReference(props: ReferenceProps) {
  const { i18n } = useLingui()
  const [chosen] = useChoices(props.to, [Number(props.value)]).named
  return chosen ? chip(i18n, props, chosen.label) : <ReferenceOpener {...props} />
}

function ReferenceOpener(props: ReferenceProps) {
  const { field, set, refusals = free } = props
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  if (refusals.length > 0) return opener(i18n, props)
  const choose = (choice: Choice<number> | null) => {
    setOpen(false)
    if (choice) set(String(choice.value))
  }
  return (
    <Popover open={open} onOpenChange={setOpen} label={i18n._(field.label)} trigger={opener(i18n, props)}>
      <ReferenceChoices {...props} onChoose={choose} onLeave={() => setOpen(false)} />
    </Popover>
  )
}

interface ReferenceChoicesProps extends ReferenceProps {
  onChoose: (choice: Choice<number> | null) => void
  onLeave: () => void
}

/** What there is to choose from is asked for once somebody wants to see it. */
function ReferenceChoices({ field, to, onChoose, onLeave }: ReferenceChoicesProps) {
  const { i18n } = useLingui()
  const choices = useChoices(to, [])
  return (
    <>
      <Combobox
        label={i18n._(field.label)}
        onLeave={onLeave}
        choices={choices.found}
        selected={null}
        onSelect={onChoose}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </>
  )
}

function chip(i18n: I18n, { field, set, refusals = free }: FieldFilterProps, shown: string) {
  const name = `${i18n._(field.label)}: ${shown}`
  return <Chip tone="accent" name={name} {...(refusals.length > 0 ? {} : { onRemove: () => set(null) })} />
}

/** Told to be a filter: a column of the table may have the same words. */
function opener(i18n: I18n, { field, refusals = free }: FieldFilterProps) {
  const label = i18n._(field.label)
  const name = i18n._(/*i18n*/ { id: 'records.filter', message: 'Filtre: {label}', values: { label } })
  return (
    <Refusable size="compact" icon={PlusIcon} aria-label={name} refusals={refusals}>
      {label}
    </Refusable>
  )
}

function valuesOf(i18n: I18n, field: Field): { value: string; label: string }[] {
  if (field.kind === 'choice')
    return field.choices.map((one) => ({ value: one.value, label: choiceWord(i18n, field, one) }))
  if (field.kind !== 'flag') return []
  return ([1, 0] as const).map((value) => ({ value: String(value), label: i18n._(field.says[value]) }))
}
