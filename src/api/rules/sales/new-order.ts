import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { inChoices, isAmount } from '#api/rules/platform/fields.ts'
import { largestAmount, type Minor, minorOf } from '#api/rules/platform/money.ts'
import { type About, fieldRule, type Rule, rowRule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { outsideZones, serves } from './delivery-areas.ts'
import { lineName } from './line-name.ts'
import { newOrderBuyerRules } from './new-order-buyer.ts'
import type { NewOrderFacts, SendingMethod } from './new-order-facts.ts'
import { newOrderSums } from './new-order-sums.ts'
import { orderTaxes } from './order-taxes.ts'
import { enoughForMethod, notTooMuchForMethod } from './payment-methods.ts'

type Facts = NewOrderFacts

/** What was scanned or chosen is on its way, or could not be asked for: without it the order would be another one. */
export const nothingAwaited: Rule<{ awaited: boolean }> = rule(
  /*i18n*/ {
    id: 'order.still_asked',
    message: 'Aranan ürün ya da müşteri daha gelmedi: bekleyin, yeniden deneyin ya da aramaktan vazgeçin.',
  },
  [],
  ({ awaited }) => !awaited,
)

export const codeSold = serverRule(
  /*i18n*/ { id: 'fastsale.code_not_found', message: '{code} kodlu aktif ürün yok.' },
  'R18',
)

export const productRequired: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.product_required', message: 'En az bir ürün ekleyin.' },
  'R136',
  ({ order }) => order.lines.length > 0,
  { at: () => ['product'] },
)

export const productOnce = fieldRule<Facts>(
  /*i18n*/ { id: 'order.product_duplicate', message: 'Bu ürün siparişte zaten var.' },
  'R137',
  ({ order: { lines } }) =>
    lines.flatMap(({ variant_id }, at) =>
      lines.findIndex((one) => one.variant_id === variant_id) < at ? [`lines.${at}.quantity`] : [],
    ),
)

export const soldStill = fieldRule<Facts>(
  /*i18n*/ { id: 'order.variant_gone', message: 'Bu ürün artık satılmıyor.' },
  'R71',
  (facts) => linesWhere(facts, (variant) => variant === undefined),
)

export const servicesAlone: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.service_mixed', message: 'Hizmet ürünleri diğer ürünlerle birlikte satılamaz.' },
  'R70',
  ({ order, variants }) => new Set(order.lines.flatMap((line) => variants[line.variant_id]?.service ?? [])).size < 2,
  { at: () => ['product'] },
)

export const productActive = fieldRule<Facts>(
  /*i18n*/ { id: 'order.passive_product', message: '{name} pasif olduğu için sipariş edilemez.' },
  'R71',
  (facts) => linesWhere(facts, (variant) => variant?.product_on === false),
  (facts) => namesWhere(facts, (variant) => !variant.product_on),
)

export const variantActive = fieldRule<Facts>(
  /*i18n*/ { id: 'order.passive_variant', message: '{name} ürününün bu varyantı pasif.' },
  'R72',
  (facts) => linesWhere(facts, (variant) => variant?.product_on === true && !variant.variant_on),
  (facts) => namesWhere(facts, (variant) => variant.product_on && !variant.variant_on),
)

/** A service may cost nothing; everything else has a price in the shop's country. */
export const hasPrice = fieldRule<Facts>(
  /*i18n*/ { id: 'order.no_price', message: '{name} için geçerli fiyat yok.' },
  'R219',
  (facts) => linesWhere(facts, (variant) => variant !== undefined && priceless(variant)),
  (facts) => namesWhere(facts, priceless),
)

export const quantityGiven = fieldRule<Facts>(
  /*i18n*/ { id: 'order.quantity', message: 'En az 1 olan bir tam sayı girin.' },
  'R136',
  ({ order: { lines } }) =>
    lines.flatMap(({ quantity }, at) => (wholeOf(quantity) >= 1 || below(quantity) ? [] : [`lines.${at}.quantity`])),
)

export const inStock = rowRule<Facts>(
  /*i18n*/ { id: 'order.no_stock', message: '{name} için yalnızca {left} adet kaldı.' },
  'D3',
  linesWith(
    (quantity, { service, stock }) => !service && quantity > stock,
    ({ stock }) => ({ left: stock }),
  ),
)

export const enoughBought = rowRule<Facts>(
  /*i18n*/ { id: 'order.below_minimum', message: '{name} en az {min} adet alınır.' },
  [],
  linesWith(
    (quantity, { min_quantity }) => quantity < min_quantity,
    ({ min_quantity }) => ({ min: min_quantity }),
  ),
)

