import { useLingui } from '@lingui/react'
import type { FlagField } from '#api/resources/fields.ts'
import { Switch } from '#ui/Switch.tsx'
import type { ControlProps } from './control.ts'

export function FlagControl({ field, value, onChange, path, locked }: ControlProps<FlagField>) {
  const { i18n } = useLingui()
  return (
    <Switch
      id={path}
      checked={value === 1}
      onChange={(on) => onChange(on ? 1 : 0)}
      label={i18n._(field.label)}
      {...(field.hint ? { hint: i18n._(field.hint) } : {})}
      refusals={locked}
    />
  )
}
