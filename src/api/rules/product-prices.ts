import type { Typed } from '#api/contract/common.ts'
import { productTypes } from '#api/contract/products.ts'
import { inChoices } from './fields.ts'
import { minorOf } from './money.ts'
import { emptyOr, type ProductFacts, staying } from './product-facts.ts'
import { fieldRule, type Rule } from './rule.ts'

type Facts = ProductFacts

export const pricesAboveZero = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.price', message: "0'dan büyük bir fiyat girin." },
  ['R93', 'R107'],
  ({ product }) => {
    const isService = product.product_type_id === productTypes.service
    const fits = (price: Typed) => (isService ? emptyOr(price, notNegative) : aboveZero(price))
    return staying(product).flatMap(({ variant, index }) => [
      ...(variant.prices.length === 0 && !isService ? [`variants.${index}.prices`] : []),
      ...variant.prices.flatMap((one, at) => [
        ...(fits(one.price) ? [] : [`variants.${index}.prices.${at}.price`]),
        ...(emptyOr(one.strikethrough_price, notNegative)
          ? []
          : [`variants.${index}.prices.${at}.strikethrough_price`]),
      ]),
    ])
  },
)

const listed = inChoices([])

/** Each price belongs to a shop country, or to a marketplace as its sale (1000 + id) or list price (2000 + id). */
export const priceListsExist: Rule<Facts> = fieldRule<Facts>(
  listed.says,
  ['R227', 'R228', 'R229'],
  ({ product, countries }) =>
    staying(product).flatMap(({ variant, index }) =>
      variant.prices.flatMap((price, at) =>
        countries.includes(price.country_id) ? [] : [`variants.${index}.prices.${at}.country_id`],
      ),
    ),
)

function aboveZero(price: Typed): boolean {
  const minor = minorOf(price)
  return minor !== null && minor > 0
}

function notNegative(amount: Typed): boolean {
  const minor = minorOf(amount)
  return minor !== null && minor >= 0
}
