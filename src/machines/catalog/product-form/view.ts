import { staying } from '#api/rules/catalog/product-facts.ts'
import type { FormContext, FormEvent, FormView } from './form.types.ts'

type ViewEvent = Extract<FormEvent, { type: 'SHOW_LANGUAGE' | 'SHOW_PRICES' | 'OPEN_VARIANT' | 'REVEAL' }>

/** What is on screen after one of its parts was opened, or after a field asked to be seen. */
export function shown(form: FormContext, event: ViewEvent): FormView {
  switch (event.type) {
    case 'SHOW_LANGUAGE':
      return { ...form.view, language_id: event.language_id }
    case 'SHOW_PRICES':
      return { ...form.view, country_id: event.country_id }
    case 'OPEN_VARIANT':
      return { ...form.view, variant: event.index }
    case 'REVEAL':
      return event.path === undefined ? form.view : revealed(form, event.path)
  }
}

/** Opens whatever hides the field of a path, and asks for the focus. */
function revealed({ view, draft }: FormContext, path: string): FormView {
  const focus = { path, nth: (view.focus?.nth ?? 0) + 1 }
  const [list, row, part, at] = path.split('.')
  if (list === 'translations') {
    return { ...view, focus, language_id: draft.translations[Number(row)]?.language_id ?? view.language_id }
  }
  if (list !== 'variants' || row === undefined) return { ...view, focus }
  const country_id = draft.variants[Number(row)]?.prices[Number(at)]?.country_id
  return {
    ...view,
    focus,
    ...(part === 'prices' && country_id !== undefined ? { country_id } : {}),
    // A product with one variant shows its fields without opening anything.
    ...(part !== undefined && hidden.includes(part) && staying(draft).length > 1 ? { variant: Number(row) } : {}),
  }
}

/** The fields that only a variant's details show; the others stand in its row. */
const hidden = ['shelf', 'supplier_price', 'supplier_code', 'width', 'height', 'length', 'weight', 'images']