export const notTooManyBought = rowRule<Facts>(
  /*i18n*/ { id: 'order.above_maximum', message: '{name} en çok {max} adet alınır.' },
  [],
  linesWith(
    (quantity, { max_quantity }) => quantity > max_quantity,
    ({ max_quantity }) => ({ max: max_quantity }),
  ),
)

export const boughtInSteps = rowRule<Facts>(
  /*i18n*/ { id: 'order.not_in_steps', message: '{name} {step} adet ve katları olarak alınır.' },
  [],
  linesWith(
    (quantity, { step_quantity }) => quantity % step_quantity > 0,
    ({ step_quantity }) => ({ step: step_quantity }),
  ),
)

const amounts = ({ order }: Facts): [string, string | number][] => [
  ...order.lines.map(({ price }, at): [string, string | number] => [`lines.${at}.price`, price]),
  ['discount', order.discount.value],
  ...(order.delivery === 'cargo' ? ([['shipping_price', order.shipping_price]] as [string, string | number][]) : []),
]

export const amountsRead = fieldRule<Facts>(isAmount.says, 'D9', (facts) =>
  amounts(facts).flatMap(([path, amount]) => (isAmount.holds(amount) ? [] : [path])),
)

export const nothingNegative = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.negative', message: 'Negatif tutar girilemez.' },
  'R159',
  (facts) => [
    ...facts.order.lines.flatMap(({ quantity }, at) => (below(quantity) ? [`lines.${at}.quantity`] : [])),
    ...amounts(facts).flatMap(([path, amount]) => (path !== 'shipping_price' && below(amount) ? [path] : [])),
  ],
)

export const shippingNotNegative = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.shipping_negative', message: "Kargo ücreti 0'dan küçük olamaz." },
  'R160',
  ({ order }) => (order.delivery === 'cargo' && below(order.shipping_price) ? ['shipping_price'] : []),
)

export const discountWithin = fieldRule<Facts>(
  /*i18n*/ { id: 'fastsale.discount_above_total', message: 'İndirim ürün toplamını aşamaz.' },
  'R161',
  (facts) => {
    const { discount, products } = sumsOf(facts)
    return discount > products ? ['discount'] : []
  },
)

export const totalPositive: Rule<Facts> = rule(
  /*i18n*/ { id: 'fastsale.total_zero', message: "Toplam 0'dan büyük olmalıdır." },
  'R163',
  (facts) => facts.order.lines.length === 0 || sumsOf(facts).total > 0,
  { at: () => ['discount'] },
)

/** What cannot be counted to the kuruş is not sold in one order. */
export const totalCountable: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.total_too_large', message: 'Bir siparişin toplamı en çok {max, number} olabilir.' },
  'D9',
  (facts) => {
    const { products, total } = sumsOf(facts)
    return Math.max(products, total) <= largestAmount
  },
  { about: () => ({ max: largestAmount / 100 }), at: (facts) => [`lines.${dearest(facts)}.price`] },
)

/** A parcel goes by one of the methods that the shop has in use and that send to its address; what is handed over in the shop needs none. */
export const deliveryValid: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.no_delivery', message: 'Geçerli teslimat yöntemi yok.' },
  'R220',
  (facts) => {
    const method = methodOf(facts)
    return facts.order.delivery === 'pickup' || (method !== undefined && sendsThere(method, facts))
  },
  { at: () => ['shipping_method_id'] },
)

/** Says why, where there is a method and it is the address that it does not send to. */
export const methodServes: Rule<Facts> = rule(
  outsideZones,
  'R220',
  (facts) => {
    const method = methodOf(facts)
    return facts.order.delivery === 'pickup' || method === undefined || sendsThere(method, facts)
  },
  {
    about: (facts) => {
      const { city, country } = facts.order.shipping_address
      return {
        method: methodOf(facts)?.name ?? '',
        place: [city, country]
          .map((one) => one.trim())
          .filter(Boolean)
          .join(', '),
      }
    },
    at: () => ['shipping_method_id'],
  },
)

function methodOf({ order, methods }: Facts) {
  return methods.find(({ id }) => id === order.shipping_method_id)
}

function sendsThere({ areas }: SendingMethod, { order }: Facts): boolean {
  return serves(areas, order.shipping_address)
}

/** It is paid in one of the ways that the shop offers: one that was switched off stays on the orders that have it. */
export const paymentOffered: Rule<Facts> = {
  ...inChoices([]),
  holds: (facts) => paymentOf(facts) !== undefined,
  at: () => ['payment_method'],
}

