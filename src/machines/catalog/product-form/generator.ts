import {
  mostCombinations,
  type ProductInput,
  type Variant,
  type VariantOption,
} from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { combinationOf } from '#api/rules/catalog/product-variants.ts'
import { combinationCount } from '#api/rules/catalog/variant-generator.ts'
import type { Chosen, FormContext, FormEvent } from './form.types.ts'
import { variantLike } from './variants.ts'

/** One line of the generator's preview: a combination, and the variant that has or gets it. */
export interface Combination {
  /** As `combinationOf` names it. */
  readonly key: string
  readonly options: readonly VariantOption[]
  /** The place of that variant; `null` when a new one is made, or none. */
  readonly variant: number | null
  /** `kept` has the combination already, `filled` has open options and gets it, `new` is made for it, and no variant gets what is `omitted`. */
  readonly kind: 'kept' | 'filled' | 'new' | 'omitted'
}

/**
 * Every combination of the chosen values, in their order. Variants that have one already keep it; those whose options are not complete yet,
 * such as the only one of a new product, take the first new one that fits what they have and is not left out. Ask `generatorRules` first: the
 * list grows fast.
 */
export function combinationsOf(
  draft: ProductInput,
  chosen: readonly Chosen[],
  omitted: readonly string[],
): Combination[] {
  const leftOut = new Set(omitted)
  const selected = chosen.map((one) => one.option_id)
  const variants = staying(draft)
  const owners = new Map(variants.map(({ variant, index }) => [combinationOf(variant), index]))
  const open = variants.filter(({ variant }) => !complete(variant, selected))
  return product(chosen).map((options) => {
    const key = combinationOf({ options })
    const owner = owners.get(key)
    if (owner !== undefined) return { key, options, variant: owner, kind: 'kept' }
    if (leftOut.has(key)) return { key, options, variant: null, kind: 'omitted' }
    const at = open.findIndex(({ variant }) => fits(variant, options))
    const [taker] = at < 0 ? [] : open.splice(at, 1)
    return taker ? { key, options, variant: taker.index, kind: 'filled' } : { key, options, variant: null, kind: 'new' }
  })
}

/** The draft with a variant for every combination that is not left out. Codes, stock and prices of the variants there are stay as they are. */
export function generated(draft: ProductInput, chosen: readonly Chosen[], omitted: readonly string[]): ProductInput {
  const selected = chosen.map((one) => one.option_id)
  const combinations = combinationsOf(draft, chosen, omitted)
  const filled = new Map(combinations.filter((one) => one.kind === 'filled').map((one) => [one.variant, one.options]))
  const variants = draft.variants.map((variant, index) => {
    if (variant.deleted || complete(variant, selected)) return variant
    return { ...variant, options: [...(filled.get(index) ?? openOptions(variant, selected))] }
  })
  const added = combinations.filter((one) => one.kind === 'new').map((one) => variantLike(draft, one.options))
  return { ...draft, selected_options: selected, variants: [...variants, ...added] }
}

/** What the generator offers first: the options of the product, with the values its variants have. */
export function chosenOf(draft: ProductInput): Chosen[] {
  return draft.selected_options.flatMap((option_id) => {
    const own = staying(draft).flatMap(({ variant }) => variant.options.filter((one) => one.option_id === option_id))
    const values = [...new Set(own.map((one) => one.option_value_id))].filter((id) => id > 0)
    return values.length > 0 ? [{ option_id, values }] : []
  })
}

/** The choice after the values of one option changed; an option without values is not part of it. */
export function withValues(chosen: readonly Chosen[], option_id: number, values: readonly number[]): Chosen[] {
  if (values.length === 0) return chosen.filter((one) => one.option_id !== option_id)
  if (!chosen.some((one) => one.option_id === option_id)) return [...chosen, { option_id, values }]
  return chosen.map((one) => (one.option_id === option_id ? { option_id, values } : one))
}

/** What is left out of the combinations after other values were chosen: what is no combination any more is forgotten. */
export function omittedAfter(omitted: readonly string[], chosen: readonly Chosen[]): readonly string[] {
  if (omitted.length === 0 || combinationCount(chosen) > mostCombinations) return []
  const there = new Set(product(chosen).map((options) => combinationOf({ options })))
  return omitted.filter((key) => there.has(key))
}

/** What is left out after some were unticked or ticked again; a variant that is there keeps its combination. */
export function withCombinations(
  { draft, chosen, omitted }: Pick<FormContext, 'draft' | 'chosen' | 'omitted'>,
  event: Extract<FormEvent, { type: 'CHOOSE_COMBINATIONS' }>,
): readonly string[] {
  const named = new Set(event.combinations)
  if (event.chosen || combinationCount(chosen) > mostCombinations) return omitted.filter((key) => !named.has(key))
  const open = combinationsOf(draft, chosen, omitted).filter(({ kind }) => kind !== 'kept')
  return open.flatMap(({ key, kind }) => (kind === 'omitted' || named.has(key) ? [key] : []))
}

function product(chosen: readonly Chosen[]): VariantOption[][] {
  return chosen.reduce<VariantOption[][]>(
    (rows, { option_id, values }) =>
      rows.flatMap((row) => values.map((option_value_id) => [...row, { option_id, option_value_id }])),
    chosen.length > 0 ? [[]] : [],
  )
}

function complete({ options }: Variant, selected: readonly number[]): boolean {
  return (
    options.length === selected.length &&
    selected.every((id) => options.some((one) => one.option_id === id && one.option_value_id > 0))
  )
}

/** Whether the values that a variant has do not speak against the combination. */
function fits(variant: Variant, combination: readonly VariantOption[]): boolean {
  return combination.every(({ option_id, option_value_id }) => {
    const own = variant.options.find((one) => one.option_id === option_id)?.option_value_id ?? 0
    return own === 0 || own === option_value_id
  })
}

function openOptions({ options }: Variant, selected: readonly number[]): VariantOption[] {
  return selected.map(
    (option_id) => options.find((one) => one.option_id === option_id) ?? { option_id, option_value_id: 0 },
  )
}
