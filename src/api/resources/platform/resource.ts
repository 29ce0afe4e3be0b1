import { integer, object, type Struct } from 'superstruct'
import type { ShopHome } from '#api/contract/platform/session.ts'
import { secretForPlace } from '#api/rules/platform/connections.ts'
import type { HomeFacts } from '#api/rules/platform/records.ts'
import { broken, type Refusal, type Rule, type Says } from '#api/rules/platform/rule.ts'
import type { Field, FormContext, Saver, TranslationsField } from './field.types.ts'
import { under } from './field-face.ts'

/** What may be done to the records of a resource. */
export type Act = 'list' | 'view' | 'add' | 'edit' | 'delete'
export type Fields = Readonly<Record<string, Field>>

/** The value of a record while it is edited: one entry per field. */
export type Draft = Readonly<Record<string, unknown>>

/** What a rule over a whole record judges: its draft, the code of the shop's home country where that matters, and who saves it. */
export type RecordFacts = Draft & { readonly shop_country?: string; readonly saver?: Saver }

/** What a draft becomes when this field was changed; `null` where the whole of it comes at once. */
export type Follows = (draft: Draft, field: string | null) => Draft

/** What a shop is connected to others for. */
export type ConnectionKind =
  | 'mail'
  | 'e_invoice'
  | 'phone_message'
  | 'marketplace'
  | 'shipping'
  | 'payment'
  | 'accounting'

/** The permission code of each act. */
export type Codes = Readonly<Record<Act, readonly number[]>>

/**
 * One kind of record, declared once. It feeds the routes, titles, gate, menu, permission codes, list columns, form fields, validation on
 * both sides, calls, the five endpoints, the table and its tests.
 */
export interface Resource<F extends Fields = Fields> {
  /** Its path and table: `/brands`, `v1/panel/brands`. */
  readonly name: string
  readonly title: Says
  /** One record, for titles and buttons ("Marka"). */
  readonly one: Says
  readonly codes: Codes
  /** Codes beyond the list's own that may read it to choose from, such as those of the product form. */
  readonly lookup: readonly number[]
  /** The lists that its form chooses from beside those that its fields point to. */
  readonly chooses?: readonly string[]
  /** The path of its form, where that is not its own: `productgroup` has `/productgroup/add`. */
  readonly form?: string
  /** Where its screens stand, where that is not by its name: `stock-movements/counts`. */
  readonly path?: string
  /** Where one of its records is opened, where that is not beside its form: `fastBuy/purchase/details`. */
  readonly opensAt?: string
  /** The page of details that its list leads to before the form, `/suppliers/details/7`: a key of src/screens/screens.ts. */
  readonly details?: string
  /** The group of the top menu; without one it has no screens yet. */
  readonly menu?: string
  readonly acts: readonly Act[]
  /** The screen of its list, where that is not the one of all lists: a key of src/screens/screens.ts. */
  readonly list?: string
  /** The screen of one of its records, where that is not a form: a key of src/screens/screens.ts. */
  readonly opens?: string
  /** The field that names a record. */
  readonly naming: string
  /** What the column of whole names is called, where that field is only a part of one: a name without its surname. */
  readonly called?: Says
  /** What its list adds up beside its fields, in each currency by itself; its hooks know the amounts. */
  readonly sums?: Readonly<Record<string, Says>>
  /** Where a sum of a record shows how it became so, such as `/account-movements/:id`. */
  readonly opensSum?: string
  readonly fields: F
  /** By what its list may be asked beside its fields, and what must hold of several of them together. */
  readonly asked?: Fields
  readonly askedRules?: readonly Rule<Readonly<Record<string, unknown>>>[]
  readonly rules: readonly Rule<RecordFacts>[]
  /** What follows from a change, such as a switch that turns another one. */
  readonly follows?: Follows
  /** Its rules depend on the shop's home country. */
  readonly byCountry?: true
  /** Its records connect the shop to somebody else, and can be tried out. */
  readonly connection?: ConnectionKind
  /** The field by which its records are languages: beside the form stands what is still to be written in one. */
  readonly language?: string
  /** Its records are switched off, and never deleted. */
  readonly stays?: true
  /** One of its records is the shop's default, which stays on: which of all that there are, and the rule that says so. */
  readonly home?: Home
  /** Beside its form stands who changed what of a record, and its old values can be put back. */
  readonly history?: true
  /** The field that holds the place of each record in the order of all: its list begins in that order. */
  readonly ordered?: string
  /** How its list is narrowed until somebody asks otherwise, as its address would write it: `{ type: 'employee,admin' }`. */
  readonly begins?: Readonly<Record<string, string>>
  /** What a row of its list may be marked with beside its name, such as an invitation; its hooks say which are. */
  readonly marks?: Readonly<Record<string, Says>>
  /** Whoever saves one is told first what the shop's other records forbid: see `SaveLimits`. */
  readonly limited?: true
  /** By what its list may be sorted beside the id, where that is not every listed field that has an order. */
  readonly sortings?: readonly string[]
  /** The names in lists and choices may repeat. */
  readonly repeats: boolean
  /** What names its records, and so keeps them from being deleted (R167). */
  readonly usedBy: readonly RecordUse[]
}

