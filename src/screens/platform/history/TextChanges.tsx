import { useLingui } from '@lingui/react'
import { diffWords } from 'diff'
import type { TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'

export type Languages = readonly { readonly id: number; readonly name: string }[]

interface TextChangesProps {
  field: TranslationsField
  from: readonly TranslationRow[]
  to: readonly TranslationRow[]
  languages: Languages
}

/** What was changed of the texts of a record, each text of each language by itself: the words that went and those that came. */
export function TextChanges({ field, from, to, languages }: TextChangesProps) {
  const { i18n } = useLingui()
  const ids = [...new Set([...to, ...from].map((row) => row.language_id))]
  const changed = ids.flatMap((id) =>
    Object.entries(field.texts).flatMap(([key, text]) => {
      const [before, after] = [from, to].map((rows) => String(rows.find((row) => row.language_id === id)?.[key] ?? ''))
      return before === after ? [] : [{ id, key, text, before: before ?? '', after: after ?? '' }]
    }),
  )
  return changed.map(({ id, key, text, before, after }) => {
    const words = text.kind === 'richText' ? plainTextOf : (value: string) => value
    const language = languages.length > 1 ? languages.find((one) => one.id === id)?.name : undefined
    return (
      <li key={`${id} ${key}`}>
        {language ? `${i18n._(text.label)} (${language})` : i18n._(text.label)}:{' '}
        <Difference before={words(before)} after={words(after)} />
      </li>
    )
  })
}

/** So many characters of what stayed are told around a change. */
const around = 40

function Difference({ before, after }: { before: string; after: string }) {
  const { i18n } = useLingui()
  if (before === after) return i18n._(/*i18n*/ { id: 'history.only_format', message: '(yalnızca biçim değişti)' })
  const parts = diffWords(before, after)
  return parts.map(({ value, added, removed }, at) => {
    const key = `${at} ${value.slice(0, 8)}`
    if (added) return <ins key={key}>{value}</ins>
    if (removed) return <del key={key}>{value}</del>
    return <span key={key}>{excerpt(value, { first: at === 0, last: at === parts.length - 1 })}</span>
  })
}

/** The beginning of what follows a change, and the end of what comes before one. */
function excerpt(text: string, { first, last }: { first: boolean; last: boolean }): string {
  if (first && last) return text
  if (text.length <= around * 2) return text
  const [begins, ends] = [text.slice(0, around).trimEnd(), text.slice(-around).trimStart()]
  if (first) return `… ${ends}`
  return last ? `${begins} …` : `${begins} … ${ends}`
}
