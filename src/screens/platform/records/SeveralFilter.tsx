import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chip } from '#ui/Chip.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import styles from './list.module.css'

interface SeveralFilterProps {
  actor: Actor<typeof recordListMachine>
  name: string
  field: ChoiceField
  /** One value alone is shown by its tab. */
  tabbed?: boolean
}

/** A filter that takes several values of a choice: a box for each, and one chip that tells those that are on. */
export function SeveralFilter({ actor, name, field, tabbed = false }: SeveralFilterProps) {
  const { i18n } = useLingui()
  const value = useSelector(actor, ({ context }) => context.query.filters[name])
  const chosen = valuesIn(value)
  const label = i18n._(field.label)
  const set = (values: readonly string[]) => {
    // In the order in which they are declared, so that one choice has one address.
    const ordered = field.choices.flatMap((one) => (values.includes(one.value) ? [one.value] : []))
    actor.send({ type: 'FILTER', name, value: ordered.join(',') || null })
  }
  const labelsOf = (on: boolean) =>
    field.choices.flatMap((one) => (chosen.includes(one.value) === on ? [i18n._(one.says)] : []))
  const labels = labelsOf(true)
  const summary = `${label}: ${inShort(i18n, labels, labelsOf(false))}`
  return (
    <>
      <FilterPopover label={label}>
        <div className={styles.several}>
          {field.choices.map((one) => (
            <Checkbox
              key={one.value}
              label={i18n._(one.says)}
              checked={chosen.includes(one.value)}
              onChange={(on) => set(on ? [...chosen, one.value] : chosen.filter((other) => other !== one.value))}
            />
          ))}
        </div>
      </FilterPopover>
      {labels.length > (tabbed ? 1 : 0) && (
        <Chip tone="accent" name={summary} onRemove={() => set([])}>
          <span title={labels.join(', ')}>{summary}</span>
        </Chip>
      )}
    </>
  )
}

/** So many values are told one by one. */
const most = 3

/** What is on, where that is little; else what is off, or how much is on. */
function inShort(i18n: I18n, on: readonly string[], off: readonly string[]): string {
  if (on.length <= most) return on.join(', ')
  if (off.length > 0 && off.length <= most)
    return i18n._(
      /*i18n*/ { id: 'records.all_but', message: '{names} dışında hepsi', values: { names: off.join(', ') } },
    )
  return i18n._(/*i18n*/ { id: 'records.several_on', message: '{count} seçili', values: { count: on.length } })
}

/** The values that a filter has, as the address writes them. */
export function valuesIn(value: string | undefined): readonly string[] {
  return value ? value.split(',') : []
}
