import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import type { NewOrder, OrderVariant } from '#api/contract/sales/new-order.ts'
import { decimalOf, type Minor, minorOf, portionOf } from '#api/rules/platform/money.ts'
import { type NewOrderSums, newOrderSums } from './new-order-sums.ts'

interface Summing {
  readonly sale: Pick<FastSale, 'lines' | 'discount' | 'shipping_price'>
  readonly variants: Readonly<Record<number, Pick<OrderVariant, 'tax_rate'>>>
  readonly tax_in_price: boolean
}

const nothingOff = { kind: 'fixed', value: '0' } as const

/** What a sale comes to, in kuruş, the same on the screen, on the receipt and in the database. */
export function fastSaleSums({ sale, variants, tax_in_price }: Summing): NewOrderSums {
  const discount = fastSaleDiscount({ ...sale, variants, tax_in_price })
  return sumsWith({ ...sale, variants, tax_in_price }, discount)
}

/** What its products come to with their tax, before anything is taken off (R161). */
export function productTotal(given: Omit<Summing, 'sale'> & Summing['sale']): Minor {
  const { products, tax } = sumsWith({ ...given, shipping_price: '0' }, nothingOff)
  return products + (given.tax_in_price ? 0 : tax)
}

/**
 * The discount as an order has it. What is typed at the till comes off what the customer sees, which holds the tax; where the prices do not,
 * as large a part of them is taken off.
 */
export function fastSaleDiscount(given: Omit<Summing, 'sale'> & Summing['sale']): NewOrder['discount'] {
  const { type: kind, value } = given.discount
  const off = minorOf(value)
  if (kind === 'percentage' || given.tax_in_price || off === null || off <= 0) return { kind, value }
  const { products } = sumsWith({ ...given, shipping_price: '0' }, nothingOff)
  const whole = productTotal(given)
  return whole === 0 ? { kind, value } : { kind, value: decimalOf(portionOf(products, off, whole)) }
}

function sumsWith(
  { lines, variants, shipping_price, tax_in_price }: Omit<Summing, 'sale'> & Omit<Summing['sale'], 'discount'>,
  discount: NewOrder['discount'],
): NewOrderSums {
  const taxed = lines.map((line) => ({ ...line, tax_rate: variants[line.variant_id]?.tax_rate ?? 0 }))
  return newOrderSums({ lines: taxed, discount, delivery: 'cargo', shipping_price, tax_in_price })
}

/** The tax in what a sale comes to, by rate, the lowest first. */
export function saleTaxes({ sale, variants, tax_in_price }: Summing): { rate: number; tax: Minor }[] {
  const { lines } = fastSaleSums({ sale, variants, tax_in_price })
  const taxes = new Map<number, Minor>()
  for (const [at, { tax }] of lines.entries()) {
    const rate = variants[sale.lines[at]?.variant_id ?? 0]?.tax_rate ?? 0
    taxes.set(rate, (taxes.get(rate) ?? 0) + tax)
  }
  return [...taxes].map(([rate, tax]) => ({ rate, tax })).toSorted((one, other) => one.rate - other.rate)
}
