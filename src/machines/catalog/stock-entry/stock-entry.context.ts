import type { NewStockMovements, StockedVariant, StoredMovements } from '#api/contract/catalog/stock-movements.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import {
  type NewMovementFacts,
  newMovementFormRules,
  newMovementLineRules,
  nothingSought,
} from '#api/rules/catalog/stock-movements.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Wanted } from '#machines/platform/wanted-states.ts'

/** Something that was not added, and the rules that keep it out of the stock. */
export interface LeftOut {
  readonly name: string
  readonly rules: readonly Refusal[]
}

export interface StockEntryContext {
  readonly draft: NewStockMovements
  /** The variants of the lines, as they stood when they were added. */
  readonly variants: Readonly<Record<number, StockedVariant>>
  /** What is looked for now, and what comes after it. */
  readonly wanted: readonly Wanted[]
  /** What was not added since something was last scanned. */
  readonly left: readonly LeftOut[]
  /** Why a product could not be asked for; it stands until that is asked again or dropped. */
  readonly missed: ApiFailure | null
  /** The paths that were left once: their errors are shown from then on. */
  readonly touched: readonly string[]
  readonly revealed: boolean
  /** What the server refused at the last try. */
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** Kept over retries, so that movements whose answer was lost are written once. */
  readonly key: string
  readonly stored: StoredMovements | null
}

export type Changes = Partial<StockEntryContext>

const blank: NewStockMovements = { type: 'inbound', note: '', lines: [] }

/** Nothing is written yet: most of what is written by hand is goods that came. */
export function begun(): StockEntryContext {
  return {
    ...{ draft: blank, variants: {}, wanted: [], left: [], missed: null, touched: [], revealed: false },
    ...{ refused: [], failure: null, key: '', stored: null },
  }
}

/** A change of what is written: the next try is another request. */
export function drafted({ draft }: StockEntryContext, changes: Partial<NewStockMovements>): Changes {
  return { draft: { ...draft, ...changes }, refused: [], failure: null, key: '' }
}

/** A product was found: a line of one piece, or one more of a line that there is. */
export function found(context: StockEntryContext, variant: StockedVariant): Changes {
  const { variant_id } = variant
  const variants = { ...context.variants, [variant_id]: variant }
  const { draft } = context
  const there = draft.lines.findIndex((line) => line.variant_id === variant_id)
  if (there >= 0) {
    const lines = draft.lines.map((line, at) => (at === there ? { ...line, quantity: oneMore(line.quantity) } : line))
    return { ...drafted(context, { lines }), variants }
  }
  const line = { variant_id, quantity: '1', unit_price: draft.type === 'inbound' ? variant.cost : '' }
  const rules = broken(newMovementLineRules, { movements: { ...draft, lines: [line] }, variants })
  if (rules.length > 0) return { left: [...context.left, { name: variantName(variant), rules }] }
  return { ...drafted(context, { lines: [...draft.lines, line] }), variants }
}

/** A line that is taken out, with the paths of those after it moved up. */
export function without(context: StockEntryContext, index: number): Changes {
  const lines = context.draft.lines.filter((_, at) => at !== index)
  return { ...drafted(context, { lines }), touched: context.touched.filter((path) => !path.startsWith('lines.')) }
}

/** The rules in the way of writing it, in the order of the form. */
export function wrong(context: StockEntryContext): Refusal[] {
  const sought = context.wanted.length > 0
  return [...broken([nothingSought], { sought }), ...broken(newMovementFormRules, factsOf(context))]
}

/** What is wrong at a field, as far as it is told: after it was left, after a try to save, and when the server said it. */
export function errorsAt(context: StockEntryContext, path: string): Refusal[] {
  if (!context.revealed && !context.touched.includes(path)) return []
  const all = [...wrong(context), ...context.refused].filter(({ at }) => at?.includes(path))
  return all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place)
}

export function hasUnsaved({ draft, stored }: StockEntryContext): boolean {
  return stored === null && (draft.lines.length > 0 || draft.note !== '')
}

/** A variant in words: its product, and which of its kinds. */
export function variantName({ name, options }: Pick<StockedVariant, 'name' | 'options'>): string {
  return options === '' ? name : `${name} · ${options}`
}

function factsOf({ draft, variants }: StockEntryContext): NewMovementFacts {
  return { movements: draft, variants }
}

/** One piece more than was written; what is no number becomes one. */
function oneMore(quantity: string | number): string {
  const before = wholeOf(quantity)
  return String(Number.isNaN(before) ? 1 : before + 1)
}