/** By what a record is the shop's default. */
export interface Home {
  readonly of: keyof ShopHome
  readonly field: string
  readonly rule: Rule<HomeFacts>
}

/** Other records that may name a record of this resource. */
export interface RecordUse {
  /** What they are, as the refusal tells it: `products`. */
  readonly what: string
  /** How many there are, as a sentence's end: `{count} ürün`. */
  readonly says: Says
  /** The list that shows them, and its filter by this record: `/products?brand_id=5`; none where they have no list. */
  readonly list?: { readonly path: string; readonly filter: string }
}

/** Where those that name this record are seen. */
export function pathOfUses({ list }: RecordUse, id: number): string | undefined {
  return list && `${list.path}?${list.filter}=${id}`
}

/** A resource as it is written down; what is left out is as most have it. */
export interface Declared<F extends Fields> {
  name: string
  title: Says
  one: Says
  codes: Codes
  lookup?: readonly number[]
  chooses?: readonly string[]
  form?: string
  path?: string
  opensAt?: string
  details?: string
  menu?: string
  acts?: readonly Act[]
  list?: string
  opens?: string
  naming: keyof F & string
  called?: Says
  sums?: Readonly<Record<string, Says>>
  opensSum?: string
  fields: F
  asked?: Fields
  askedRules?: readonly Rule<Readonly<Record<string, unknown>>>[]
  rules?: readonly Rule<RecordFacts>[]
  follows?: Follows
  byCountry?: true
  connection?: ConnectionKind
  language?: keyof F & string
  stays?: true
  home?: Home
  history?: true
  ordered?: keyof F & string
  begins?: Readonly<Record<string, string>>
  marks?: Readonly<Record<string, Says>>
  limited?: true
  repeats?: boolean
  usedBy?: readonly RecordUse[]
}

const everyAct: readonly Act[] = ['list', 'view', 'add', 'edit', 'delete']

/** Declares a resource; see `Resource`. */
export function resource<const F extends Fields>(declared: Declared<F>): Resource<F> {
  return { lookup: [], acts: everyAct, rules: [], repeats: false, usedBy: [], ...declared }
}

/** Whether its records are active or passive, and can be made so. */
export function switches({ fields, acts }: Pick<Resource, 'fields' | 'acts'>): boolean {
  return fields.status?.kind === 'flag' && acts.includes('edit')
}

/** The codes of a family by the pattern: base lists, +1 views, +2 adds, +3 edits, +4 deletes; a missing one falls back to the one before. */
export function family(base: number, overrides: Partial<Record<Act, number>> = {}): Codes {
  const code = { list: base, view: base + 1, add: base + 2, edit: base + 3, delete: base + 4, ...overrides }
  return { list: [code.list], view: [code.view], add: [code.add], edit: [code.edit], delete: [code.delete] }
}

