import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Option } from '#api/contract/catalog/catalogue.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { useLocked } from '#ui/locked.ts'
import { Select } from '#ui/Select.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './NewVariant.module.css'

/** One more variant: its values are chosen, and a combination that exists already is refused (R92). */
export function NewVariant() {
  const form = useForm()
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const selected = usePart(({ draft }) => draft.selected_options)
  const all = usePart(({ lists }) => lists.options)
  const [values, setValues] = useState<Readonly<Record<number, number>>>({})
  const options = selected.flatMap((id) => all.find((one) => one.id === id) ?? [])
  if (options.length === 0 || locked) return null
  const given = options.map(({ id }) => ({ option_id: id, option_value_id: values[id] ?? 0 }))
  return (
    <div className={styles.row}>
      {options.map((option) => (
        <Value
          key={option.id}
          option={option}
          value={values[option.id] ?? 0}
          onChange={(value) => setValues({ ...values, [option.id]: value })}
        />
      ))}
      <Act actor={form} event={{ type: 'ADD_VARIANT', options: given }} icon={PlusIcon}>
        {i18n._(/*i18n*/ { id: 'variants.add', message: 'Varyant ekle' })}
      </Act>
    </div>
  )
}

interface ValueProps {
  option: Option
  value: number
  onChange: (value: number) => void
}

function Value({ option, value, onChange }: ValueProps) {
  const { i18n } = useLingui()
  const label = i18n._(
    /*i18n*/ { id: 'variants.new_value', message: 'Yeni varyant: {option}', values: { option: option.name } },
  )
  return (
    <span className={styles.value}>
      <Select
        aria-label={label}
        value={value === 0 ? '' : String(value)}
        onChange={(next) => onChange(Number(next))}
        placeholder={option.name}
        options={option.values.map((one) => ({ value: String(one.id), label: one.name }))}
      />
    </span>
  )
}
