import type { ImportColumn } from '#api/contract/platform/imports.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { textOf } from './table.ts'

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

/**
 * Which of the first rows names the columns: the first unless another holds more names of fields, at least two of them or nothing else. So a title
 * above the headers is none, and a value that happens to be called as a field makes no header.
 */
export function headerIn(
  top: readonly { readonly cells: readonly Cell[] }[],
  columns: readonly Column[],
  remembered: Readonly<Record<string, string | null>>,
): number {
  const names = new Set([...columns.flatMap(namesOf), ...Object.keys(remembered)])
  const known = top.map(({ cells }) => {
    const count = cells.filter((cell) => names.has(fold(textOf(cell)))).length
    return count > 1 || count === cells.length ? count : 0
  })
  const best = Math.max(...known.slice(0, -1))
  return best === 0 ? 0 : known.indexOf(best)
}

function namesOf(column: Column): string[] {
  return [...panelLanguages.map((lang) => headerOf(column, lang)), column.key, ...column.aliases].map(fold)
}
