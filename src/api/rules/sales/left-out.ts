import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import { discountOfWhole, orderWorth, type PricedLine, type PricedOrder, taxIncluded } from './order-worth.ts'
import { refundSums } from './refund-sums.ts'

/** An order that nobody paid yet, as far as its money goes; of its lines only the pieces that are owed. */
export interface OwedOrder extends PricedOrder {
  readonly lines: readonly (PricedLine & { readonly discount: Minor })[]
  readonly product_total: Minor
  readonly tax_total: Minor
}

/** What is stored of an order once pieces of a line are not owed any more. */
export interface Owed {
  readonly line: { readonly discount: Minor; readonly total: Minor }
  readonly order: Pick<OwedOrder, 'product_total' | 'discount_total' | 'shipping_total' | 'tax_total' | 'total'>
}

/** The pieces that are owed, line by line: pieces that were neither sent nor paid cost nothing, and neither does a line without others. */
export function owedLines<Line extends { readonly quantity: number; readonly left_out: number }>(
  lines: readonly Line[],
): Line[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.left_out }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * What an order costs without some pieces of a line: less by what a refund of the last pieces of that line would pay, to the kuruş, and its
 * sums say so. With the last pieces of the order goes its shipping.
 */
export function withoutPieces(order: OwedOrder, line_id: number, quantity: number): Owed {
  const line = order.lines.find(({ id }) => id === line_id)
  if (!line) throw new RangeError(`There is nothing owed for line ${line_id}`)
  const kept = line.quantity - quantity
  const gone = refundSums(order, [{ line_id, before: kept, quantity }]).lines[0]
  const carriage = kept === 0 && order.lines.length === 1 ? orderWorth(order).carriage : free
  const total = portionOf(line.total, kept, line.quantity)
  const goods = line.total - total
  const own = line.price * quantity - goods
  const { tax = 0, total: worth = 0 } = gone ?? {}
  const onTop = !taxIncluded(order)
  const discount = goods - (onTop ? worth - tax : worth)
  const left = {
    product_total: Math.max(0, order.product_total - goods),
    discount_total: Math.max(0, order.discount_total - discount - carriage.discount - (holdsOwn(order) ? own : 0)),
    shipping_total: order.shipping_total - carriage.gross,
    total: order.total - worth - carriage.total,
  }
  const others = order.lines.map((one) => (one === line ? { ...line, quantity: kept, total } : one))
  const lines = others.filter((one) => one.quantity > 0)
  return {
    line: { discount: Math.max(0, line.discount - own), total },
    order: { ...left, tax_total: onTop ? Math.max(0, order.tax_total - tax) : taxIn({ ...left, lines }) },
  }
}

const free = { gross: 0, discount: 0, total: 0 }

/** The tax that the prices of an order hold. */
function taxIn(order: PricedOrder): Minor {
  return orderWorth(order).lines.reduce((sum, { tax }) => sum + tax, 0)
}

/** Some shops' sums hold the discounts of the lines in that of the order. */
function holdsOwn(order: OwedOrder): boolean {
  const own = order.lines.reduce((all, line) => all + line.price * line.quantity, 0) - goodsOf(order)
  return order.discount_total === discountOfWhole(order) + own
}

function goodsOf({ lines }: OwedOrder): Minor {
  return lines.reduce((all, line) => all + line.total, 0)
}
