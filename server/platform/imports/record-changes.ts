import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import { blank, type Draft, type Resource } from '#api/resources/platform/resource.ts'

/** What a row says of one record, with everything that it names found. */
export interface RecordChanges {
  readonly fields: Draft
  /** Of each field of texts, by language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
}

/** The record as it would be with these changes: a stored one, or a new one where `stored` is `null`. */
export function changedRecord(
  resource: Resource,
  stored: Draft | null,
  { fields, texts }: RecordChanges,
  languages: readonly number[],
): Draft {
  const base = stored ?? blank(resource, { languages })
  const said = Object.entries(texts).map(([key, byLanguage]) => {
    const rows = (base[key] ?? []) as readonly TranslationRow[]
    const missing = Object.keys(byLanguage)
      .map(Number)
      .filter((id) => !rows.some((row) => row.language_id === id))
    const all = [...rows, ...missing.map((language_id) => ({ language_id, ...emptyTexts(resource, key) }))]
    return [key, all.map((row) => ({ ...row, ...byLanguage[row.language_id] }))] as const
  })
  return { ...base, ...fields, ...Object.fromEntries(said) }
}

function emptyTexts(resource: Resource, key: string): Record<string, string> {
  const field = resource.fields[key]
  return field?.kind === 'translations' ? Object.fromEntries(Object.keys(field.texts).map((text) => [text, ''])) : {}
}
