import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SwatchField } from '#api/resources/platform/swatch.ts'
import { isColour } from '#api/rules/platform/values.ts'
import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { useUploads } from '#screens/platform/gallery/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useFieldControl } from '#ui/field-context.ts'
import { PaletteIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { type ControlProps, useFormParts } from './control.ts'
import { ImageOf } from './ImageControl.tsx'
import styles from './swatch.module.css'

/** A colour or a picture: shown small, and chosen in a page of its own. */
export function SwatchControl({ field, value, onChange, path, locked }: ControlProps<SwatchField>) {
  const { i18n } = useLingui()
  const control = useFieldControl()
  const uploads = useSwatchUploads(path, onChange)
  const label = i18n._(field.label)
  const nothing = i18n._(/*i18n*/ { id: 'swatch.none', message: 'yok' })
  const picture = i18n._(/*i18n*/ { id: 'swatch.picture', message: 'görsel' })
  const valueLabel = value === '' ? nothing : isPicture(value) ? picture : value
  if (locked.length > 0) return <span className={styles.read}>{value === '' ? '–' : <Swatch value={value} />}</span>
  return (
    <Popover
      label={label}
      align="end"
      trigger={
        <Button {...control} className={styles.trigger} aria-label={`${label}: ${valueLabel}`} title={label}>
          {isColour(value) || isPicture(value) ? <Swatch value={value} /> : <PaletteIcon aria-hidden />}
        </Button>
      }
    >
      <div className={styles.choosing}>
        <Field
          name={`${path}.colour`}
          label={i18n._(/*i18n*/ { id: 'swatch.colour', message: 'Renk' })}
          hint={i18n._(/*i18n*/ { id: 'swatch.colour_hint', message: 'Örneğin #1f6feb.' })}
        >
          <div className={styles.colour}>
            <TextInput
              code
              value={isPicture(value) ? '' : value}
              onChange={(typed) => onChange(typed.trim())}
              maxLength={7}
              spellCheck={false}
            />
            <input
              type="color"
              aria-label={i18n._(/*i18n*/ { id: 'swatch.pick', message: 'Renk seç' })}
              value={isColour(value) ? value : '#888888'}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        </Field>
        <ImageOf
          name={field.label}
          value={isPicture(value) ? value : ''}
          onChange={onChange}
          locked={locked}
          uploads={uploads}
        />
        {value !== '' && (
          <Button variant="link" onPress={() => onChange('')}>
            {i18n._(/*i18n*/ { id: 'swatch.clear', message: 'Rengi ve görseli kaldır' })}
          </Button>
        )}
      </div>
    </Popover>
  )
}

/** The picture's way here outlives the page it was chosen in, and a change of the row's place. */
function useSwatchUploads(path: string, onChange: (name: string) => void) {
  const { onUploading } = useFormParts()
  const [place] = useState(path)
  const arrived = useEffectEvent(() => onUploading(place, false))
  useEffect(function endWithTheRow() {
    return () => arrived()
  }, [])
  return useUploads({
    type: 'logo',
    allowed: 1,
    onAdd: ([first]) => first && onChange(first.image),
    onBusy: (busy) => onUploading(place, busy),
  })
}

function isPicture(value: string): boolean {
  return /^[0-9a-f]{30}\./.test(value)
}
