import { taxUpon } from '#api/rules/catalog/tax-sums.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { type GrossLine, invoiceSums } from './invoice-sums.ts'
import { type PricedLine, type PricedOrder, taxIncluded } from './refund-sums.ts'

/** The rate that carrying is taxed with, in percent. Its price holds its tax, whatever the prices of the goods do. */
export const carriageRate = 20

/** What the line of the parcel is called on an invoice. */
export const carriageSays = /*i18n*/ { id: 'invoices.carriage', message: 'Kargo' }

/** An order as it is taxed. All amounts are kuruş. */
export interface TaxedOrder extends PricedOrder {
  readonly lines: readonly (PricedLine & { readonly name: string })[]
}

/**
 * The tax in what an order costs, line by line and by rate, with that of carrying: what its page shows and its invoice says, from what is stored
 * of the order alone. `carriage` is what the line of the parcel is called.
 */
export function orderTaxes(order: TaxedOrder, carriage = '') {
  const { lines, shipping_total, total } = order
  const upon = taxIncluded(order) ? untaxed : taxUpon
  const goods = lines.map((line) => grossLine(line, upon))
  const parcel = { name: carriage, quantity: 1, tax_rate: carriageRate, before: shipping_total, after: shipping_total }
  return invoiceSums(shipping_total > 0 ? [...goods, parcel] : goods, total)
}

/** A line with its tax, before and after its discount. Prices without tax get it here, rounded per line. */
function grossLine(
  { name, quantity, price, tax_rate, total }: TaxedOrder['lines'][number],
  upon: (amount: Minor, rate: number) => Minor,
): GrossLine {
  const withTax = (amount: Minor) => amount + upon(amount, tax_rate)
  const after = withTax(total)
  return { name, quantity, tax_rate, before: Math.max(after, withTax(price * quantity)), after }
}

function untaxed(): Minor {
  return 0
}
