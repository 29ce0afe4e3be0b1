import type { ProductInput } from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { isNumber } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import { amongVariants, inEachVariant } from './by-variant.ts'
import { emptyOr, type ProductFacts, wholeOf } from './product-facts.ts'

type Facts = ProductFacts

/** What a variant's size and weight can be, with the three decimals that are stored. */
const largestMeasure = 9_999_999.999
/** The largest stock of a whole product. */
const largestStock = 2_147_483_647

const buying = ['min_quantity', 'max_quantity', 'step_quantity'] as const
const measures = ['width', 'height', 'length', 'weight'] as const

/** Quantities are whole, stock and measures are not negative, and what a variant costs its shop is an amount. */
export const numbersAreNumbers: Rule<Facts> = {
  ...fieldRule<Facts>(isNumber.says, isNumber.of, ({ product }) => [
    ...buying.filter((key) => Number.isNaN(wholeOf(product[key]))),
    ...wrongNumbers(product),
    ...stockBeyond(product),
  ]),
}

const wrongNumbers = inEachVariant((variant) => [
  ...(wholeOf(variant.quantity) >= 0 ? [] : ['quantity']),
  ...measures.filter((key) => !emptyOr(variant[key], isMeasure)),
  ...(emptyOr(variant.supplier_price, notNegative) ? [] : ['supplier_price']),
])

/** The variants that take the stock of the whole product over what can be counted. */
const stockBeyond = amongVariants(['quantity', 'deleted'], (variants) => {
  let stock = 0
  return variants.flatMap(({ quantity, deleted }, index) => {
    const own = typeof quantity === 'number' ? quantity : wholeOf(quantity)
    if (deleted || !(own >= 0)) return []
    stock += own
    return stock > largestStock ? [`variants.${index}.quantity`] : []
  })
})

const quantity = (key: (typeof buying)[number], wrong: (product: ProductInput) => boolean) => {
  return ({ product }: Facts) => (wrong(product) ? [key] : [])
}

export const minAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_quantity', message: 'Minimum miktar en az 1 olmalıdır.' },
  'R82',
  quantity('min_quantity', (product) => wholeOf(product.min_quantity) < 1),
)
export const minNotAboveMax = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_above_max', message: 'Minimum, maksimumdan büyük olamaz.' },
  'R83',
  quantity('min_quantity', (product) => wholeOf(product.min_quantity) > wholeOf(product.max_quantity)),
)
export const minMultipleOfStep = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_not_multiple', message: 'Minimum miktar artış miktarının katı olmalıdır.' },
  'R84',
  quantity(
    'min_quantity',
    (product) =>
      wholeOf(product.step_quantity) >= 1 && wholeOf(product.min_quantity) % wholeOf(product.step_quantity) > 0,
  ),
)
export const maxAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.max_quantity', message: 'Maksimum miktar en az 1 olmalıdır.' },
  'R85',
  quantity('max_quantity', (product) => wholeOf(product.max_quantity) < 1),
)
export const maxNotBelowMin = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.max_below_min', message: 'Maksimum miktar minimumdan küçük olamaz.' },
  'R86',
  quantity('max_quantity', (product) => wholeOf(product.max_quantity) < wholeOf(product.min_quantity)),
)
export const stepAtLeastOne = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.step_quantity', message: 'Artış miktarı en az 1 olmalıdır.' },
  'R87',
  quantity('step_quantity', (product) => wholeOf(product.step_quantity) < 1),
)

/** The minimum of a stock: a whole number that is not negative. */
export function isMinStock(value: Typed): boolean {
  return wholeOf(value) >= 0
}

export const minStockWhole = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.min_stock', message: 'Kritik stok 0 ya da daha büyük bir tam sayı olmalıdır.' },
  [],
  ({ product }) => (isMinStock(product.min_stock) ? [] : ['min_stock']),
)

function isMeasure(value: Typed): boolean {
  return isNumber.holds(value) && Number(value) >= 0 && Number(value) <= largestMeasure
}

function notNegative(amount: Typed): boolean {
  const minor = minorOf(amount)
  return minor !== null && minor >= 0
}
