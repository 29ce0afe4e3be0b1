import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { taxUpon } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, minorOf, portionOf } from '#api/rules/platform/money.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'

interface Summing {
  readonly quantity: string | number
  readonly unit_price: string | number
  readonly discount: string | number
  readonly tax_rate: string | number
}

/** A line in smallest units: after its discount, its tax, and what a piece of it costs with its part of the extra costs. */
export interface PurchasedLine {
  readonly net: Minor
  readonly tax: Minor
  readonly landed: Minor
}

/** What a purchase comes to. The supplier's total holds no extra costs; those are shared by the lines by what they cost. */
export interface PurchaseSums {
  readonly lines: readonly PurchasedLine[]
  readonly net: Minor
  readonly tax: Minor
  readonly total: Minor
  readonly extra: Minor
}

/** The sums of a purchase, the same on the screen and in the database. What is no amount yet counts as nothing. */
export function purchaseSums(lines: readonly Summing[], extra_cost: string | number): PurchaseSums {
  const goods = lines.map(({ quantity, unit_price, discount, tax_rate }) => {
    const pieces = Math.max(wholeOf(quantity) || 0, 0)
    const gross = pieces * (minorOf(unit_price) ?? 0)
    const net = gross - portionOf(gross, minorOf(discount) ?? 0, 10_000)
    return { pieces, net, tax: taxUpon(net, wholeOf(tax_rate) || 0) }
  })
  const extra = minorOf(extra_cost) ?? 0
  const nets = goods.map(({ net }) => net)
  const shares = goods.length === 0 ? [] : shareOut(extra, nets)
  const net = plus(nets)
  const tax = plus(goods.map((line) => line.tax))
  return {
    lines: goods.map((line, at) => ({
      net: line.net,
      tax: line.tax,
      landed: line.pieces === 0 ? 0 : portionOf(line.net + (shares[at] ?? 0), 1, line.pieces),
    })),
    ...{ net, tax, total: net + tax, extra },
  }
}

function plus(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
