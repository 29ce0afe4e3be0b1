import type { Field, TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { byWhom, type Choices, type Compared, type Part, type Side, sideOf } from '#machines/platform/conflict/parts.ts'
import { areApart, mergedRows, type RowVersions, rowKeyOf, rowParts } from './merge-rows.ts'
import { sameValue } from './same-value.ts'

/** A part of a record: a field, one text of one language, or one row. */
export interface Difference extends Part {
  readonly field: string
  /** One row, and not the list. */
  readonly row?: true
}

interface Versions {
  readonly base: Draft
  readonly mine: Draft
  readonly theirs: Draft
}

/** What two people changed in a record, part by part. */
export function compare(resource: Resource, versions: Versions): Compared<Difference> {
  return byWhom(Object.entries(resource.fields).flatMap(([key, field]) => partsOf(key, field, versions)))
}

/** The record that both versions make together, with the chosen sides. */
export function merged(resource: Resource, versions: Versions, choices: Choices): Draft {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([key, field]) => {
      const rows = rowsIn(key, field, versions)
      if (rows) return [key, mergedRows(key, rows.versions, rows.key, choices)]
      const parts = partsOf(key, field, versions).map((part) => [part.path, chosenOf(part, choices)] as const)
      if (field.kind !== 'translations') return [key, parts[0]?.[1]]
      return [key, translationsFrom(key, field, versions, new Map(parts))]
    }),
  )
}

function chosenOf(part: Difference, choices: Choices): unknown {
  const side = sideOf(part, choices)
  return side === 'both' ? together(part) : part[side]
}

const lists = ['rows', 'references', 'values', 'permissions']

function partsOf(key: string, field: Field, versions: Versions): Difference[] {
  if (field.kind === 'translations') return textsOf(key, field, versions)
  const rows = rowsIn(key, field, versions)
  if (rows) {
    const isRow = ({ path }: Part) => path !== `${key}.order`
    return rowParts(key, rows.versions, rows.key).map((part) => ({
      ...part,
      field: key,
      ...(isRow(part) ? { row: true as const } : {}),
    }))
  }
  const sides: readonly Side[] = lists.includes(field.kind) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
  const { base, mine, theirs } = versions
  return [{ path: key, field: key, base: base[key], mine: mine[key], theirs: theirs[key], sides }]
}

/** The rows of a field, where each can be told from the others. */
function rowsIn(key: string, field: Field, versions: Versions): { versions: RowVersions; key: string } | null {
  const name = rowKeyOf(field)
  if (name === null) return null
  const { base, mine, theirs } = versions
  const rows = { base: base[key], mine: mine[key], theirs: theirs[key] } as RowVersions
  return areApart(rows, name) ? { versions: rows, key: name } : null
}

/** Texts are compared language by language: whoever changed the English one is not in the way of the Turkish one. */
function textsOf(key: string, field: TranslationsField, versions: Versions): Difference[] {
  return languagesIn(key, versions).flatMap((language) =>
    Object.keys(field.texts).map((text): Difference => {
      const of = (draft: Draft) => translationIn(draft[key], language)?.[text] ?? ''
      return {
        path: `${key}.${language}.${text}`,
        field: key,
        base: of(versions.base),
        mine: of(versions.mine),
        theirs: of(versions.theirs),
        sides: ['mine', 'theirs'],
      }
    }),
  )
}

function translationsFrom(
  key: string,
  field: TranslationsField,
  versions: Versions,
  texts: ReadonlyMap<string, unknown>,
): TranslationRow[] {
  return languagesIn(key, versions).map((language_id) => ({
    language_id,
    ...Object.fromEntries(
      Object.keys(field.texts).map((text) => [text, String(texts.get(`${key}.${language_id}.${text}`) ?? '')]),
    ),
  }))
}

function languagesIn(key: string, { mine, theirs }: Versions): number[] {
  const rows = [mine, theirs].flatMap((draft) => draft[key] as readonly TranslationRow[])
  return [...new Set(rows.map((row) => row.language_id))]
}

function translationIn(value: unknown, language: number): TranslationRow | undefined {
  return (value as readonly TranslationRow[]).find((row) => row.language_id === language)
}

function together({ base, mine, theirs }: Difference): unknown[] {
  const [before, own, other] = [base, mine, theirs] as [unknown[], unknown[], unknown[]]
  const has = (list: readonly unknown[], one: unknown) => list.some((member) => sameValue(member, one))
  const kept = other.filter((one) => has(own, one) || !has(before, one))
  return [...kept, ...own.filter((one) => !has(before, one) && !has(kept, one))]
}
