import type { AmountOf } from '#api/contract/catalog/multiple-price.ts'
import { marketplaceListPrice, marketplaceSalePrice } from '#api/contract/catalog/products.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'
import { readPrice, type Writing } from './price-reading.ts'
import { amountOf, type PriceChange } from './price-sums.ts'
import { cameDown, pricesAboveZero, struckAboveItsPrice } from './product-prices.ts'

/** One changed price of a grid of prices, as its rules judge it on both sides. */
export interface PriceCell {
  /** A shop country, or 1000 or 2000 and the id of a marketplace. */
  readonly country_id: number
  /** What is asked for it, or what is struck through beside that. */
  readonly of: AmountOf
  /** As it is to be: an amount, `''` for none, or what was typed and is none. */
  readonly price: string
  /** A service may cost nothing. */
  readonly service: boolean
  /** The price lists that are offered. */
  readonly offered: readonly number[]
  /** The marketplace's other price, as it is to be; `''` where there is none. */
  readonly other: string
  /** The other amount of the same price list, as it is to be: what is struck through beside a price, and the other way round. */
  readonly otherPrice: string
}

export const priceReadable = fieldRule<PriceCell>(
  /*i18n*/ {
    id: 'price.ambiguous',
    message: '{price} iki türlü okunabilir: binlik mi, ondalık mı? Ayırıcısız ya da iki ondalıkla yazın.',
  },
  'own',
  ({ price }) => (readPrice(price).kind === 'ambiguous' ? ['price'] : []),
  ({ price }) => ({ price }),
)

/**
 * A marketplace's price may be taken away, since selling there is a choice; a country's price may not. Nothing needs to be struck through.
 */
export const priceAboveZero = fieldRule<PriceCell>(
  pricesAboveZero.says,
  ['R93', 'R107'],
  ({ country_id, of, price, service }) => {
    const struck = of === 'strikethrough_price'
    if (price === '') return struck || service || country_id >= marketplaceSalePrice ? [] : ['price']
    const minor = minorOf(price)
    const ambiguous = readPrice(price).kind === 'ambiguous'
    return ambiguous || (minor !== null && minor >= (struck || service ? 0 : 1)) ? [] : ['price']
  },
)

export const struckAbovePrice = fieldRule<PriceCell>(struckAboveItsPrice.says, 'own', ({ of, price, otherPrice }) => {
  const [own, struck] = of === 'price' ? [price, otherPrice] : [otherPrice, price]
  return cameDown(own, struck) ? [] : ['price']
})

export const struckWithPrice = fieldRule<PriceCell>(
  /*i18n*/ { id: 'price.strikethrough_alone', message: 'Üstü çizili fiyat için bu listede bir fiyat da olmalıdır.' },
  'own',
  ({ of, price, otherPrice, service }) =>
    of === 'strikethrough_price' && price !== '' && otherPrice === '' && !service ? ['price'] : [],
)

export const priceListOffered = fieldRule<PriceCell>(
  inChoices([]).says,
  ['R179', 'R227', 'R228', 'R229'],
  ({ country_id, offered }) => (offered.includes(country_id) ? [] : ['country_id']),
)

/** Marketplaces refuse it when prices are sent to them, so prices that are changed here are held to it before. */
export const listNotBelowSale = fieldRule<PriceCell>(
  /*i18n*/ { id: 'marketplace.list_below_sale', message: 'Liste fiyatı satış fiyatından küçük olamaz.' },
  'R229',
  ({ country_id, of, price, other }) => {
    const [own, pair] = [minorOf(price), minorOf(other)]
    if (of !== 'price' || country_id < marketplaceSalePrice || own === null || pair === null) return []
    const [list, sale] = country_id >= marketplaceListPrice ? [own, pair] : [pair, own]
    return list < sale ? ['price'] : []
  },
)

/** What must hold for every price that is typed into the grid, whose columns are the lists that are offered. */
export const priceRules = [
  priceReadable,
  priceAboveZero,
  listNotBelowSale,
  struckAbovePrice,
  struckWithPrice,
] as const satisfies readonly Rule<PriceCell>[]

/** What the server asks of every price that is changed. */
export const priceCellRules = [...priceRules, priceListOffered] as const satisfies readonly Rule<PriceCell>[]

/** Facts: the price as it was when the change was made, and as it is stored now; `''` for none. */
export const priceUnmoved: Rule<{ before: string; stored: string }> = rule(
  /*i18n*/ {
    id: 'conflict.price',
    message: 'Bu fiyat bu arada başka yerde değişti: {before} iken {stored} oldu.',
  },
  'D5',
  ({ before, stored }) => before === stored,
  { about: ({ before, stored }) => ({ before: before || '–', stored: stored || '–' }), at: () => ['price'] },
)

export const targetsChosen: Rule<{ targets: readonly number[] }> = rule(
  /*i18n*/ { id: 'validation.country_or_marketplace', message: 'En az bir ülke veya pazaryeri seçin.' },
  'R108',
  ({ targets }) => targets.length > 0,
  { at: () => ['targets'] },
)

/** A change of many prices says how much. More than everything cannot be taken off. */
export const changeReadable: Rule<{ change: PriceChange; writing: Writing }> = rule(
  /*i18n*/ {
    id: 'price.change_amount',
    message: 'Değişiklik için bir tutar ya da yüzde girin. Yüzde −100’den büyük olmalıdır.',
  },
  'own',
  ({ change, writing }) => {
    const amount = amountOf(change, writing)
    return amount !== null && (change.how !== 'percent' || amount > -10_000n)
  },
  { at: () => ['price-change-amount'] },
)

/** Facts: how many steps there are to go back or forward. */
export const somethingToUndo: Rule<{ steps: number }> = rule(
  /*i18n*/ { id: 'edit.nothing_to_undo', message: 'Geri alınacak bir değişiklik yok.' },
  'own',
  ({ steps }) => steps > 0,
)
export const somethingToRedo: Rule<{ steps: number }> = rule(
  /*i18n*/ { id: 'edit.nothing_to_redo', message: 'Yinelenecek bir değişiklik yok.' },
  'own',
  ({ steps }) => steps > 0,
)

/** Nothing is changed out of sight. Facts: how many prices of the step are in columns that are hidden. */
export const stepInSight: Rule<{ hidden: number }> = rule(
  /*i18n*/ {
    id: 'price.step_hidden',
    message: 'Bu adım gizli bir sütunda {hidden} fiyatı değiştirir. Önce o sütunu gösterin.',
  },
  'own',
  ({ hidden }) => hidden === 0,
  { about: ({ hidden }) => ({ hidden }) },
)

/** Facts: how many rows or columns are selected in the direction that is filled. */
export const somewhereToFill: Rule<{ span: number }> = rule(
  /*i18n*/ { id: 'price.fill_range', message: 'Doldurmak için birden çok hücre seçin.' },
  'own',
  ({ span }) => span > 1,
)

/** Other rows are shown only when no change of these would be lost. Facts: how many cells are changed. */
export const changesSettled: Rule<{ changes: number }> = rule(
  /*i18n*/ {
    id: 'price.changes_open',
    message: 'Önce değişiklikleri uygulayın ya da bırakın: {changes} fiyat değişti.',
  },
  'own',
  ({ changes }) => changes === 0,
  { about: ({ changes }) => ({ changes }) },
)

/** Facts: how many of the changes the dry run let through. */
export const somethingToApply: Rule<{ fitting: number }> = rule(
  /*i18n*/ { id: 'price.none_fits', message: 'Kuralların hepsine uyan bir değişiklik yok.' },
  'own',
  ({ fitting }) => fitting > 0,
)
