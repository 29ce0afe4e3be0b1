import { productTypes, type Variant } from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import { inEachVariant } from './by-variant.ts'
import { emptyOr, type ProductFacts } from './product-facts.ts'

type Facts = ProductFacts

export const pricesAboveZero = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.price', message: "0'dan büyük bir fiyat girin." },
  ['R93', 'R107'],
  ({ product }) => {
    const isService = product.product_type_id === productTypes.service
    return isService ? wrongFees(product) : wrongPrices(product)
  },
)

const wrongPrices = inEachVariant((variant) => [
  ...(variant.prices.length === 0 ? ['prices'] : []),
  ...pricesWrong(variant, aboveZero),
])

/** What a service costs may be left open. */
const wrongFees = inEachVariant((variant) => pricesWrong(variant, (price) => emptyOr(price, notNegative)))

function pricesWrong({ prices }: Variant, fits: (price: Typed) => boolean): string[] {
  return prices.flatMap((one, at) => [
    ...(fits(one.price) ? [] : [`prices.${at}.price`]),
    ...(emptyOr(one.strikethrough_price, notNegative) ? [] : [`prices.${at}.strikethrough_price`]),
  ])
}

/** What is struck through is what the price came down from. */
export const struckAboveItsPrice = fieldRule<Facts>(
  /*i18n*/ { id: 'price.strikethrough_below', message: 'Üstü çizili fiyat, satış fiyatından büyük olmalıdır.' },
  'own',
  ({ product }) => wrongStruck(product),
)

const wrongStruck = inEachVariant(({ prices }) =>
  prices.flatMap(({ price, strikethrough_price }, at) =>
    cameDown(price, strikethrough_price ?? '') ? [] : [`prices.${at}.strikethrough_price`],
  ),
)

/** Whether a price may have come down from what is struck through beside it. 0 is how some write that nothing is; what is no amount is another rule's. */
export function cameDown(price: Typed, struck: Typed): boolean {
  const [low, high] = [minorOf(price), minorOf(struck)]
  return low === null || high === null || high <= 0 || high > low
}

const listed = inChoices([])

/** Each price belongs to a shop country, or to a marketplace as its sale (1000 + id) or list price (2000 + id). */
export const priceListsExist: Rule<Facts> = fieldRule<Facts>(
  listed.says,
  ['R227', 'R228', 'R229'],
  ({ product, countries }) => unknownLists(product, countries),
)

const unknownLists = inEachVariant<readonly number[]>(({ prices }, countries) =>
  prices.flatMap((price, at) => (countries.includes(price.country_id) ? [] : [`prices.${at}.country_id`])),
)

function aboveZero(price: Typed): boolean {
  const minor = minorOf(price)
  return minor !== null && minor > 0
}

function notNegative(amount: Typed): boolean {
  const minor = minorOf(amount)
  return minor !== null && minor >= 0
}
