import { type Row, rows, text } from '#api/resources/fields.ts'
import { inLanguages, type NamedValue, type ValuesField } from '#api/resources/values.ts'
import { type ControlProps, useFormParts } from './control.ts'
import { RowsControl } from './RowsControl.tsx'

/** Values in order: a row for each, with a column for its name in every language of the shop. */
export function ValuesControl({ field, value, onChange, ...props }: ControlProps<ValuesField>) {
  const { languages } = useFormParts()
  const { label, hint } = field
  const columns = languages.map(({ name }, index) => {
    const { max, required, label } = field.text
    const named = languages.length > 1 ? { ...inLanguage, values: { language: name } } : label
    return [columnAt(index), text({ label: named, max, required })] as const
  })
  const ids = languages.map(({ id }) => id)
  const shown = value.map((one): Row => {
    const names = one.translations.map(({ name }, index) => [columnAt(index), name])
    return { ...one, ...Object.fromEntries(names) }
  })
  return (
    <RowsControl
      {...props}
      field={rows({ label, ...(hint ? { hint } : {}), columns: Object.fromEntries(columns) })}
      value={shown}
      onChange={(next) => onChange(next.map((row) => namedIn(row, ids)))}
    />
  )
}

const inLanguage = /*i18n*/ { id: 'records.value_in', message: 'Değer ({language})' }

/** Where the name of a language lies in a value: the controls are found by their paths. */
function columnAt(index: number): string {
  return `translations.${index}.name`
}

/** Rows that were added have neither id nor languages yet. */
function namedIn(row: Row, languages: readonly number[]): NamedValue {
  const { id = null, translations = [] } = row as Partial<NamedValue>
  const [whole] = inLanguages([{ id, translations }], languages)
  const named = (whole?.translations ?? []).map((one, index) => ({ ...one, name: String(row[columnAt(index)] ?? '') }))
  return { id, translations: named }
}
