import type { Field, TranslationRow, TranslationsField } from '#api/resources/fields.ts'
import type { Draft, Resource } from '#api/resources/resource.ts'
import { sameValue } from './same-value.ts'

/** Whose value a field takes when two people changed it. `both` keeps what each of them added and leaves out what either removed. */
export type Side = 'mine' | 'theirs' | 'both'

/** One field, or one text of one language, that both changed, each to something else. */
export interface Difference {
  /** The field's path, with the language's id in place of a row's number: `status`, `translations.175.name`. */
  readonly path: string
  readonly field: string
  /** The values before, as I have it, and as they saved it. */
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  readonly sides: readonly Side[]
}

interface Versions {
  readonly base: Draft
  readonly mine: Draft
  readonly theirs: Draft
}

/** What two people changed against each other. What only one of them changed is no difference: it is taken over as it is. */
export function differencesIn(resource: Resource, versions: Versions): Difference[] {
  return Object.entries(resource.fields).flatMap(([key, field]) =>
    partsOf(key, field, versions).filter(({ base, mine, theirs }) => {
      return !sameValue(mine, theirs) && !sameValue(mine, base) && !sameValue(theirs, base)
    }),
  )
}

/** The record that both versions make together, with the chosen sides where they differ. */
export function merged(resource: Resource, versions: Versions, choices: Readonly<Record<string, Side>>): Draft {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([key, field]) => {
      const parts = partsOf(key, field, versions).map((part) => [part.path, chosenOf(part, choices)] as const)
      if (field.kind !== 'translations') return [key, parts[0]?.[1]]
      return [key, rowsFrom(key, field, versions, new Map(parts))]
    }),
  )
}

function chosenOf(part: Difference, choices: Readonly<Record<string, Side>>): unknown {
  if (sameValue(part.mine, part.base)) return part.theirs
  if (sameValue(part.theirs, part.base)) return part.mine
  const side = choices[part.path] ?? 'mine'
  return side === 'both' ? together(part) : part[side]
}

const lists = ['rows', 'references', 'values']

function partsOf(key: string, field: Field, { base, mine, theirs }: Versions): Difference[] {
  if (field.kind === 'translations') return textsOf(key, field, { base, mine, theirs })
  const sides: readonly Side[] = lists.includes(field.kind) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
  return [{ path: key, field: key, base: base[key], mine: mine[key], theirs: theirs[key], sides }]
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

function rowsFrom(
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