export const paymentMinimumMet: Rule<Facts> = forPayment(enoughForMethod)
export const paymentMaximumKept: Rule<Facts> = forPayment(notTooMuchForMethod)

/** What is said of a product when it is added: none that breaks one of these becomes a line of the form. */
export const newLineRules = [
  productOnce,
  servicesAlone,
  productActive,
  variantActive,
  hasPrice,
] as const satisfies readonly Rule<Facts>[]

/** What the form is held to before it is sent, in its order. */
export const newOrderFormRules: readonly Rule<Facts>[] = [
  productRequired,
  inStock,
  quantityGiven,
  enoughBought,
  notTooManyBought,
  boughtInSteps,
  amountsRead,
  nothingNegative,
  shippingNotNegative,
  discountWithin,
  totalPositive,
  totalCountable,
  deliveryValid,
  methodServes,
  paymentOffered,
  paymentMinimumMet,
  paymentMaximumKept,
  ...newOrderBuyerRules,
]

/** What must hold before an order is stored, of what is sold at that moment. */
export const newOrderRules: readonly Rule<Facts>[] = [soldStill, ...newLineRules, ...newOrderFormRules]

/** The sums of the order with the rates of its variants. */
export function sumsOf({ order, variants, tax_in_price }: Facts) {
  const lines = order.lines.map((line) => ({ ...line, tax_rate: variants[line.variant_id]?.tax_rate ?? 0 }))
  return newOrderSums({ ...order, lines, tax_in_price })
}

/** The tax in what the order comes to, by rate and with that of its parcel: as its page and its invoice will say it. */
export function taxesOf(facts: Facts): { rate: number; tax: Minor }[] {
  const { lines, discount, shipping, total } = sumsOf(facts)
  const rateOf = (at: number) => facts.variants[facts.order.lines[at]?.variant_id ?? 0]?.tax_rate ?? 0
  const priced = lines.map((line, id) => ({ ...line, id, name: '', tax_rate: rateOf(id) }))
  const sold = priced.filter(({ quantity }) => quantity > 0)
  const { taxes } = orderTaxes({ lines: sold, discount_total: discount, shipping_total: shipping, total })
  return taxes.map(({ rate, tax }) => ({ rate, tax: minorOf(tax) ?? 0 }))
}

function paymentOf({ order, payments }: Facts) {
  return payments.find(({ method }) => method === order.payment_method)
}

/** The limits of the chosen way of paying, asked of what the order comes to; of one without lines nothing is known. */
function forPayment(limit: typeof enoughForMethod): Rule<Facts> {
  const paid = (facts: Facts) => ({ method: paymentOf(facts), total: sumsOf(facts).total })
  return {
    ...limit,
    holds: (facts) => facts.order.lines.length === 0 || limit.holds(paid(facts)),
    about: (facts) => limit.about?.(paid(facts)) ?? {},
    at: () => ['payment_method'],
  }
}

function linesWhere({ order, variants }: Facts, wrong: (variant: OrderVariant | undefined) => boolean): string[] {
  return order.lines.flatMap(({ variant_id }, at) => (wrong(variants[variant_id]) ? [`lines.${at}.quantity`] : []))
}

function namesWhere({ order, variants }: Facts, wrong: (variant: OrderVariant) => boolean) {
  const found = order.lines.flatMap(({ variant_id }) => variants[variant_id] ?? []).filter(wrong)
  return { name: found.map(lineName).join(', ') }
}

/** The lines that buy so many of a variant as it must not be, each with the values of its sentence. */
function linesWith(
  wrong: (quantity: number, variant: OrderVariant) => boolean,
  values: (variant: OrderVariant) => About,
) {
  return ({ order, variants }: Facts) =>
    order.lines.flatMap(({ variant_id, quantity: typed }, at) => {
      const variant = variants[variant_id]
      const quantity = wholeOf(typed)
      return variant && quantity >= 1 && wrong(quantity, variant)
        ? [{ about: { name: lineName(variant), ...values(variant) }, at: [`lines.${at}.quantity`] }]
        : []
    })
}

/** The line that costs the most. */
function dearest(facts: Facts): number {
  const totals = sumsOf(facts).lines.map(({ total }) => total)
  return totals.indexOf(Math.max(...totals))
}

function priceless({ service, price }: OrderVariant): boolean {
  return !service && (minorOf(price ?? '') ?? 0) <= 0
}

function below(amount: string | number): boolean {
  return (minorOf(amount) ?? 0) < 0
}
