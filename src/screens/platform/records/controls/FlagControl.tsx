import { useLingui } from '@lingui/react'
import type { FlagField } from '#api/resources/platform/field.types.ts'
import { Switch } from '#ui/Switch.tsx'
import type { ControlProps } from './control.ts'

/** On or off, with the word for what it is now. */
export function FlagControl({ field, value, onChange, locked }: ControlProps<FlagField>) {
  const { i18n } = useLingui()
  return (
    <Switch
      checked={value === 1}
      onChange={(on) => onChange(on ? 1 : 0)}
      label={i18n._(field.says[value])}
      refusals={locked}
    />
  )
}
