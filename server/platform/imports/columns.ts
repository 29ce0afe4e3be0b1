import type { ImportColumn } from '#api/contract/platform/imports.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { say } from '#server/platform/texts/texts.ts'

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
export function headerOf({ label, of }: Pick<Column, 'label' | 'of'>, lang: 'tr' | 'en'): string {
  return of === '' ? say(label, lang) : `${say(label, lang)} (${of})`
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
  return [headerOf(column, 'tr'), headerOf(column, 'en'), column.key, ...column.aliases].map(fold)
}
