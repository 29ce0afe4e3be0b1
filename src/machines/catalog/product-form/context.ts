import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { nothingCompared } from '#machines/platform/conflict/parts.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'
import { chosenByHand } from './categories.ts'
import { noPatterns } from './code-pattern.ts'
import { draftOf, newDraft } from './draft.ts'
import type { FormContext, FormInput, FormLists, LoadedForm } from './form.types.ts'
import { draftPath } from './payload.ts'

type Changes = Partial<FormContext>

/** The context of a form that has not loaded anything yet. */
export function initialContext(input: FormInput): FormContext {
  const lists = noLists
  const draft = newDraft(lists, input.mode)
  return {
    ...input,
    ...atRest,
    lists,
    version: null,
    draft,
    original: draft,
    byHand: [],
    attributes: [],
    attributesOf: null,
    attributesFor: null,
    attributesFailure: null,
    uploading: [],
    pendingVariant: null,
    pendingType: null,
    chosen: [],
    omitted: [],
    patterns: noPatterns,
    ...apart,
    view: { language_id: 0, country_id: 0, variant: null, focus: null },
    saved: null,
  }
}

/** A form as it begins: a stored product, or a new one with the shop's presets. */
export function opened(context: FormContext, { lists, product, attributes }: LoadedForm): Changes {
  const draft = product ? draftOf(product, lists) : newDraft(lists, context.mode)
  return {
    ...atRest,
    lists,
    version: product?.version ?? null,
    draft,
    original: draft,
    byHand: chosenByHand(lists.categories, draft.main_category_id, draft.categories),
    attributes,
    attributesOf: draft.main_category_id,
    attributesFor: draft.main_category_id,
    view: {
      language_id: lists.languages[0]?.id ?? 0,
      country_id: priceListsOf(lists)[0]?.country_id ?? 0,
      variant: null,
      focus: null,
    },
  }
}

/** A save that the server refused, with the paths of its sentences as the draft has them. */
export function refusedBy(context: FormContext, failure: ApiFailure): Changes {
  const refused = failure.rules.map((one) =>
    one.at ? { ...one, at: one.at.map((path) => draftPath(context, path)) } : one,
  )
  return { failure, refused, revealed: true }
}

/** Back to what was opened. */
export function reverted({ original, lists, view }: FormContext): Changes {
  const byHand = chosenByHand(lists.categories, original.main_category_id, original.categories)
  return { ...atRest, draft: original, byHand, view: { ...view, variant: null } }
}

/** Whether anything differs from what was opened, by value: a change that was taken back is none. */
export function isDirty({ draft, original }: Pick<FormContext, 'draft' | 'original'>): boolean {
  return !sameValue(draft, original)
}

/** The product's attributes that belong to its category; empty while they are being fetched (R44). */
export function shownAttributes({ attributes, attributesOf, draft }: FormContext): FormContext['attributes'] {
  return attributesOf === draft.main_category_id ? attributes : []
}

/** Their version becomes what mine is compared with. */
export function over(theirs: Product, { lists, view }: FormContext): Changes & { original: ProductInput } {
  const original = draftOf(theirs, lists)
  return { ...atRest, ...apart, version: theirs.version, original, view: { ...view, variant: null } }
}

/** A form that nobody has touched since it was opened. */
export const atRest = {
  touched: [],
  revealed: false,
  refused: [],
  failure: null,
  key: '',
  replayed: false,
} satisfies Changes

const apart = { theirs: null, changedBy: {}, ...nothingCompared, choices: {} } satisfies Changes

const noLists: FormLists = {
  languages: [],
  countries: [],
  marketplaces: [],
  currency: { left: '', right: '' },
  categories: [],
  options: [],
  presets: {},
  living: { taxes: [], units: [], brands: [], tags: [], suppliers: [] },
  patterns: null,
}
