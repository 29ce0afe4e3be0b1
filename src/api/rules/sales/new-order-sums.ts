import type { NewOrder } from '#api/contract/sales/new-order.ts'
import { taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, minorOf, portionOf } from '#api/rules/platform/money.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'

export interface SummedLine {
  readonly price: Minor
  readonly quantity: number
  /** What campaigns give off it. */
  readonly off: Minor
  /** After what campaigns give off it. */
  readonly total: Minor
  /** Of the discount of the whole order. */
  readonly discount: Minor
  readonly tax: Minor
}

/** What an order comes to, in kuruş. `products` are before, `discount` is of campaigns and of the whole order; `total` is products less discount, with shipping, and with tax where the prices do not hold it. */
export interface NewOrderSums {
  readonly lines: readonly SummedLine[]
  readonly products: Minor
  readonly discount: Minor
  readonly shipping: Minor
  readonly tax: Minor
  readonly total: Minor
}

interface Summing {
  readonly lines: readonly {
    readonly quantity: number | string
    readonly price: number | string
    readonly tax_rate: number
    readonly off?: Minor
  }[]
  readonly discount: NewOrder['discount']
  readonly delivery: NewOrder['delivery']
  readonly shipping_price: number | string
  readonly tax_in_price: boolean
  /** A campaign pays the carrying. */
  readonly free_shipping?: boolean
}

/**
 * The sums of an order, the same on the screen and in the database. A percentage is rounded once, over all products; the discount is then
 * shared by the lines to the kuruş, and each line is taxed on what is left of it. What campaigns give off is off the lines before that. What is no amount yet counts as nothing.
 */
export function newOrderSums(order: Summing): NewOrderSums {
  const { lines, discount, delivery, shipping_price, tax_in_price } = order
  const goods = lines.map(({ quantity, price, off = 0 }) => ({
    ...{ price: amountOf(price), quantity: piecesOf(quantity), off },
  }))
  const totals = goods.map(({ price, quantity, off }) => price * quantity - off)
  const left = plus(totals)
  const off = discountOf(discount, left)
  const shares = shareOut(Math.min(off, left), totals)
  const summed = goods.map((line, at) => {
    const [total = 0, share = 0] = [totals[at], shares[at]]
    const rate = lines[at]?.tax_rate ?? 0
    const tax = tax_in_price ? taxWithin(total - share, rate) : taxUpon(total - share, rate)
    return { ...line, total, discount: share, tax }
  })
  const tax = plus(summed.map((line) => line.tax))
  const given = plus(goods.map((line) => line.off))
  const shipping = delivery === 'cargo' && order.free_shipping !== true ? amountOf(shipping_price) : 0
  return {
    lines: summed,
    products: left + given,
    discount: off + given,
    shipping,
    tax,
    total: left - off + shipping + (tax_in_price ? 0 : tax),
  }
}

function discountOf({ kind, value }: NewOrder['discount'], products: Minor): Minor {
  const given = amountOf(value)
  return kind === 'fixed' ? given : portionOf(products, given, 10_000)
}

function amountOf(amount: number | string): Minor {
  return minorOf(amount) ?? 0
}

function piecesOf(quantity: number | string): number {
  const pieces = Number(quantity)
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0
}

function plus(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
