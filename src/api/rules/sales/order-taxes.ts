import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { invoiceSums, type TaxedLine } from './invoice-sums.ts'
import { carriageRate, orderWorth, type PricedLine, type PricedOrder, taxIncluded, type Worth } from './order-worth.ts'

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
  const worth = orderWorth(order)
  const included = taxIncluded(order)
  const goods = order.lines.map((line, at) => taxedLine(line, worth.lines[at] as Worth, included))
  const parcel = { name: carriage, quantity: 1, tax_rate: carriageRate }
  return invoiceSums(order.shipping_total > 0 ? [...goods, taxedLine(parcel, worth.carriage, true)] : goods)
}

/** A line without its tax, before and after its discounts. */
function taxedLine(
  { name, quantity, tax_rate }: Pick<TaxedLine, 'name' | 'quantity' | 'tax_rate'>,
  { gross, tax, total }: Worth,
  included: boolean,
): TaxedLine {
  const before = included ? gross - taxWithin(gross, tax_rate) : gross
  return { name, quantity, tax_rate, base: Math.max(total - tax, before), tax, total }
}
