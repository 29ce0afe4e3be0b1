import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import {
  carriageRate,
  orderWorth,
  type PricedLine,
  type PricedOrder,
  type RateTax,
  taxesByRate,
  taxIncluded,
  type Worth,
} from './order-worth.ts'

/** Pieces that go back: so many, after those that went back before them. Lines that are back already are named too, with none. */
export interface ReturnedTotals {
  readonly line_id: number
  readonly before: number
  readonly quantity: number
}

/** What a refund is worth, line by line, and the shipping that goes back with the order's last pieces. */
export interface RefundSums {
  readonly lines: readonly (Worth & { readonly line_id: number })[]
  readonly shipping: Minor
  readonly total: Minor
  /** The tax in all of it, that of the shipping with it. */
  readonly taxes: readonly RateTax[]
}

/**
 * What goes back for these pieces of what their order was paid with. Each line is shared out to its pieces without losing or making a kuruş:
 * however an order is refunded, piece by piece or at once, the sums and their tax are what its invoice says, to the kuruş.
 */
export function refundSums(order: PricedOrder, pieces: readonly ReturnedTotals[]): RefundSums {
  const worth = orderWorth(order)
  const included = taxIncluded(order)
  const parts = pieces.flatMap(({ line_id, before, quantity }) => {
    const at = order.lines.findIndex(({ id }) => id === line_id)
    const [line, whole] = [order.lines[at], worth.lines[at]]
    if (!line || !whole) return []
    const upTo = (last: number) => firstPieces(whole, line, last, included)
    return [{ line, quantity, worth: less(upTo(before + quantity), upTo(before)) }]
  })
  const returned = parts.filter(({ quantity }) => quantity > 0)
  const shipping = returned.length > 0 && isLast(order, pieces) ? worth.carriage.total : 0
  return {
    lines: parts.map((part) => ({ line_id: part.line.id, ...part.worth })),
    shipping,
    total: parts.reduce((sum, part) => sum + part.worth.total, shipping),
    taxes: refundTaxes(
      returned.map((part) => ({ ...part.worth, tax_rate: part.line.tax_rate })),
      shipping,
    ),
  }
}

/** The tax in what goes back for lines, and in the shipping that goes back with them. */
export function refundTaxes(
  lines: readonly { readonly tax_rate: number; readonly total: Minor; readonly tax: Minor }[],
  shipping: Minor,
): RateTax[] {
  const carriage = { tax_rate: carriageRate, total: shipping, tax: taxWithin(shipping, carriageRate) }
  return taxesByRate(shipping > 0 ? [...lines, carriage] : lines)
}

/** What the first pieces of a line are worth: each further one adds what is more by it, so that all of them are the whole. */
function firstPieces(whole: Worth, { quantity, tax_rate }: PricedLine, pieces: number, included: boolean): Worth {
  const part = (amount: Minor) => portionOf(amount, Math.min(pieces, quantity), quantity)
  const gross = part(whole.gross)
  const left = part(whole.gross - whole.discount)
  const tax = included ? taxWithin(left, tax_rate) : part(whole.tax)
  return { gross, discount: gross - left, tax, total: included ? left : left + tax }
}

function less(all: Worth, before: Worth): Worth {
  return {
    gross: all.gross - before.gross,
    discount: all.discount - before.discount,
    tax: all.tax - before.tax,
    total: all.total - before.total,
  }
}

function isLast({ lines }: PricedOrder, pieces: readonly ReturnedTotals[]): boolean {
  return lines.every(({ id, quantity }) => {
    const back = pieces.find(({ line_id }) => line_id === id)
    return back !== undefined && back.before + back.quantity >= quantity
  })
}
