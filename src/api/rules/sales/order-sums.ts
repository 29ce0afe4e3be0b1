import type { Order, OrderLine } from '#api/contract/sales/orders.ts'
import { taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'

/** How one line came to its total, in kuruş: price times pieces, less its discount; and the tax that is in it or on top of it. */
export interface LineSum {
  readonly goods: Minor
  readonly discount: Minor
  readonly total: Minor
  /** What the tax is taken of. */
  readonly base: Minor
  readonly tax: Minor
}

/** How the order came to its total. Its parts add up to it; `rest` is what none of them explains, and is shown rather than hidden. */
export interface OrderSum {
  readonly lines: readonly LineSum[]
  readonly goods: Minor
  readonly lineDiscounts: Minor
  /** Of the whole order, beside those of its lines. */
  readonly discount: Minor
  readonly shipping: Minor
  /** Tax that comes on top; none where the prices hold it. */
  readonly onTop: Minor
  readonly rest: Minor
  readonly total: Minor
  /** Whether the prices hold their tax. */
  readonly inPrices: boolean
  readonly taxes: readonly { readonly rate: number; readonly base: Minor; readonly tax: Minor }[]
  /** Tax that is of no line, such as that of shipping, or what a discount of the whole order takes off. */
  readonly otherTax: Minor
  readonly tax: Minor
}

type SummedLine = Pick<OrderLine, 'quantity' | 'price' | 'tax_rate' | 'discount' | 'total'>
type Summed = Pick<Order, 'discount_total' | 'shipping_total' | 'tax_total' | 'total'> & {
  readonly lines: readonly SummedLine[]
}

/** An order's sum, explained to the kuruş from what is stored of it. */
export function sumOf(order: Summed): OrderSum {
  const [total, tax, shipping] = [order.total, order.tax_total, order.shipping_total].map(kurus) as [
    Minor,
    Minor,
    Minor,
  ]
  const lineTotals = plus(order.lines.map((line) => kurus(line.total)))
  const lineDiscounts = plus(order.lines.map((line) => kurus(line.discount)))
  const whole = kurus(order.discount_total)
  // Some shops' sums hold the discounts of the lines in that of the order, and some prices hold their tax: what adds up says which.
  const ways = [whole - lineDiscounts, whole].flatMap((discount) =>
    [0, tax].map((onTop) => ({ discount, onTop, rest: total - (lineTotals - discount + shipping + onTop) })),
  )
  const { discount, onTop, rest } = ways.find((way) => way.rest === 0 && way.discount >= 0) ?? (ways[0] as Way)
  const inPrices = onTop === 0
  const lines = order.lines.map((line) => lineSum(line, inPrices))
  const taxes = byRate(order.lines, lines)
  return {
    lines,
    goods: plus(lines.map((line) => line.goods)),
    lineDiscounts,
    discount,
    shipping,
    onTop,
    rest,
    total,
    inPrices,
    taxes,
    otherTax: tax - plus(taxes.map((one) => one.tax)),
    tax,
  }
}

type Way = Pick<OrderSum, 'discount' | 'onTop' | 'rest'>

function lineSum(line: SummedLine, inPrices: boolean): LineSum {
  const total = kurus(line.total)
  const rate = line.tax_rate
  const tax = inPrices ? taxWithin(total, rate) : taxUpon(total, rate)
  return {
    goods: kurus(line.price) * line.quantity,
    discount: kurus(line.discount),
    total,
    base: inPrices ? total - tax : total,
    tax,
  }
}

function byRate(stored: readonly SummedLine[], lines: readonly LineSum[]): OrderSum['taxes'] {
  const rates = [...new Set(stored.map((line) => line.tax_rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const own = lines.filter((_, at) => stored[at]?.tax_rate === rate)
    return { rate, base: plus(own.map((line) => line.base)), tax: plus(own.map((line) => line.tax)) }
  })
}

function plus(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function kurus(amount: string): Minor {
  return minorOf(amount) ?? 0
}
