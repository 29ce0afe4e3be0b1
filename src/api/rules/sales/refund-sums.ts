import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'

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
}

/**
 * What goes back for these pieces. The order's discounts are shared out to its lines, and each line to its pieces, without losing or making
 * a kuruş: however an order is refunded, piece by piece or at once, the sums are what it cost, to the kuruş.
 */
export function refundSums(order: PricedOrder, pieces: readonly ReturnedTotals[]): RefundSums {
  const worth = worthOf(order)
  const lines = pieces.flatMap(({ line_id, before, quantity }) => {
    const at = order.lines.findIndex(({ id }) => id === line_id)
    const [line, whole] = [order.lines[at], worth[at]]
    return line && whole ? [{ line_id, ...partOf(whole, line.quantity, before, quantity) }] : []
  })
  const shipping = pieces.some(({ quantity }) => quantity > 0) && isLast(order, pieces) ? order.shipping_total : 0
  return { lines, shipping, total: lines.reduce((sum, line) => sum + line.total, shipping) }
}

/** Whether the prices of an order hold their tax: then its total is its lines and its shipping, less its discounts. */
export function taxIncluded(order: PricedOrder): boolean {
  return onTop(order) === 0
}

/** What each line is worth whole; with the shipping they make the order's total. */
function worthOf(order: PricedOrder): Worth[] {
  const { lines } = order
  const totals = lines.map(({ total }) => total)
  const discounts = shareOut(discountOfWhole(order), totals)
  const net = totals.map((total, at) => total - (discounts[at] ?? 0))
  const added = shareOut(
    onTop(order),
    lines.map(({ tax_rate }, at) => BigInt(net[at] ?? 0) * BigInt(tax_rate)),
  )
  const included = taxIncluded(order)
  return lines.map(({ price, quantity, tax_rate }, at) => {
    const gross = price * quantity
    const left = net[at] ?? 0
    const tax = included ? taxWithin(left, tax_rate) : (added[at] ?? 0)
    return { gross, discount: gross - left, tax, total: included ? left : left + tax }
  })
}

/** The discount of the whole order, beyond what its lines have taken off themselves. */
export function discountOfWhole({ lines, discount_total, shipping_total, total }: PricedOrder): Minor {
  const sum = lines.reduce((all, line) => all + line.total, 0)
  const own = lines.reduce((all, line) => all + line.price * line.quantity - line.total, 0)
  const named = Math.min(Math.max(0, discount_total - own), sum)
  // What is missing to the total beyond the discounts that are named is one too.
  return Math.min(sum, Math.max(named, sum + shipping_total - total))
}

/** Tax that is put on top of the prices. */
function onTop(order: PricedOrder): Minor {
  const sum = order.lines.reduce((all, line) => all + line.total, 0)
  return Math.max(0, order.total - order.shipping_total - sum + discountOfWhole(order))
}

/** Pieces of a line: all up to and with these, less all before them, so that the parts of all pieces are the whole. */
function partOf(whole: Worth, of: number, before: number, quantity: number): Worth {
  const part = (amount: Minor) => upTo(amount, before + quantity, of) - upTo(amount, before, of)
  const [gross, total] = [part(whole.gross), part(whole.total)]
  const tax = part(whole.tax)
  const onTop = whole.total - (whole.gross - whole.discount)
  return { gross, discount: gross - total + (onTop === 0 ? 0 : tax), tax, total }
}

function upTo(amount: Minor, pieces: number, of: number): Minor {
  return portionOf(amount, Math.min(pieces, of), of)
}

function isLast({ lines }: PricedOrder, pieces: readonly ReturnedTotals[]): boolean {
  return lines.every(({ id, quantity }) => {
    const back = pieces.find(({ line_id }) => line_id === id)
    return back !== undefined && back.before + back.quantity >= quantity
  })
}
