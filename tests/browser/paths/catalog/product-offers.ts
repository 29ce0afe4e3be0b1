import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { mostCombinations, productTypes } from '#api/contract/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import type { FormContext, FormEvent } from '#machines/catalog/product-form/form.types.ts'
import { combinationsOf } from '#machines/catalog/product-form/generator.ts'
import { comesAbout } from '#tests/paths/catalog/product-form.answers.ts'

/** What the screen of the product form offers a person in this state, and what the shop can answer there. */
export function isOnOffer(event: EventObject, snapshot: AnyMachineSnapshot): boolean {
  const form = snapshot.context as FormContext
  if (event.type.startsWith('xstate.')) return comesAbout(event, form)
  const inFront = asked.find(([state]) => snapshot.matches(state as never))
  if (!inFront) return isOnForm(event as FormEvent, snapshot, form)
  return inFront[1].includes(event.type) && isStep(event as FormEvent, form)
}

const editing = (state: string) => ({ form: { work: { editing: state } } })
const work = (state: string) => ({ form: { work: state } })

/** What can be done while something else is in front of the form, or there is nothing but to wait. */
const asked: readonly (readonly [unknown, readonly string[]])[] = [
  ['loading', []],
  ['missing', []],
  ['notLoaded', ['RETRY']],
  [editing('alertingDuplicate'), ['CANCEL']],
  [editing('confirmingVariantDelete'), ['CONFIRM', 'CANCEL']],
  [editing('confirmingTypeChange'), ['CONFIRM', 'CANCEL']],
  [editing('generating'), ['CHOOSE_VALUES', 'CHOOSE_COMBINATIONS', 'SET_PATTERN', 'GENERATE', 'CANCEL']],
  [editing('coding'), ['SET_PATTERN', 'FILL_CODES', 'CANCEL']],
  [work('submitting'), []],
  [work('comparing'), []],
  [work('expired'), ['RENEWED']],
  [work('conflict'), ['CHOOSE', 'MERGE', 'TAKE_THEIRS', 'BACK']],
  [work('gone'), ['RESTORED', 'ADD_AGAIN', 'BACK']],
]

/** These stand in other states only. */
const elsewhere = [...new Set(asked.flatMap(([, events]) => events))]

/** Who may only look is offered nothing; a field that has the value already cannot be given it. */
function isOnForm(event: FormEvent, snapshot: AnyMachineSnapshot, form: FormContext): boolean {
  const { holder, id, mode } = form
  if (event.type === 'SUBMIT') return true
  if (elsewhere.includes(event.type) || !permits(holder, [id === null ? 602 : 603])) return false
  if (event.type === 'REVERT') return id !== null && isDirty(form)
  if (event.type === 'RETRY_ATTRIBUTES') {
    return mode === 'full' && snapshot.matches({ form: { attributes: 'failed' } } as never)
  }
  return isStep(event, form)
}

function isStep(event: FormEvent, form: FormContext): boolean {
  const { draft, chosen, omitted, uploading } = form
  switch (event.type) {
    case 'SET_TEXT':
      return draft.translations.every((one) => one.language_id !== event.language_id || one[event.key] !== event.value)
    case 'SET_FIELD':
      return draft[event.key] !== event.value
    case 'CHOOSE_MAIN_CATEGORY':
      return draft.main_category_id !== event.id
    case 'CHOOSE_TYPE':
      return draft.product_type_id !== event.product_type_id
    case 'UPLOADING':
      return uploading.includes(event.index) !== event.busy
    case 'DELETE_VARIANT':
      return draft.product_type_id === productTypes.variant
    case 'CHOOSE_VALUES': {
      const before = chosen.find((one) => one.option_id === event.option_id)?.values.length ?? 0
      // Out of thousands nobody takes one after another away.
      return before !== event.values.length && before <= mostCombinations
    }
    case 'CHOOSE_COMBINATIONS':
      // What exists, or is no combination of the chosen values, has no tick.
      return combinationsOf(draft, chosen.flatMap(few), omitted).some(
        ({ key, kind }) => event.combinations.includes(key) && kind === (event.chosen ? 'omitted' : 'new'),
      )
    default:
      return true
  }
}

/** Thousands of combinations are not listed. */
function few(one: FormContext['chosen'][number]) {
  return one.values.length > mostCombinations ? [] : [one]
}
