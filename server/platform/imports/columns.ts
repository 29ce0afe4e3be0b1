import type { ImportColumn } from '#api/contract/platform/imports.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { FeedReading } from './feed-table.ts'
import { namesOfPath, plainName } from './names-of-column.ts'
import { textOf } from './table.ts'

/** A field that a column of a file may be. */
export interface Column extends ImportColumn {
  readonly label: Says
  /** Names that columns have elsewhere, beside its own in both languages. */
  readonly aliases: readonly string[]
  /** Said of each variant: what it is known by, or something that it has for itself. */
  readonly variant?: 'code' | 'own'
}

/** A field: `column('name', label, { of: 'English' })`. */
export function column(key: string, label: Says, more: Partial<Omit<Column, 'key' | 'label'>> = {}): Column {
  return { key, label, of: '', required: 0, aliases: [], ...more }
}

/** What a column is called in a file of ours. */
export function headerOf({ label, of }: Pick<Column, 'label' | 'of'>, lang: PanelLanguage): string {
  return of === '' ? formatMessage(lang, label) : `${formatMessage(lang, label)} (${of})`
}

/**
 * What the columns of a file are taken for: as this person took them the last time, else by their names, the surest first. No field is taken twice.
 * Numbers of a feed are never those of our records: whoever writes one has numbers of their own.
 */
export function guessed(
  headers: readonly string[],
  columns: readonly Column[],
  remembered: Readonly<Record<string, string | null>>,
  isFeed = false,
): (string | null)[] {
  const offered = columns.filter(({ key }) => !isFeed || key !== 'id')
  const keys = new Set(offered.map(({ key }) => key))
  const named = fieldsByName(offered)
  const taken = new Set<string>()
  const take = (key: string | null | undefined) => {
    if (!key || !keys.has(key) || taken.has(key)) return null
    taken.add(key)
    return key
  }
  const known = headers.map(fold).map((name) => (Object.hasOwn(remembered, name) ? take(remembered[name]) : undefined))
  const names = headers.map((header) => (isFeed ? namesIn(header, headers) : [plainName(header)]))
  const most = Math.max(0, ...names.map(({ length }) => length))
  const found: (string | null)[] = headers.map(() => null)
  for (let level = 0; level < most; level += 1)
    names.forEach((own, at) => {
      if (known[at] === undefined) found[at] ??= take(named.get(own[level] ?? ''))
    })
  return found.map((key, at) => known[at] ?? key)
}

/** What a feed says of a field, such as its currency, is not that field. */
function namesIn(path: string, paths: readonly string[]): string[] {
  const [field = '', attribute] = path.split('/@')
  return attribute !== undefined && paths.includes(field) ? [plainName(path)] : namesOfPath(path)
}

function fieldsByName(columns: readonly Column[]): ReadonlyMap<string, string> {
  return new Map(columns.toReversed().flatMap((one) => namesOf(one).map((name) => [plainName(name), one.key] as const)))
}

/** How a feed is looked through for these fields. */
export function feedReading(columns: readonly Column[], row: string | null = null): FeedReading {
  const keys = (wanted: readonly Column[]) => wanted.map(({ key }) => key)
  const group = columns.find(({ key }) => key === 'group')
  return {
    names: {
      fields: fieldsByName(columns.filter(({ key }) => key !== 'id')),
      ofVariants: keys(columns.filter(({ variant }) => variant !== undefined)),
      codes: keys(columns.filter(({ variant }) => variant === 'code')),
    },
    group: group ? headerOf(group, 'tr') : null,
    row,
  }
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
  const names = new Set([...columns.flatMap(namesOf), ...Object.keys(remembered)].map(plainName))
  const known = top.map(({ cells }) => {
    const count = cells.filter((cell) => names.has(plainName(textOf(cell)))).length
    return count > 1 || count === cells.length ? count : 0
  })
  const best = Math.max(...known.slice(0, -1))
  return best === 0 ? 0 : known.indexOf(best)
}

function namesOf(column: Column): string[] {
  return [...panelLanguages.map((lang) => headerOf(column, lang)), column.key, ...column.aliases]
}
