import type { ImportColumn } from '#api/contract/platform/imports.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** A field that a column of a file may be. */
export interface Column extends ImportColumn {
  readonly label: Says
  /** Names that columns have elsewhere, beside its own in both languages. */
  readonly aliases: readonly string[]
}

/** A field: `column('name', label, { of: 'English' })`. */
export function column(key: string, label: Says, more: Partial<Omit<Column, 'key' | 'label'>> = {}): Column {
  return { key, label, of: '', required: 0, aliases: [], ...more }
}

/** What a column is called in a file of ours. */
export function headerOf({ label, of }: Pick<Column, 'label' | 'of'>, lang: PanelLanguage): string {
  return of === '' ? formatMessage(lang, label) : `${formatMessage(lang, label)} (${of})`
}

/** What the columns of a file are taken for: as this person took them the last time, else by their names. No field is taken twice. */
export function guessed(
  headers: readonly string[],
  columns: readonly Column[],
  remembered: Readonly<Record<string, string | null>>,
): (string | null)[] {
  const keys = new Set(columns.map(({ key }) => key))
  const named = new Map(columns.toReversed().flatMap((one) => namesOf(one).map((name) => [name, one.key] as const)))
  const taken = new Set<string>()
  return headers.map((header) => {
    const name = fold(header)
    const before = Object.hasOwn(remembered, name) ? remembered[name] : undefined
    const key = before === undefined ? (named.get(name) ?? null) : before
    if (key === null || !keys.has(key) || taken.has(key)) return null
    taken.add(key)
    return key
  })
}

function namesOf(column: Column): string[] {
  return [...panelLanguages.map((lang) => headerOf(column, lang)), column.key, ...column.aliases].map(fold)
}
