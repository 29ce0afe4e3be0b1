import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type About, fieldRule, type Rule, rowRule, rule } from '#api/rules/platform/rule.ts'
import { lineName } from './line-name.ts'
import type { NewOrderFacts } from './new-order-facts.ts'

type Facts = NewOrderFacts

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

/** What is said of a product when it is added: none that breaks one of these becomes a line of the form. */
export const newLineRules = [
  productOnce,
  servicesAlone,
  productActive,
  variantActive,
  hasPrice,
] as const satisfies readonly Rule<Facts>[]

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

function priceless({ service, price }: OrderVariant): boolean {
  return !service && (minorOf(price ?? '') ?? 0) <= 0
}

/** Whether an amount is less than nothing. */
export function below(amount: string | number): boolean {
  return (minorOf(amount) ?? 0) < 0
}
