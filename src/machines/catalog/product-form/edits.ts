import type { Category } from '#api/contract/catalog/catalogue.ts'
import type { ProductAttribute, ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { refusedElsewhere } from '#machines/platform/record-form/record-form.context.ts'
import { type Chosen as ChosenCategories, withCategory, withMade, withMain, withoutCategory } from './categories.ts'
import { codingOf, withCodes } from './codes.ts'
import type { EditEvent, FilledCell, FilledColumn, FormContext, FormLists, GuardedEvent } from './form.types.ts'
import { generated } from './generator.ts'
import { withImages } from './images.ts'
import { withPrice } from './prices.ts'
import { withSharedImages } from './shared-images.ts'
import {
  addVariant,
  chooseOptions,
  makeDefault,
  optionsWith,
  setVariant,
  withEveryVariant,
  withVariant,
} from './variants.ts'

type Event = Exclude<EditEvent | GuardedEvent, { type: 'CHOOSE_TYPE' | 'DELETE_VARIANT' }>
type Changes = Partial<FormContext>
type Edits = { readonly [T in Event['type']]: (form: FormContext, event: Extract<Event, { type: T }>) => Changes }

/**
 * The form after an edit. Whatever the server refused about the edited field is forgotten, and so is the key: what is sent from now on is
 * another request.
 */
export function edited(form: FormContext, event: Event): Changes {
  const changes = (edits[event.type] as (form: FormContext, event: Event) => Changes)(form, event)
  if (changes.draft === form.draft) return {}
  return { ...changes, ...unsent(form, event) }
}

/** The event as an edit, or `null` when it is none. */
export function asEdit(event: { type: string }): Event | null {
  return event.type in edits ? (event as Event) : null
}

const edits: Edits = {
  SET_FIELD: ({ draft }, { key, value }) => ({ draft: { ...draft, [key]: value } }),
  SET_TEXT: ({ draft }, { language_id, key, value }) => ({
    draft: {
      ...draft,
      translations: draft.translations.map((one) => (one.language_id === language_id ? { ...one, [key]: value } : one)),
    },
  }),
  CHOOSE_MAIN_CATEGORY: (form, { id, made }) => {
    const lists = listsWith(form, made)
    const categories = withMain(lists.categories, categoriesOf(form), id)
    return { lists, draft: { ...form.draft, main_category_id: id, categories } }
  },
  ADD_CATEGORY: (form, { id, made }) => ({
    lists: listsWith(form, made),
    ...inCategories(form, withCategory(categoriesOf(form), id)),
  }),
  REMOVE_CATEGORY: (form, { id }) => inCategories(form, withoutCategory(categoriesOf(form), id)),
  SET_ATTRIBUTE: ({ draft }, { type: _, ...attribute }) => ({ draft: withAttribute(draft, attribute) }),
  CHOOSE_OPTIONS: ({ draft }, { options }) => ({ draft: chooseOptions(draft, options) }),
  ADD_VARIANT: ({ draft }, { options }) => ({ draft: addVariant(draft, options) }),
  SET_VARIANT: ({ draft }, { index, key, value }) => ({ draft: setVariant(draft, index, key, value) }),
  SET_VARIANT_OPTION: ({ draft }, { index, ...option }) => ({
    draft: withVariant(draft, index, (one) => ({
      ...one,
      options: optionsWith(one, { option_id: option.option_id, option_value_id: option.option_value_id }),
    })),
  }),
  SET_PRICE: ({ draft }, { index, country_id, key, value }) => ({
    draft: withVariant(draft, index, (one) => withPrice(one, country_id, key, value)),
  }),
  FILL_VARIANTS: ({ draft }, { column, cells = [] }) => ({
    draft: column ? withEveryVariant(draft, (one) => filledWith(one, column)) : withCells(draft, cells),
  }),
  MAKE_DEFAULT: ({ draft }, { index }) => ({ draft: makeDefault(draft, index) }),
  GENERATE: (form) => ({
    draft: withCodes(generated(form.draft, form.chosen, form.omitted), codingOf(form, 'GENERATE')),
    chosen: [],
    omitted: [],
  }),
  FILL_CODES: (form) => ({ draft: withCodes(form.draft, codingOf(form, 'FILL_CODES')) }),
  SHARE_IMAGES: ({ draft }, event) => ({ draft: withSharedImages(draft, event) }),
  ADD_IMAGES: ({ draft }, event) => ({ draft: withImages(draft, event) }),
  MOVE_IMAGE: ({ draft }, event) => ({ draft: withImages(draft, event) }),
  SET_IMAGE_TYPE: ({ draft }, event) => ({ draft: withImages(draft, event) }),
  SET_IMAGE_STATUS: ({ draft }, event) => ({ draft: withImages(draft, event) }),
  DELETE_IMAGE: ({ draft }, event) => ({ draft: withImages(draft, event) }),
  RESTORE_IMAGE: ({ draft }, event) => ({ draft: withImages(draft, event) }),
}

function filledWith(variant: Variant, column: FilledColumn): Variant {
  return 'country_id' in column
    ? withPrice(variant, column.country_id, column.key, column.value)
    : { ...variant, [column.key]: column.value }
}

function withCells(draft: ProductInput, cells: readonly FilledCell[]): ProductInput {
  const byPlace = Map.groupBy(cells, ({ index }) => index)
  const filled = (variant: Variant, own: readonly FilledCell[]) => own.reduce(filledWith, variant)
  const variants = draft.variants.map((one, at) => (one.deleted ? one : filled(one, byPlace.get(at) ?? [])))
  return cells.length === 0 ? draft : { ...draft, variants }
}

function categoriesOf({ draft, byHand }: FormContext): ChosenCategories {
  return { main: draft.main_category_id, categories: draft.categories, byHand }
}

function listsWith({ lists }: FormContext, made: Category | undefined): FormLists {
  return made ? { ...lists, categories: withMade(lists.categories, made) } : lists
}

function inCategories({ draft }: FormContext, { categories, byHand }: ChosenCategories): Changes {
  return { draft: { ...draft, categories: [...categories] }, byHand }
}

function withAttribute(draft: ProductInput, attribute: ProductAttribute): ProductInput {
  const at = draft.attributes.findIndex((one) => one.attribute_id === attribute.attribute_id)
  return { ...draft, attributes: at < 0 ? [...draft.attributes, attribute] : draft.attributes.with(at, attribute) }
}

function unsent({ refused, draft }: FormContext, event: Event): Changes {
  return { refused: refusedElsewhere(refused, placeOf(draft, event)), failure: null, key: '', replayed: false }
}

/** The path of what an edit changes, as far as refusals name it. */
function placeOf(draft: ProductInput, event: Event): string {
  switch (event.type) {
    case 'SET_FIELD':
      return event.key
    case 'SET_TEXT':
      return `translations.${draft.translations.findIndex((one) => one.language_id === event.language_id)}.${event.key}`
    case 'CHOOSE_MAIN_CATEGORY':
      return 'main_category_id'
    case 'ADD_CATEGORY':
    case 'REMOVE_CATEGORY':
      return 'categories'
    case 'SET_ATTRIBUTE':
      return 'attributes'
    case 'SET_VARIANT':
      return `variants.${event.index}.${event.key}`
    case 'SET_VARIANT_OPTION':
      return `variants.${event.index}.options`
    case 'SET_PRICE':
      return `variants.${event.index}.prices`
    case 'ADD_IMAGES':
    case 'MOVE_IMAGE':
    case 'SET_IMAGE_TYPE':
    case 'SET_IMAGE_STATUS':
    case 'DELETE_IMAGE':
    case 'RESTORE_IMAGE':
      return `variants.${event.index}.images`
    case 'MAKE_DEFAULT':
    case 'ADD_VARIANT':
      return 'variants.*'
    case 'CHOOSE_OPTIONS':
    case 'GENERATE':
    case 'FILL_CODES':
    case 'SHARE_IMAGES':
    case 'FILL_VARIANTS':
      return 'variants'
  }
}
