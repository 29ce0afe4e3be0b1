import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { type FormName, formNamed } from '#api/registry/forms.ts'
import type { SaveLimits, Saver } from '#api/resources/platform/field.types.ts'
import { withPlace } from '#api/resources/platform/place.ts'
import { type Act, blank, type Draft, type Resource, wrongIn } from '#api/resources/platform/resource.ts'
import { inLanguages, type NamedValue } from '#api/resources/platform/values.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import {
  type Choices,
  type Compared,
  nothingCompared,
  pendingParts,
  type Side,
  withChoice,
} from '#machines/platform/conflict/parts.ts'
import { compare, type Difference, merged } from './merge.ts'
import { sameValue } from './same-value.ts'

/** A stored record as the form takes it: its fields apart from its version. */
export interface Stored {
  readonly id: number
  readonly version: number
  readonly draft: Draft
}

export interface RecordFormInput {
  readonly resource: FormName
  /** `null` adds a record. */
  readonly id: number | null
  readonly holder: Holder
  /** What a new record begins with, where the way to it says so: a subcategory its parent. */
  readonly given?: Draft
}

/** What opening a form brings. */
export interface Opened {
  readonly record: Stored | null
  /** What the record is called, where none of its fields says so. */
  readonly name?: string
  /** The shop's languages, the default one first. */
  readonly languages: readonly number[]
  /** What the languages are called on the tabs; without names their numbers stand there. */
  readonly languageNames?: Readonly<Record<number, string>>
  /** The code of the shop's home country, where rules depend on it. */
  readonly country?: string
  /** What the shop's other records forbid, where the resource is limited by them. */
  readonly limits?: SaveLimits | null
}

/** What a form does after a successful save: it stays with the record, or begins another new one. */
export type Next = 'stay' | 'another'

/** Plain data: it can be logged, stored and replayed. */
export interface RecordFormContext extends RecordFormInput, Compared<Difference> {
  readonly name?: string
  /** The shop's languages, the default one first. */
  readonly languages: readonly number[]
  readonly languageNames: Readonly<Record<number, string>>
  readonly country: string
  readonly limits: SaveLimits | null
  readonly version: number | null
  /** The record as the server last gave it; a new one as it began. */
  readonly original: Draft
  readonly draft: Draft
  /** The paths that were left once: their errors are shown from then on. */
  readonly touched: readonly string[]
  /** Every error is shown, because saving was tried. */
  readonly revealed: boolean
  /** The fields whose pictures are on their way. */
  readonly uploading: readonly string[]
  /** What the server refused at the last try, until the fields are changed. */
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** The Idempotency-Key of this save: kept over retries, dropped by an edit. */
  readonly key: string
  readonly next: Next
  /** While two versions stand against each other. */
  readonly theirs: Stored | null
  readonly changedBy: About
  readonly choices: Choices
}

/** The context of a form that has not loaded anything yet. */
export function initialContext(input: RecordFormInput): RecordFormContext {
  return {
    ...input,
    languages: [],
    languageNames: {},
    country: '',
    limits: null,
    uploading: [],
    version: null,
    original: {},
    draft: {},
    ...atRest,
    ...apart,
    next: 'stay',
    changedBy: {},
  }
}

export function resourceOf({ resource }: { resource: FormName }): Resource {
  return formNamed(resource)
}

/** What this form needs the permission for. */
export function actOf({ id }: Pick<RecordFormContext, 'id'>): Act {
  return id === null ? 'add' : 'edit'
}

/** A record as the form begins with it: the stored one, with a row for every language of the shop, or a new one. */
export function opened(context: RecordFormContext, given: Opened): Changes {
  const { record, languages, languageNames = {}, country = '', limits = null } = given
  const resource = resourceOf(context)
  const whole = withAllLanguages(resource, record?.draft ?? context.given ?? {}, languages)
  // What the way to a new record gives it brings what follows from it.
  const original = record === null && context.given ? (resource.follows?.(whole, null) ?? whole) : whole
  return {
    languages,
    languageNames,
    country,
    limits,
    version: record?.version ?? null,
    original,
    draft: original,
    failure: null,
    ...(given.name === undefined ? {} : { name: given.name }),
  }
}

/** One field changed, and what follows from it. Its old refusals go, and so does the key: what is sent from now on is another request. */
export function edited(
  context: RecordFormContext,
  { field, value, listed = false }: { readonly field: string; readonly value: unknown; readonly listed?: boolean },
): Changes {
  const { fields, follows } = resourceOf(context)
  const declared = fields[field]
  const changed =
    declared?.kind === 'place'
      ? withPlace(fields, context.draft, { level: declared.level, value: String(value), listed })
      : { ...context.draft, [field]: value }
  const draft = follows?.(changed, field) ?? changed
  return { draft, refused: refusedElsewhere(context.refused, field), failure: null, key: '' }
}

/** A picture of a field sets out, or has arrived. */
export function sent({ uploading }: RecordFormContext, field: string, busy: boolean): Changes {
  const others = uploading.filter((one) => one !== field)
  return { uploading: busy ? [...others, field] : others }
}

