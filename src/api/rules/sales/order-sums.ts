import type { Order, OrderLine } from '#api/contract/sales/orders.ts'
import { taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { owedLines } from './left-out.ts'
import { carriageSays, orderTaxes, type TaxedOrder } from './order-taxes.ts'

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
  /** What is in the total, that of carrying with it, as the invoice says it. */
  readonly taxes: readonly { readonly rate: number; readonly base: Minor; readonly tax: Minor }[]
  readonly tax: Minor
}

type SummedLine = Pick<OrderLine, 'quantity' | 'left_out' | 'price' | 'tax_rate' | 'discount' | 'total'> &
  Partial<Pick<OrderLine, 'name'>>
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
  const { taxes, totals } = orderTaxes(pricedOf(order))
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
    taxes: taxes.map((one) => ({ rate: one.rate, base: kurus(one.base), tax: kurus(one.tax) })),
    tax: kurus(totals.tax),
  }
}

/** What the invoice of an order will say of its lines and sums: the function that it is issued with, over the order as its page has it. */
export function invoiceOf(order: Order) {
  return orderTaxes(pricedOf(order), carriageSays.message)
}

type Way = Pick<OrderSum, 'discount' | 'onTop' | 'rest'>

function lineSum(line: SummedLine, inPrices: boolean): LineSum {
  const total = kurus(line.total)
  const rate = line.tax_rate
  const tax = inPrices ? taxWithin(total, rate) : taxUpon(total, rate)
  return {
    goods: kurus(line.price) * (line.quantity - line.left_out),
    discount: kurus(line.discount),
    total,
    base: inPrices ? total - tax : total,
    tax,
  }
}

function pricedOf({ lines, discount_total, shipping_total, total }: Summed): TaxedOrder {
  return {
    lines: owedLines(lines).map(({ price, total: sum, ...line }, id) => ({
      ...{ id, name: line.name ?? '', quantity: line.quantity, tax_rate: line.tax_rate },
      ...{ price: kurus(price), total: kurus(sum) },
    })),
    ...{ discount_total: kurus(discount_total), shipping_total: kurus(shipping_total), total: kurus(total) },
  }
}

function plus(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function kurus(amount: string): Minor {
  return minorOf(amount) ?? 0
}
