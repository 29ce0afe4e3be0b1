import Fraction from 'fraction.js'

/** Sums once more, slowly and with exact fractions: what the quick ones of the rules are judged by. Amounts are kuruş. */

export interface SoldLine {
  readonly quantity: number
  readonly price: number
  readonly tax_rate: number
}

export interface Sold {
  readonly lines: readonly SoldLine[]
  /** Of the whole order, in kuruş. */
  readonly discount: number
  readonly shipping: number
  /** Whether the prices hold their tax. */
  readonly inPrices: boolean
}

const half = new Fraction(1, 2)

/** To the nearest whole, half away from zero. */
export function nearest(exact: Fraction): number {
  return Number(exact.s) * exact.abs().add(half).floor().valueOf()
}

/**
 * An amount by weights: each has the whole kuruş of its share, and what is left goes one by one to the largest remainders, the first of equals
 * first. Where nothing weighs anything, all have the same share; what is owed is shared as what is had.
 */
export function parts(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return parts(-amount, weights).map((part) => 0 - part)
  const all = weights.reduce((sum, weight) => sum.add(weight), new Fraction(0))
  const exact = weights.map((weight) =>
    all.equals(0) ? new Fraction(amount).div(weights.length) : new Fraction(amount).mul(weight).div(all),
  )
  const found = exact.map((share) => share.floor().valueOf())
  const rest = (at: number) => (exact[at] as Fraction).sub((exact[at] as Fraction).floor())
  for (let left = amount - plus(found); left > 0; left -= 1) {
    // Whoever was given one has nothing left over.
    const wanting = weights.map((_, at) => at).filter((at) => exact[at]?.gte(found[at] ?? 0))
    const [first = 0] = wanting.toSorted((one, other) => rest(other).compare(rest(one)) || one - other)
    found[first] = (found[first] ?? 0) + 1
  }
  return found
}

/** The tax in an amount, or on top of it. */
export function taxOf(amount: number, rate: number, inPrices: boolean): number {
  return nearest(new Fraction(amount).mul(rate).div(inPrices ? 100 + rate : 100))
}

/** What is left of each line after the discount of the order, its tax, and what the order comes to. */
export function orderOf({ lines, discount, shipping, inPrices }: Sold) {
  const totals = lines.map(({ price, quantity }) => price * quantity)
  const discounts = parts(discount, totals)
  const net = totals.map((total, at) => total - (discounts[at] ?? 0))
  const taxes = net.map((left, at) => taxOf(left, lines[at]?.tax_rate ?? 0, inPrices))
  const tax = plus(taxes)
  const products = plus(totals)
  return { totals, discounts, net, taxes, products, tax, total: products - discount + shipping + (inPrices ? 0 : tax) }
}

/** What the first pieces of a line are worth, of all that the line is worth. */
export function firstOf(worth: number, pieces: number, of: number): number {
  return nearest(new Fraction(worth).mul(pieces).div(of))
}

export function plus(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
