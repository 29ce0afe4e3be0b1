import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { ChoicesFailed } from './controls/ChoicesFailed.tsx'
import { useChoices } from './controls/use-choices.ts'
import { DaysFilter } from './DaysFilter.tsx'

interface FilterChipProps {
  actor: Actor<typeof recordListMachine>
  name: string
  field: Field
}

/** One filter of a list of records. */
export function FilterChip({ actor, name, field }: FilterChipProps) {
  const value = useSelector(actor, ({ context }) => context.query.filters[name])
  if (field.kind === 'date') return <DaysFilter actor={actor} />
  const set = (next: string | null) => actor.send({ type: 'FILTER', name, value: next })
  return <FieldFilter field={field} value={value} set={set} />
}

interface FieldFilterProps {
  field: Field
  value: string | undefined
  /** `null`: it is off. */
  set: (value: string | null) => void
}

/** One filter: a button with its values while it is off, a chip that can be taken away while it is on. */
export function FieldFilter(props: FieldFilterProps) {
  const { field } = props
  if (field.kind === 'reference' || field.kind === 'references') return <ReferenceFilter {...props} to={field.to} />
  return <ChoiceFilter {...props} />
}

function ChoiceFilter({ field, value, set }: FieldFilterProps) {
  const { i18n } = useLingui()
  const values = valuesOf(i18n, field)
  const label = i18n._(field.label)
  if (value !== undefined) {
    const shown = `${label}: ${values.find((one) => one.value === value)?.label ?? value}`
    return <Chip tone="accent" name={shown} onRemove={() => set(null)} />
  }
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="compact" icon={PlusIcon} aria-label={filterBy(i18n, label)}>
          {label}
        </Button>
      }
      groups={[{ items: values.map((one) => ({ id: one.value, label: one.label, onSelect: () => set(one.value) })) }]}
    />
  )
}

function ReferenceFilter({ field, value, set, to }: FieldFilterProps & { to: string }) {
  const { i18n } = useLingui()
  const choices = useChoices(to, value === undefined ? [] : [Number(value)])
  const label = i18n._(field.label)
  const [chosen] = choices.named
  if (chosen) return <Chip tone="accent" name={`${label}: ${chosen.label}`} onRemove={() => set(null)} />
  return (
    <Popover
      label={label}
      trigger={
        <Button size="compact" icon={PlusIcon} aria-label={filterBy(i18n, label)}>
          {label}
        </Button>
      }
    >
      <Combobox
        label={label}
        choices={choices.found}
        selected={null}
        onSelect={(choice) => choice && set(String(choice.value))}
        {...(choices.onSearch ? { onSearch: choices.onSearch } : {})}
        busy={choices.busy}
      />
      {choices.failure && <ChoicesFailed failure={choices.failure} onRetry={choices.onRetry} />}
    </Popover>
  )
}

/** A column of the table may have the same words. */
function filterBy(i18n: I18n, label: string): string {
  return i18n._(/*i18n*/ { id: 'records.filter', message: 'Filtre: {label}', values: { label } })
}

function valuesOf(i18n: I18n, field: Field): { value: string; label: string }[] {
  if (field.kind === 'choice') return field.choices.map(({ value, says }) => ({ value, label: i18n._(says) }))
  return [
    { value: '1', label: i18n._(/*i18n*/ { id: 'common.active', message: 'Aktif' }) },
    { value: '0', label: i18n._(/*i18n*/ { id: 'common.passive', message: 'Pasif' }) },
  ]
}
