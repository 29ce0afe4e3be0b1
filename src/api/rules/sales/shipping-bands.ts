import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'

/** What sending costs while an order's products come to, or weigh, at least the one and less than the other; without an end it goes on for ever. */
export interface PriceBand {
  readonly minimum: string | number
  readonly maximum: string | number
  readonly price: string | number
}

/** By what a method's bands are measured: what the products cost, or what they weigh. */
export const bandBases = ['total', 'weight'] as const
export type BandBasis = (typeof bandBases)[number]

/** By what a method's price is found: its bands, and from which total on it sends for nothing. */
export interface Pricing {
  readonly basis: BandBasis
  readonly bands: readonly PriceBand[]
  readonly free_from: string | number | null
}

interface Range {
  readonly at: number
  readonly from: Minor
  readonly to: Minor
}

/** Facts: a shipping method as it is written. */
export const bandsAscend = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'validation.price_range', message: 'Başlangıç fiyatı bitiş fiyatından küçük olmalıdır.' },
  'R150',
  (facts) => rangesIn(facts).flatMap(({ at, from, to }) => (from < to ? [] : [`bands.${at}.maximum`])),
)

export const bandsApart: Rule<RecordFacts> = rule(
  /*i18n*/ {
    id: 'shipping.bands_overlap',
    message: 'Aralıklar çakışıyor: {from, number} iki aralıkta birden.',
  },
  'R150',
  (facts) => overlapOf(facts) === undefined,
  {
    about: (facts) => ({ from: (overlapOf(facts)?.from ?? 0) / 100 }),
    at: (facts) => [`bands.${overlapOf(facts)?.at ?? 0}.minimum`],
  },
)

export const bandsClosed: Rule<RecordFacts> = rule(
  /*i18n*/ {
    id: 'shipping.bands_gap',
    message: 'Aralıklar arasında boşluk var: {from, number} için kargo ücreti belli değil.',
  },
  'R150',
  (facts) => gapOf(facts) === undefined,
  {
    about: (facts) => ({ from: (gapOf(facts)?.from ?? 0) / 100 }),
    at: (facts) => [`bands.${gapOf(facts)?.at ?? 0}.${gapOf(facts)?.part ?? 'minimum'}`],
  },
)

export const bandRules = [bandsAscend, bandsApart, bandsClosed] as const

/** What products come to and weigh, in hundredths; a weight that nobody knows is `null`. */
export interface Measured {
  readonly total: Minor
  readonly weight: number | null
}

/** What a method asks for sending products of this total and weight, or `null` where it has no price of its own for them. */
export function shippingPrice({ basis, bands, free_from }: Pricing, { total, weight }: Measured): Minor | null {
  const free = amountOf(free_from)
  if (free !== null && total >= free) return 0
  const measure = basis === 'weight' ? weight : total
  if (measure === null) return null
  const band = ranges(bands).find(({ from, to }) => from <= measure && measure < to)
  return band ? amountOf(bands[band.at]?.price) : null
}

function rangesIn(facts: RecordFacts): readonly Range[] {
  return ranges((facts.bands ?? []) as readonly PriceBand[])
}

/** The bands as they are written; an end that is left open is beyond every amount. */
function ranges(bands: readonly PriceBand[]): readonly Range[] {
  return bands.map(({ minimum, maximum }, at) => ({
    at,
    from: amountOf(minimum) ?? 0,
    to: amountOf(maximum) ?? Number.POSITIVE_INFINITY,
  }))
}

/** In the order of their amounts, where each is one. */
function ascending(facts: RecordFacts): readonly Range[] {
  return rangesIn(facts)
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from)
}

function overlapOf(facts: RecordFacts): Range | undefined {
  return ascending(facts).find(({ from }, place, all) => all.slice(0, place).some((before) => from < before.to))
}

/** Where no band is: before the first, between two, and after the last as long as nothing is free there. */
function gapOf(facts: RecordFacts): { readonly at: number; readonly from: Minor; readonly part: string } | undefined {
  const all = ascending(facts)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last || overlapOf(facts)) return undefined
  if (first.from > 0) return { at: first.at, from: 0, part: 'minimum' }
  const next = all.find(({ from }, place) => place > 0 && from > (all[place - 1]?.to ?? 0))
  if (next) return { at: next.at, from: all[all.indexOf(next) - 1]?.to ?? 0, part: 'minimum' }
  // What is free is so by its total, whatever it weighs.
  const free = facts.basis === 'weight' ? null : amountOf(facts.free_from as string | number | null)
  if (last.to === Number.POSITIVE_INFINITY || (free !== null && free <= last.to)) return undefined
  return { at: last.at, from: last.to, part: 'maximum' }
}

/** An amount as it is written; `null` where nothing is. */
function amountOf(written: string | number | null | undefined): Minor | null {
  return written === null || written === undefined || written === '' ? null : minorOf(written)
}
