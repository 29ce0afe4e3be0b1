import { mostCombinations, type ProductInput, type Variant } from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import type { GivenCode, PatternAct } from '#api/rules/catalog/variant-codes.ts'
import { combinationCount } from '#api/rules/catalog/variant-generator.ts'
import { type CodePatterns, codeKeys, type Pattern, partsFor, readPattern, writeCode } from './code-pattern.ts'
import type { FormContext } from './form.types.ts'
import { combinationsOf, generated } from './generator.ts'

/** A code that a variant would be given, by its place. */
interface PlacedCode extends GivenCode {
  readonly index: number
  readonly key: keyof CodePatterns
}

/** What the patterns would do: with the variants that the generator makes, or with those that are there. */
export interface Coding extends PatternAct {
  readonly codes: readonly PlacedCode[]
  /** What is wrong with one of the patterns itself. */
  readonly each: Readonly<Record<keyof CodePatterns, Pick<PatternAct, 'unknown' | 'codeless'>>>
  /** The variants that would be coded, in the order that their numbers follow. */
  readonly places: readonly number[]
}

export type CodingAct = 'GENERATE' | 'FILL_CODES'

/** The codes that pressing the button would give; what has a code keeps it. */
export function codingOf(form: FormContext, act: CodingAct): Coding {
  const known = remembered.get(form) ?? new Map<CodingAct, Coding>()
  remembered.set(form, known)
  const before = known.get(act)
  if (before) return before
  const { draft, places } = act === 'GENERATE' ? afterGenerating(form) : { draft: form.draft, places: everyPlace(form) }
  const now = coded(form, draft, places)
  known.set(act, now)
  return now
}

/** The draft with these codes. */
export function withCodes(draft: ProductInput, { codes }: Pick<Coding, 'codes'>): ProductInput {
  if (codes.length === 0) return draft
  const byPlace = Map.groupBy(codes, ({ index }) => index)
  const variants = draft.variants.map((variant, at) => {
    const own = byPlace.get(at)
    return own ? { ...variant, ...Object.fromEntries(own.map(({ key, code }) => [key, code])) } : variant
  })
  return { ...draft, variants }
}

const remembered = new WeakMap<FormContext, Map<CodingAct, Coding>>()

/** The draft as the generator leaves it, and the variants that it makes or gives their options. */
function afterGenerating({ draft, chosen, omitted }: FormContext): { draft: ProductInput; places: number[] } {
  const count = combinationCount(chosen)
  if (count === 0 || count > mostCombinations) return { draft, places: [] }
  let next = draft.variants.length
  const places = combinationsOf(draft, chosen, omitted).flatMap(({ kind, variant }) => {
    if (kind === 'new') return next++
    return kind === 'filled' && variant !== null ? variant : []
  })
  return { draft: generated(draft, chosen, omitted), places }
}

function everyPlace({ draft }: FormContext): number[] {
  return staying(draft).flatMap(({ variant, index }) => (codeKeys.some((key) => isOpen(variant, key)) ? index : []))
}

function coded({ patterns, lists }: FormContext, draft: ProductInput, places: readonly number[]): Coding {
  const options = draft.selected_options.flatMap((id) => lists.options.find((one) => one.id === id) ?? [])
  const names = new Map(options.flatMap(({ values }) => values.map((value) => [value.id, value.name] as const)))
  const code =
    staying(draft)
      .find(({ variant }) => variant.is_default)
      ?.variant.stock_code.trim() ?? ''
  const read = {
    stock_code: readPattern(patterns.stock_code, options),
    barcode: readPattern(patterns.barcode, options),
  }
  const each = { stock_code: wrongIn(read.stock_code, code), barcode: wrongIn(read.barcode, code) }
  const usable = codeKeys.filter((key) => {
    const { unknown, codeless } = each[key]
    return read[key].pieces.length > 0 && unknown.length === 0 && !codeless
  })
  const owners = ownersOf(draft)
  const isHeld = (one: string, index: number) => (owners.get(one) ?? index) !== index
  const numbers = { stock_code: 0, barcode: 0 }
  const codes = places.flatMap((index) => {
    const variant = draft.variants[index]
    return usable.flatMap((key): PlacedCode[] => {
      if (!variant || !isOpen(variant, key)) return []
      const nameOf = (id: number) =>
        names.get(variant.options.find((one) => one.option_id === id)?.option_value_id ?? 0) ?? ''
      const next = () => {
        numbers[key] += 1
        return writeCode(read[key], { code, number: numbers[key], nameOf })
      }
      let made = next()
      // A number that stands in another code is passed over, so that the codes of later variants go on where the earlier ones end.
      while (isNumbered(read[key]) && isHeld(made, index)) made = next()
      if (made === '') return []
      const held = isHeld(made, index)
      if (!held) owners.set(made, index)
      return [{ index, key, code: made, at: `patterns.${key}`, held }]
    })
  })
  return {
    unknown: codeKeys.flatMap((key) => each[key].unknown),
    known: partsFor(options),
    codeless: codeKeys.some((key) => each[key].codeless),
    wrongAt: codeKeys
      .filter((key) => each[key].unknown.length > 0 || each[key].codeless)
      .map((key) => `patterns.${key}`),
    codes,
    each,
    places,
  }
}

function isOpen(variant: Variant, key: keyof CodePatterns): boolean {
  return variant[key].trim() === ''
}

function isNumbered({ pieces }: Pattern): boolean {
  return pieces.some(({ kind }) => kind === 'number')
}

function wrongIn({ pieces, unknown }: Pattern, code: string) {
  return { unknown, codeless: code === '' && pieces.some(({ kind }) => kind === 'code') }
}

/** Who holds a code, as a stock code or as a barcode: a scan finds both alike. */
function ownersOf(draft: ProductInput): Map<string, number> {
  const all = staying(draft).flatMap(({ variant, index }) =>
    codeKeys.map((key) => [variant[key].trim(), index] as const).filter(([code]) => code !== ''),
  )
  return new Map(all)
}
