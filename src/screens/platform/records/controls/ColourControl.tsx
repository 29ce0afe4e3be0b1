import { useLingui } from '@lingui/react'
import type { TextField } from '#api/resources/platform/field.types.ts'
import { isColour } from '#api/rules/platform/values.ts'
import { TextInput } from '#ui/TextInput.tsx'
import type { ControlProps } from './control.ts'
import styles from './swatch.module.css'

/** A colour that is typed, or chosen from the palette of the browser. */
export function ColourControl({ field, value, onChange, locked }: ControlProps<TextField>) {
  const { i18n } = useLingui()
  const pick = i18n._(/*i18n*/ { id: 'swatch.pick', message: 'Renk seç' })
  return (
    <div className={styles.colour}>
      <TextInput
        code
        value={value}
        onChange={onChange}
        readOnly={locked.length > 0}
        maxLength={field.max}
        spellCheck={false}
      />
      {locked.length === 0 && (
        <input
          type="color"
          aria-label={`${pick}: ${i18n._(field.label)}`}
          value={isColour(value) ? value : '#888888'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
