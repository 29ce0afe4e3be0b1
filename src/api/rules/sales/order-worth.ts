import { taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'

/** The rate that carrying is taxed with, in percent. Its price holds its tax, whatever the prices of the goods do. */
export const carriageRate = 20

/** A line of an order, as far as its money goes. All amounts are kuruş. */
export interface PricedLine {
  readonly id: number
  readonly quantity: number
  readonly price: Minor
  readonly tax_rate: number
  /** After the line's own discount. */
  readonly total: Minor
}

/** An order with what it costs. Discounts of the whole order are not in its lines. */
export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly discount_total: Minor
  readonly shipping_total: Minor
  readonly total: Minor
}

/** What pieces of a line are made of: `gross - discount`, and `+ tax` where prices do not hold it, is the total. */
export interface Worth {
  readonly gross: Minor
  readonly discount: Minor
  readonly tax: Minor
  readonly total: Minor
}

/** What is taxed with a rate, without its tax, and the tax. */
export interface RateTax {
  readonly rate: number
  readonly base: Minor
  readonly tax: Minor
}

/**
 * What each line of an order is paid with, and its carrying, the tax in each: the one reckoning of its page, its invoice and its refunds. A
 * discount of the whole order is one of its goods, and together they are its total to the kuruş.
 */
export function orderWorth(order: PricedOrder): { readonly lines: readonly Worth[]; readonly carriage: Worth } {
  const included = taxIncluded(order)
  const left = discounted(order)
  const taxes = included
    ? left.map((amount, at) => taxWithin(amount, order.lines[at]?.tax_rate ?? 0))
    : taxesUpon(order, left)
  const lines = order.lines.map(({ price, quantity }, at) => {
    const [amount = 0, tax = 0] = [left[at], taxes[at]]
    const gross = price * quantity
    return { gross, discount: gross - amount, tax, total: included ? amount : amount + tax }
  })
  const gross = order.shipping_total
  // Where more is given off than the goods cost, the rest of it is given off their carrying.
  const total = order.total - plus(lines.map((line) => line.total))
  return { lines, carriage: { gross, discount: gross - total, tax: taxWithin(total, carriageRate), total } }
}

/** Whether the prices of an order hold their tax: then its total is its lines and its shipping, less its discounts. */
export function taxIncluded(order: PricedOrder): boolean {
  return onTop(order) === 0
}

/** The discount of the whole order, beyond what its lines have taken off themselves. */
export function discountOfWhole({ lines, discount_total, shipping_total, total }: PricedOrder): Minor {
  const sum = plus(lines.map((line) => line.total))
  const own = plus(lines.map((line) => line.price * line.quantity - line.total))
  const named = Math.min(Math.max(0, discount_total - own), sum)
  // What is missing to the total beyond the discounts that are named is one too.
  return Math.min(sum, Math.max(named, sum + shipping_total - total))
}

/** The same tax by rate, the lowest first. */
export function taxesByRate(
  parts: readonly { readonly tax_rate: number; readonly total: Minor; readonly tax: Minor }[],
): RateTax[] {
  const rates = [...new Set(parts.map(({ tax_rate }) => tax_rate))].toSorted((one, other) => one - other)
  return rates.map((rate) => {
    const own = parts.filter(({ tax_rate }) => tax_rate === rate)
    return { rate, base: plus(own.map(({ total, tax }) => total - tax)), tax: plus(own.map(({ tax }) => tax)) }
  })
}

/** What is left of each line after its share of the order's discount. */
function discounted(order: PricedOrder): Minor[] {
  const totals = order.lines.map(({ total }) => total)
  const shares = shareOut(discountOfWhole(order), totals)
  return totals.map((total, at) => total - (shares[at] ?? 0))
}

/** Tax on top of what is left of each line, rounded per line; what the order's own tax is more or less by is shared among them. */
function taxesUpon(order: PricedOrder, left: readonly Minor[]): Minor[] {
  const rateOf = (at: number) => order.lines[at]?.tax_rate ?? 0
  const taxes = left.map((amount, at) => taxUpon(amount, rateOf(at)))
  const rest = shareOut(
    onTop(order) - plus(taxes),
    left.map((amount, at) => BigInt(amount) * BigInt(rateOf(at))),
  )
  return taxes.map((tax, at) => tax + (rest[at] ?? 0))
}

/** Tax that is put on top of the prices. */
function onTop(order: PricedOrder): Minor {
  const sum = plus(order.lines.map((line) => line.total))
  return Math.max(0, order.total - order.shipping_total - sum + discountOfWhole(order))
}

function plus(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
