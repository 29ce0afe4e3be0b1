import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { TextField } from '#api/resources/platform/field.types.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { useAfterPause } from '#screens/platform/use-after-pause.ts'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FilterPopover } from './FilterPopover.tsx'

interface TextFilterProps {
  actor: Actor<typeof recordListMachine>
  name: string
  field: TextField
}

/** What a list is narrowed to by the beginning of a text, such as a city. */
export function TextFilter({ actor, name, field }: TextFilterProps) {
  const { i18n } = useLingui()
  const value = useSelector(actor, ({ context }) => context.query.filters[name] ?? '')
  const set = (text: string) => actor.send({ type: 'FILTER', name, value: text === '' ? null : text })
  const label = i18n._(field.label)
  return (
    <>
      {!field.ledTo && (
        <FilterPopover label={label}>
          <Typed name={name} label={label} max={field.max} value={value} onChange={set} />
        </FilterPopover>
      )}
      {value !== '' && <Chip tone="accent" name={`${label}: ${value}`} onRemove={() => set('')} />}
    </>
  )
}

interface TypedProps {
  name: string
  label: string
  max: number
  value: string
  onChange: (text: string) => void
}

function Typed({ name, label, max, value, onChange }: TypedProps) {
  const [text, setText] = useState(value)
  useAfterPause(text.trim() === value ? null : text.trim(), onChange)
  return (
    <Field name={name} label={label}>
      <TextInput value={text} maxLength={max} onChange={setText} />
    </Field>
  )
}