/** A control was left. */
export function touched({ touched }: RecordFormContext, path: string): Changes {
  return touched.includes(path) ? {} : { touched: [...touched, path] }
}

/** A side was chosen for one of the parts, or for all of them. */
export function chosen(context: RecordFormContext, path: string | null, side: Side): Changes {
  return { choices: withChoice(context, context.choices, path, side) }
}

/** What the server stored is what the form holds from now on, so that the next save of the same person meets no conflict with the last one. */
export function saved(context: RecordFormContext, { id, version, draft }: Stored): Changes {
  const original = withAllLanguages(resourceOf(context), draft, context.languages)
  return { ...atRest, id, version, original, draft: original }
}

/** Their version is set beside mine. */
export function compared(context: RecordFormContext, record: Stored | null): Changes {
  if (!record) return {}
  const resource = resourceOf(context)
  const theirs = { ...record, draft: withAllLanguages(resource, record.draft, context.languages) }
  const versions = { base: context.original, mine: context.draft, theirs: theirs.draft }
  return { theirs, ...compare(resource, versions), choices: {} }
}

/** Both versions together, by the choices, ready to be saved over theirs. */
export function reconciled(context: RecordFormContext): Changes {
  const { theirs, original, draft, choices } = context
  if (!theirs) return {}
  const versions = { base: original, mine: draft, theirs: theirs.draft }
  return { ...over(theirs), draft: merged(resourceOf(context), versions, choices) }
}

/** Mine goes, theirs stays. */
export function takeTheirs({ theirs }: RecordFormContext): Changes {
  return theirs ? { ...over(theirs), draft: theirs.draft } : {}
}

/** What was typed, as a record that was never stored. The pictures that it was stored with went with it. */
export function becameNew(context: RecordFormContext): Changes {
  const { draft, original } = context
  const pictures = Object.entries(resourceOf(context).fields).filter(([, field]) => field.kind === 'image')
  const gone = Object.fromEntries(pictures.map(([key]) => [key, '']))
  const replaced = pictures.filter(([key]) => draft[key] !== original[key]).map(([key]) => [key, draft[key]])
  const kept = { ...draft, ...gone, ...Object.fromEntries(replaced) }
  return { ...atRest, id: null, version: null, original: { ...original, ...gone }, draft: kept }
}

/** Where the parts stand that two people changed against each other and nobody has decided. */
export function unchosen(context: RecordFormContext): string[] {
  return pendingParts(context, context.choices)
}

type Changes = Partial<RecordFormContext>

/** A form that nobody has touched since it was loaded or saved. */
export const atRest = { touched: [], revealed: false, refused: [], failure: null, key: '' } satisfies Changes

const apart = { theirs: null, ...nothingCompared, choices: {} } satisfies Changes

function over(theirs: Stored): Changes {
  return { ...atRest, ...apart, version: theirs.version, original: theirs.draft }
}

/** Rows for languages that were added after the record was saved; those of languages switched off stay as they are. */
export function withAllLanguages(resource: Resource, draft: Draft, languages: readonly number[]): Draft {
  const complete = { ...blank(resource, { languages }), ...draft }
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.kind === 'values') complete[key] = inLanguages(complete[key] as readonly NamedValue[], languages)
    if (field.kind !== 'translations') continue
    const there = complete[key] as readonly { language_id: number }[]
    const empty = blank(resource, { languages })[key] as readonly { language_id: number }[]
    const missing = empty.filter((row) => !there.some((one) => one.language_id === row.language_id))
    complete[key] = [...there, ...missing]
  }
  return complete
}

/** The rules that the draft breaks. */
export function wrong(context: RecordFormContext): Refusal[] {
  return wrongIn(resourceOf(context), context.draft, {
    languages: context.languages,
    country: context.country,
    saver: saverOf(context),
  })
}

/** Who saves, and what was stored before. */
export function saverOf({
  resource,
  holder,
  id,
  original,
  limits,
}: Pick<RecordFormContext, 'resource' | 'holder' | 'id' | 'original' | 'limits'>): Saver {
  const own = resource === 'users' && id !== null && holder.id === id
  return { holder, before: id === null ? null : original, own, ...(limits ? { limits } : {}) }
}

/** Whether anything differs from what was loaded, by value: a change that was taken back is none. */
export function isDirty({ draft, original }: Pick<RecordFormContext, 'draft' | 'original'>): boolean {
  return !sameValue(draft, original)
}

/** Whether something would be lost by leaving now. */
export function hasUnsaved(context: RecordFormContext): boolean {
  return isDirty(context) || context.uploading.length > 0
}

/** What the server refused, without what was said of this field. */
export function refusedElsewhere(refused: readonly Refusal[], field: string): Refusal[] {
  const of = (path: string) => path === field || path.startsWith(`${field}.`)
  return refused.flatMap((refusal) => {
    const at = refusal.at?.filter((path) => !of(path)) ?? []
    return refusal.at?.some(of) ? (at.length > 0 ? [{ ...refusal, at }] : []) : [refusal]
  })
}
