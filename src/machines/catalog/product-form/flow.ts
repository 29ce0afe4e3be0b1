import { assign, fromCallback, raise, setup } from 'xstate'
import type { Attribute } from '#api/contract/catalog/catalogue.ts'
import type { Product, SavedProduct } from '#api/contract/catalog/products.ts'
import { productTypes } from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { stockMoved } from '#api/rules/catalog/products.ts'
import { stale } from '#api/rules/platform/records.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { codeKeys, noPatterns } from './code-pattern.ts'
import { chosen, compared, reconciled, takeTheirs } from './conflict.ts'
import { atRest, opened, refusedBy, reverted } from './context.ts'
import { asNew } from './draft.ts'
import { asEdit, edited } from './edits.ts'
import type { FormContext, FormEvent, FormInput, FormOutput, LoadedForm, Mode, Saving } from './form.types.ts'
import { chosenOf, omittedAfter, withCombinations, withValues } from './generator.ts'
import { ruleGuards } from './guards.ts'
import { deleteVariant, withType } from './variants.ts'
import { shown } from './view.ts'

/** The words of the product form's machine: what it may be told, what it asks, and what it does. The states stand in the files beside it. */
export const flow = setup({
  types: {
    context: {} as FormContext,
    input: {} as FormInput,
    output: {} as FormOutput,
    events: {} as FormEvent,
    tags: {} as 'busy' | 'saving' | 'editable' | 'asking',
  },
  actors: {
    /** The lists of the form, and the product when one is edited. */
    open: unwired<LoadedForm, { id: number | null; mode: Mode }>('open'),
    /** The attributes of a category, in its order. */
    loadAttributes: unwired<Attribute[], { category_id: number }>('loadAttributes'),
    /** Adds or replaces the product. */
    save: unwired<SavedProduct, Saving>('save'),
    /** The product as it is stored now. */
    compare: unwired<Product, { id: number }>('compare'),
    /** Says when the same person has signed in again over this page. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    ...ruleGuards,
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    isStale: ({ event }) => staleRefusal(event) !== undefined,
    wasReplayed: ({ context }) => context.replayed,
    /** The category is another one than that whose attributes are there, or on their way. */
    categoryChanged: ({ context }) => context.attributesFor !== context.draft.main_category_id,
    hasCategory: ({ context }) => context.draft.main_category_id !== null,
    losesVariants: ({ context, event }) =>
      event.type === 'CHOOSE_TYPE' &&
      event.product_type_id !== productTypes.variant &&
      staying(context.draft).length > 1,
  },
  actions: {
    takeOpened: assign(({ context, event }) => opened(context, outputOf<LoadedForm>(event))),
    askAttributes: assign({ attributesFor: ({ context }) => context.draft.main_category_id }),
    takeAttributesFailure: assign(({ event }) => ({ attributesFailure: failureOf(event) })),
    takeAttributes: assign(({ context, event }) => ({
      attributes: outputOf<Attribute[]>(event),
      attributesOf: context.attributesFor,
      attributesFailure: null,
    })),
    noAttributes: assign({ attributes: [], attributesOf: null, attributesFor: null }),
    edit: assign(({ context, event }) => {
      const edit = asEdit(event)
      return edit ? edited(context, edit) : {}
    }),
    revert: assign(({ context }) => reverted(context)),
    askVariant: assign(({ event }) => ('index' in event ? { pendingVariant: event.index } : {})),
    deleteVariant: assign(({ context }) => ({
      draft: deleteVariant(context.draft, context.pendingVariant ?? -1),
      key: '',
    })),
    askType: assign(({ event }) => (event.type === 'CHOOSE_TYPE' ? { pendingType: event.product_type_id } : {})),
    chooseType: assign(({ context, event }) => ({
      draft: withType(context.draft, event.type === 'CHOOSE_TYPE' ? event.product_type_id : (context.pendingType ?? 0)),
      key: '',
    })),
    forgetAsked: assign({ pendingVariant: null, pendingType: null }),
    offerValues: assign(({ context }) => ({ chosen: chosenOf(context.draft), omitted: [] })),
    chooseValues: assign(({ context, event }) => {
      if (event.type !== 'CHOOSE_VALUES') return {}
      const chosen = withValues(context.chosen, event.option_id, event.values)
      return { chosen, omitted: omittedAfter(context.omitted, chosen) }
    }),
    chooseCombinations: assign(({ context, event }) =>
      event.type === 'CHOOSE_COMBINATIONS' ? { omitted: withCombinations(context, event) } : {},
    ),
    setPattern: assign(({ context, event }) =>
      event.type === 'SET_PATTERN' ? { patterns: { ...context.patterns, [event.key]: event.value } } : {},
    ),
    clearPatterns: assign({ patterns: noPatterns }),
    /** They are offered when codes are made again. */
    notePatterns: assign(({ context: { patterns, lists } }) =>
      codeKeys.some((key) => patterns[key].trim() !== '') ? { lists: { ...lists, patterns } } : {},
    ),
    /** Remembers them in this browser, for the next product. */
    keepPatterns: () => {},
    noteUpload: assign(({ context, event }) => {
      if (event.type !== 'UPLOADING') return {}
      const others = context.uploading.filter((index) => index !== event.index)
      return { uploading: event.busy ? [...others, event.index] : others }
    }),
    /** Kept over retries, so that a save whose answer was lost has one effect. */
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    /** The save that found no product is over; the one that finds it again is another. */
    askAnew: assign({ key: '', failure: null }),
    takeSaved: assign(({ event }) => ({ ...atRest, saved: outputOf<SavedProduct>(event) })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    takeRefusal: assign(({ context, event }) => refusedBy(context, failureOf(event))),
    noteReplay: assign({ replayed: true }),
    rememberWho: assign(({ event }) => ({ changedBy: staleRefusal(event)?.about ?? {} })),
    compare: assign(({ context, event }) => compared(context, outputOf<Product>(event))),
    choose: assign(({ context, event }) => (event.type === 'CHOOSE' ? chosen(context, event.path, event.side) : {})),
    reconcile: assign(({ context }) => reconciled(context)),
    takeTheirs: assign(({ context }) => takeTheirs(context)),
    saveAgain: raise({ type: 'SUBMIT' }),
    becomeNew: assign(({ context }) => ({ ...atRest, id: null, version: null, draft: asNew(context.draft) })),
    touch: assign(({ context, event }) =>
      event.type === 'TOUCH' && !context.touched.includes(event.path)
        ? { touched: [...context.touched, event.path] }
        : {},
    ),
    reveal: assign({ revealed: true }),
    show: assign(({ context, event }) => {
      const of = event.type === 'SHOW_LANGUAGE' || event.type === 'SHOW_PRICES' || event.type === 'OPEN_VARIANT'
      return of || event.type === 'REVEAL' ? { view: shown(context, event) } : {}
    }),
    /** Forgets the pictures that were kept for showing while they were uploaded (R38). */
    clearImages: () => {},
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

/** The product, or the stock of one of its variants, is no longer what the form was opened with. */
function staleRefusal(event: AnyEvent) {
  return failureOf(event).rules.find((rule) => rule.id === stale.id || rule.id === stockMoved.id)
}
