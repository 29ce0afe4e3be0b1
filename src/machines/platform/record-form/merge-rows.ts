import type { Field } from '#api/resources/platform/field.types.ts'
import { type Choices, type Part, sideOf } from '#machines/platform/conflict/parts.ts'
import { sameValue } from './same-value.ts'

type Row = Readonly<Record<string, unknown>>

/** A list of rows in three versions. */
export interface RowVersions {
  readonly base: readonly Row[]
  readonly mine: readonly Row[]
  readonly theirs: readonly Row[]
}

/** What tells the rows of a field apart: the id of a value, the record that a row points to, the day from which it holds. `null`: nothing does. */
export function rowKeyOf(field: Field): string | null {
  if (field.kind === 'values') return 'id'
  if (field.kind !== 'rows') return null
  const [key] = Object.entries(field.columns).find(([, { kind }]) => kind === 'reference' || kind === 'date') ?? []
  return key ?? null
}

/** Whether every row of each version has its own name; those that I have just added may have none yet. */
export function areApart({ base, mine, theirs }: RowVersions, key: string): boolean {
  const isNamed = (rows: readonly Row[]) => rows.every((row) => nameOf(row, key) !== '')
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length
  return isNamed(base) && isNamed(theirs) && [base, mine, theirs].every((rows) => isOnce(namesIn(rows, key)))
}

/** The rows as parts, each by its name, then those that I added without one; and their order, where it is not the same everywhere. */
export function rowParts(path: string, versions: RowVersions, key: string): Part[] {
  const { base, mine, theirs } = versions
  const names = [...new Set([theirs, mine, base].flatMap((rows) => namesIn(rows, key)))]
  const find = (rows: readonly Row[], name: string) => rows.find((row) => nameOf(row, key) === name)
  const of = (part: string, [b, m, t]: readonly unknown[]) => partAt(`${path}.${part}`, b, m, t)
  return [
    ...names.map((name) =>
      of(
        name,
        [base, mine, theirs].map((rows) => find(rows, name)),
      ),
    ),
    ...unnamed(mine, key).map((row, at) => of(`new-${at}`, [undefined, row, undefined])),
    of('order', inOrder(versions, key)),
  ]
}

/** The rows that the chosen sides make. Rows of both stand in the chosen order, then what they added, then what I added. */
export function mergedRows(path: string, versions: RowVersions, key: string, choices: Choices): readonly Row[] {
  const { base, mine, theirs } = versions
  const parts = rowParts(path, versions, key)
  const sides = parts.map((part) => [part, sideOf(part, choices)] as const).filter(([part]) => isOpen(part))
  if (sides.every(([, side]) => side === 'theirs')) return theirs
  if (sameValue(base, theirs) && sides.every(([, side]) => side === 'mine')) return mine
  const chosen = (part: Part) => part[sideOf(part, choices) === 'theirs' ? 'theirs' : 'mine']
  const order = chosen(parts.at(-1) as Part) as readonly Row[]
  const first = order.map((row) => `${path}.${nameOf(row, key)}`)
  const rows = parts.slice(0, -1)
  const rest = rows.filter((part) => !first.includes(part.path))
  const ordered = first.flatMap((name) => rows.find((part) => part.path === name) ?? [])
  return [...ordered, ...rest].flatMap((part) => rowOf(chosen(part)))
}

/** The rows that all three versions have, in the order of each. */
function inOrder(versions: RowVersions, key: string): (readonly Row[])[] {
  const { base, mine, theirs } = versions
  const all = [base, mine, theirs]
  const shared = namesIn(base, key).filter((name) => all.every((rows) => namesIn(rows, key).includes(name)))
  const find = (name: string) => theirs.find((row) => nameOf(row, key) === name)
  return all.map((rows) => namesIn(rows, key).flatMap((name) => (shared.includes(name) ? rowOf(find(name)) : [])))
}

/** None for a row that is not there. */
function rowOf(row: unknown): readonly Row[] {
  return row === undefined ? [] : [row as Row]
}

function isOpen({ mine, theirs }: Part): boolean {
  return !sameValue(mine, theirs)
}

function partAt(path: string, base: unknown, mine: unknown, theirs: unknown): Part {
  return { path, base, mine, theirs, sides: ['mine', 'theirs'] }
}

function nameOf(row: Row, key: string): string {
  return String(row[key] ?? '')
}

function namesIn(rows: readonly Row[], key: string): string[] {
  return rows.map((row) => nameOf(row, key)).filter(Boolean)
}

function unnamed(rows: readonly Row[], key: string): readonly Row[] {
  return rows.filter((row) => nameOf(row, key) === '')
}