/** Where one is added, and where one is edited: `/brands/add`, `/brands/edit/7`. */
export function addPath({ name, form = name }: Pick<Resource, 'name' | 'form'>): string {
  return `/${form}/add`
}

/** Its list. */
export function listPath({ name, path = name }: Pick<Resource, 'name' | 'path'>): string {
  return `/${path}`
}

export function editPath(
  { name, path = name, form = path, opensAt = `${form}/edit` }: Pick<Resource, 'name' | 'path' | 'form' | 'opensAt'>,
  id: number | ':id',
): string {
  return `/${opensAt}/${id}`
}

/** Where its list leads to. */
export function openPath(
  resource: Pick<Resource, 'name' | 'path' | 'form' | 'opensAt' | 'details'>,
  id: number | ':id',
): string {
  return resource.details ? `/${resource.name}/details/${id}` : editPath(resource, id)
}

/** A new record. */
export function blank(resource: Resource, context: FormContext): Draft {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([key, field]) => [
      key,
      field.kind === 'translations' ? emptyTranslations(field, context) : field.initial,
    ]),
  )
}

/** The rules that a draft breaks, each with the paths of the fields that mend it. The same call judges in the panel and on the server. */
export function wrongIn(resource: Resource, draft: Draft, context: FormContext): Refusal[] {
  const fields = Object.entries(resource.fields).flatMap(([key, field]) =>
    !isAsked(field, draft) || (draft[key] === '' && emptyStays(key, field, draft, context.saver))
      ? []
      : [
          ...under(key, (field.wrong as (value: unknown, context: FormContext) => Refusal[])(draft[key], context)),
          ...sentElsewhere(key, field, draft, context),
        ],
  )
  const facts: RecordFacts = {
    ...draft,
    ...(resource.byCountry ? { shop_country: context.country ?? '' } : {}),
    ...(context.saver ? { saver: context.saver } : {}),
  }
  const crossing = resource.rules
    .filter((rule) => !rule.holds(facts))
    .map((rule) => ({ id: rule.id, ...(rule.about ? { about: rule.about(facts) } : {}), at: rule.at?.(facts) ?? [] }))
  return [...fields, ...crossing]
}

/** A stored secret stays where it was given for. */
function sentElsewhere(key: string, field: Field, draft: Draft, { saver }: FormContext): Refusal[] {
  const before = saver?.before
  if (field.kind !== 'secret' || !before) return []
  const at = (of: Draft) => field.sentTo.map((name) => of[name])
  return under(key, broken([secretForPlace], { kept: draft[key] === true, before: at(before), now: at(draft) }))
}

/** Whether a field is asked for in this draft. */
export function isAsked({ when }: Pick<Field, 'when'>, draft: Draft): boolean {
  return !when || when.is.includes(String(draft[when.field]))
}

/** Whether a field must be filled in this form: not where the record is stored without it and may stay so. */
export function mustFill(key: string, field: Field, draft: Draft, saver?: Saver): boolean {
  return field.required && !emptyStays(key, field, draft, saver)
}

function emptyStays(key: string, field: Field, draft: Draft, saver?: Saver): boolean {
  const stays = field.kind === 'text' ? field.emptyStays : undefined
  const may = stays === true || (stays !== undefined && isAsked({ when: stays }, draft))
  return may && saver?.before?.[key] === ''
}

/** The body of POST, and with `version` that of PUT. */
export function bodyOf(resource: Resource, versioned: boolean): Struct<Draft> {
  const shapes = Object.fromEntries(
    Object.entries(resource.fields).map(([key, field]) => [key, field.struct as Struct<unknown>]),
  )
  return object(versioned ? { ...shapes, version: integer() } : shapes) as unknown as Struct<Draft>
}

/** Each language of the shop has a row, whether it is filled or not; rows of languages that were switched off stay as they are. */
export function emptyTranslations(field: TranslationsField, context: FormContext) {
  return context.languages.map((language_id) => ({
    language_id,
    ...Object.fromEntries(Object.keys(field.texts).map((key) => [key, ''])),
  }))
}
