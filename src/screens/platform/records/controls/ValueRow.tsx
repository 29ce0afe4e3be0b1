import { useLingui } from '@lingui/react'
import type { TextField } from '#api/resources/platform/field.types.ts'
import type { NamedValue, ValuesField } from '#api/resources/platform/values.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { type ControlProps, useFormParts } from './control.ts'
import styles from './values.module.css'

interface ValueRowProps extends Pick<ControlProps, 'path' | 'refusals' | 'locked'> {
  field: ValuesField
  /** One for each language, in the order of the value's texts. */
  columns: readonly TextField[]
  value: NamedValue
  onChange: (value: NamedValue) => void
  onRemove: () => void
  /** The row in words. */
  name: string
  /** It carries the labels of all rows, unless each has its own. */
  first: boolean
  narrow: boolean
}

/** One value: its names, its looks where it has them, and taking it away. */
export function ValueRow(props: ValueRowProps) {
  const { field, columns, value, onChange, onRemove, name, path, refusals, locked, first, narrow } = props
  const { i18n } = useLingui()
  const { Inner } = useFormParts()
  const { translations } = value
  const rename = (at: number, text: unknown) =>
    onChange({
      ...value,
      translations: translations.map((one, index) => (index === at ? { ...one, name: String(text) } : one)),
    })
  return (
    <fieldset aria-label={name} className={styles.row} data-first={first || undefined}>
      {columns.map((column, index) => {
        const at = `${path}.translations.${index}.name`
        return (
          <Inner
            key={at}
            field={column}
            value={String(translations[index]?.name ?? '')}
            onChange={(next) => rename(index, next)}
            path={at}
            refusals={refusals.filter((refusal) => isUnder(at, refusal))}
            locked={locked}
            bare={!first && !narrow}
          />
        )
      })}
      {field.swatch && (
        <span className={styles.beside}>
          <Inner
            field={field.swatch}
            value={value.swatch ?? ''}
            onChange={(next) => onChange({ ...value, swatch: String(next) })}
            path={`${path}.swatch`}
            refusals={refusals.filter((refusal) => isUnder(`${path}.swatch`, refusal))}
            locked={locked}
            bare
          />
        </span>
      )}
      {locked.length === 0 && (
        <span className={styles.beside}>
          <IconButton
            icon={CloseIcon}
            label={i18n._(/*i18n*/ { id: 'records.row_remove', message: 'Kaldır: {name}', values: { name } })}
            onPress={onRemove}
          />
        </span>
      )}
    </fieldset>
  )
}
