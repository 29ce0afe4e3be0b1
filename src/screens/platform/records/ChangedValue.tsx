import { useLingui } from '@lingui/react'
import { urlOf } from '#api/contract/platform/files.ts'
import { formatPermission } from '#api/registry/permission-words.ts'
import type { Field, Row, TranslationRow } from '#api/resources/platform/field.types.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { Picture } from '#screens/platform/gallery/Picture.tsx'
import { choiceWord } from './choice-word.ts'
import { replaced, stored } from './controls/SecretControl.tsx'
import { useChoices } from './controls/use-choices.ts'
import styles from './form.module.css'

/** A value of a field as text, for setting two of them side by side. */
export function ChangedValue({ field, value }: { field: Field; value: unknown }) {
  const { i18n } = useLingui()
  const nothing = i18n._(/*i18n*/ { id: 'records.empty_value', message: '(boş)' })
  if (field.kind === 'image') {
    return value === '' ? (
      nothing
    ) : (
      <span className={styles.changedPicture}>
        <Picture url={urlOf(String(value))} alt="" size={96} />
      </span>
    )
  }
  if (field.kind === 'secret') return value === '' ? nothing : i18n._(value === true ? stored : replaced)
  if (field.kind === 'flag') return i18n._(field.says[value === 1 ? 1 : 0])
  if (field.kind === 'choice') {
    const chosen = field.choices.find((choice) => choice.value === value)
    return chosen ? choiceWord(i18n, field, chosen) : nothing
  }
  if (field.kind === 'reference') return value === null ? nothing : <Named to={field.to} ids={[value as number]} />
  if (field.kind === 'references') return <Named to={field.to} ids={value as number[]} />
  if (field.kind === 'permissions')
    return (
      (value as readonly number[]).map((code) => formatPermission(code, (says) => i18n._(says))).join('; ') || nothing
    )
  if (field.kind === 'rows') {
    const rows = value as readonly Row[]
    if (rows.length === 0) return nothing
    return rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to tell them apart
      <span key={index} className={styles.changedRow}>
        {Object.entries(field.columns).map(([key, column]) => (
          <span key={key}>
            <ChangedValue field={column} value={row[key]} />
          </span>
        ))}
      </span>
    ))
  }
  if (field.kind === 'translations') {
    const [text = ''] = Object.keys(field.texts)
    const texts = (value as readonly TranslationRow[]).map((row) => String(row[text] ?? '').trim())
    return texts.filter(Boolean).join(' · ') || nothing
  }
  if (field.kind === 'values') {
    const names = (value as readonly NamedValue[]).map((one) => String(one.translations[0]?.name ?? ''))
    return names.join(', ') || nothing
  }
  return String(value ?? '').trim() || nothing
}

function Named({ to, ids }: { to: string; ids: readonly number[] }) {
  const { named } = useChoices(to, ids)
  return named.map((one) => one.label).join(', ')
}
