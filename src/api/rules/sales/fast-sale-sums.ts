import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import type { FastSale } from '#api/contract/sales/fast-sale.ts'
import type { NewOrder, OrderVariant } from '#api/contract/sales/new-order.ts'
import type { CampaignDiscounts } from '#api/rules/content/discounts.ts'
import { decimalOf, type Minor, minorOf, portionOf } from '#api/rules/platform/money.ts'
import type { NewOrderFacts } from './new-order-facts.ts'
import { type NewOrderSums, newOrderSums } from './new-order-sums.ts'
import { discountsOf } from './order-campaigns.ts'

type SummedSale = Pick<FastSale, 'lines' | 'discount' | 'shipping_price'> &
  Partial<Pick<FastSale, 'payments' | 'coupon_code'>>

interface Summing {
  readonly sale: SummedSale
  readonly variants: Readonly<Record<number, Pick<OrderVariant, 'tax_rate'>>>
  readonly tax_in_price: boolean
  /** The sales of the day and the coupon of its code; none where nobody could be asked. */
  readonly campaigns?: OrderCampaigns | undefined
}

const nothingOff = { kind: 'fixed', value: '0' } as const

/** What a sale comes to, in kuruş, the same on the screen, on the receipt and in the database. */
export function fastSaleSums(summing: Summing): NewOrderSums {
  return sumsWith(summing, fastSaleDiscount(summing))
}

/** What campaigns give off a sale, in the ways in which it is paid: before the discount that is typed, as an order has it. */
export function saleDiscounts({ sale, variants, tax_in_price, campaigns }: Summing): CampaignDiscounts {
  const before = known.get(sale)
  if (before && before.campaigns === campaigns && before.variants === variants && before.tax_in_price === tax_in_price)
    return before.discounts
  const { lines, coupon_code = '', payments = [] } = sale
  const discounts = discountsOf({
    order: { lines, coupon_code } as unknown as NewOrder,
    ...{ variants: variants as NewOrderFacts['variants'], tax_in_price, methods: [], payments: [], campaigns },
    paid_with: waysOf(payments),
  })
  known.set(sale, { campaigns, variants, tax_in_price, discounts })
  return discounts
}

const known = new WeakMap<SummedSale, Omit<Summing, 'sale'> & { readonly discounts: CampaignDiscounts }>()

/** The ways of paying that a sale is paid in, each once. */
export function waysOf(payments: FastSale['payments']): readonly string[] {
  return [...new Set(payments.map(({ method }) => method))]
}

/** What its products come to with their tax, after campaigns and before anything that is typed is taken off (R161). */
export function productTotal(summing: Summing): Minor {
  const { products, discount, tax } = goodsOf(summing)
  return products - discount + (summing.tax_in_price ? 0 : tax)
}

/**
 * The discount as an order has it. What is typed at the till comes off what the customer sees, which holds the tax; where the prices do not,
 * as large a part of them is taken off.
 */
export function fastSaleDiscount(summing: Summing): NewOrder['discount'] {
  const { type: kind, value } = summing.sale.discount
  const off = minorOf(value)
  if (kind === 'percentage' || summing.tax_in_price || off === null || off <= 0) return { kind, value }
  const { products, discount } = goodsOf(summing)
  const whole = productTotal(summing)
  return whole === 0 ? { kind, value } : { kind, value: decimalOf(portionOf(products - discount, off, whole)) }
}

/** The goods alone, before anything that is typed is taken off. */
function goodsOf(summing: Summing): NewOrderSums {
  return sumsWith(summing, nothingOff, '0')
}

function sumsWith(
  summing: Summing,
  discount: NewOrder['discount'],
  shipping_price = summing.sale.shipping_price,
): NewOrderSums {
  const { sale, variants, tax_in_price } = summing
  const { lines: off, free_shipping } = saleDiscounts(summing)
  const taxed = sale.lines.map((line, at) => ({
    ...line,
    ...{ tax_rate: variants[line.variant_id]?.tax_rate ?? 0, off: off[at] ?? 0 },
  }))
  return newOrderSums({ lines: taxed, discount, delivery: 'cargo', shipping_price, tax_in_price, free_shipping })
}

/** The tax in what a sale comes to, by rate, the lowest first. */
export function saleTaxes(summing: Summing): { rate: number; tax: Minor }[] {
  const { sale, variants } = summing
  const { lines } = fastSaleSums(summing)
  const taxes = new Map<number, Minor>()
  for (const [at, { tax }] of lines.entries()) {
    const rate = variants[sale.lines[at]?.variant_id ?? 0]?.tax_rate ?? 0
    taxes.set(rate, (taxes.get(rate) ?? 0) + tax)
  }
  return [...taxes].map(([rate, tax]) => ({ rate, tax })).toSorted((one, other) => one.rate - other.rate)
}
